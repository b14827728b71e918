import { allPlayTwice, onePlaysTwice, type ScheduleRules } from '../matchups/double-schedule.rules.js';
import { circleOf, pairPeriod, pairTurn, shuffled, type Pairing } from '../matchups/schedule.rules.js';
import { pairsInDivisions } from './divided-schedule.rules.js';
import type { Divisions } from './division.rules.js';

export interface Schedule {
  /** Ids in the order of the teams' numbers. */
  readonly teams: readonly string[];
  readonly divisions: Divisions;
  readonly seed: string;
  readonly rules: ScheduleRules;
}

/**
 * The matchups of regular periods, from the first. The same seed always gives the same schedule.
 * @param periods their number
 */
export function pairSeason(schedule: Schedule, periods: number): Pairing[][] {
  const { teams, divisions, seed, rules } = schedule;
  if (allPlayTwice(rules, teams.length))
    return Array.from({ length: periods }, (_, index) => pairTwice(schedule, index));
  const single = pairsInDivisions(teams, divisions, seed, periods);
  if (!onePlaysTwice(rules, teams.length)) return single;
  const isDivided = new Set(teams.map((team) => divisions.get(team))).size > 1;
  return isDivided ? withFewestDoubles(teams, single) : withNextIdle(teams, seed, single);
}

/** A period, from 0, in which each team plays two opponents. Periods inside the divisions are spread evenly. */
function pairTwice({ teams, divisions, seed }: Schedule, period: number): Pairing[] {
  const mixed = shuffled(teams, seed);
  const numbers = [...new Set(mixed.map((team) => divisions.get(team) ?? 0))];
  const groups = numbers.map((number) => mixed.filter((team) => (divisions.get(team) ?? 0) === number));
  const sizes = groups.map(({ length }) => length);
  const [most, least] = [Math.max(...sizes), Math.min(...sizes)];
  if (groups.length < 2 || least < 2 || most - least > 1) return twoRounds(mixed, period);
  // Inside and outside have as many periods as their pairs need, so that both kinds of meetings count alike.
  const inside = (periods: number) => Math.ceil((periods * (most - 1)) / (most + mixed.length - 2));
  const before = inside(period);
  return inside(period + 1) > before ? twiceInside(groups, before) : twoRounds(mixed, period - before);
}

/**
 * Two opponents for each of three or more teams. After as many turns as all pairs need, each pair has met equally
 * often; before, no pair is more than one meeting ahead.
 */
function twoRounds(teams: readonly string[], turn: number): Pairing[] {
  const count = teams.length;
  if (count % 2 === 0)
    return [2 * turn, 2 * turn + 1].flatMap((round) =>
      pairTurn(teams, round % (count - 1), Math.floor(round / (count - 1)) % 2 === 1),
    );
  // Teams in a circle meet those at equal distance left and right.
  const distances = (count - 1) / 2;
  const distance = 1 + (turn % distances);
  const swapped = Math.floor(turn / distances) % 2 === 1;
  return teams.map((team, place) => paired(team, teams[(place + distance) % count] ?? '', swapped));
}

const paired = (one: string, other: string, swapped: boolean): Pairing =>
  swapped ? { home: other, away: one } : { home: one, away: other };

/** A division of two has only one pair, so its teams have an opponent outside. */
function twiceInside(groups: readonly (readonly string[])[], turn: number): Pairing[] {
  const [small, large] = [groups.filter(({ length }) => length === 2), groups.filter(({ length }) => length > 2)];
  const inside = large.flatMap((group) => twoRounds(group, turn));
  const [mates] = small;
  if (mates === undefined) return inside;
  if (small.length > 1) {
    // Turn 0 of this circle pairs the two teams of each division. No later turn repeats such a pair.
    const circle = [...small.map(([one = '']) => one), ...small.map(([, other = '']) => other).reverse()];
    return [...inside, ...pairTurn(circle, 0, turn % 2 === 1), ...pairTurn(circle, 1 + (turn % (circle.length - 2)))];
  }
  // A pair of a division of three is split, another one in each turn.
  const split = large[turn % large.length] ?? [];
  const place = Math.floor(turn / large.length) % 3;
  const [one = '', other = ''] = [split[place], split[(place + 1) % 3]];
  const [left = '', right = ''] = Math.floor(turn / large.length / 3) % 2 === 1 ? [...mates].reverse() : mates;
  const rest = inside.filter(({ home, away }) => ![home, away].includes(one) || ![home, away].includes(other));
  return [...rest, { home: left, away: right }, { home: one, away: left }, { home: right, away: other }];
}

const idleIn = (pairs: readonly Pairing[]): string => pairs.find(({ away }) => away === null)?.home ?? '';
const withSecond = (pairs: readonly Pairing[], second: string, period: number): Pairing[] => [
  ...pairs.filter(({ away }) => away !== null),
  paired(idleIn(pairs), second, period % 2 === 1),
];

/** The idle team meets one that is idle later in the turn, so that in each turn every team plays twice once. */
function withNextIdle(teams: readonly string[], seed: string, periods: readonly (readonly Pairing[])[]): Pairing[][] {
  const turns = circleOf(teams).length - 1;
  return periods.map((pairs, period) => {
    const later = 1 + (Math.floor(period / turns) % (turns - 1));
    return withSecond(pairs, idleIn(pairPeriod(teams, seed, 1 + ((period + later) % turns))), period);
  });
}

/** The idle team meets one with the fewest double-headers, and of these one that it met least often. */
function withFewestDoubles(teams: readonly string[], periods: readonly (readonly Pairing[])[]): Pairing[][] {
  const doubles = new Map<string, number>();
  const met = new Map<string, number>();
  const key = (one: string, other: string | null) => [one, other].sort().join(' ');
  const add = (to: Map<string, number>, of: string) => to.set(of, (to.get(of) ?? 0) + 1);
  return periods.map((pairs, period) => {
    for (const { home, away } of pairs) add(met, key(home, away));
    const idle = idleIn(pairs);
    const [second = ''] = teams
      .filter((team) => team !== idle)
      .sort(
        (a, b) =>
          (doubles.get(a) ?? 0) - (doubles.get(b) ?? 0) || (met.get(key(a, idle)) ?? 0) - (met.get(key(b, idle)) ?? 0),
      );
    add(doubles, second);
    add(met, key(idle, second));
    return withSecond(pairs, second, period);
  });
}
