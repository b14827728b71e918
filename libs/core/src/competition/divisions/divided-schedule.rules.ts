import { circleOf, pairPeriod, pairTurn, shuffled, type Pairing } from '../matchups/schedule.rules.js';
import type { Divisions } from './division.rules.js';

/** A pair of teams; null is a bye. */
type Pair = readonly [one: string, other: string | null];

class Played {
  private readonly counts = new Map<string, number>();
  private readonly key = ([one, other]: Pair): string =>
    other === null ? `${one} bye` : [one, other].sort().join(' ');

  met(pair: Pair): number {
    return this.counts.get(this.key(pair)) ?? 0;
  }
  byes(team: string): number {
    return this.met([team, null]);
  }
  homes(team: string): number {
    return this.counts.get(`${team} home`) ?? 0;
  }
  /** Adds the pairs of a period: the team that was at home less often is at home. */
  add(pairs: readonly Pair[]): Pairing[] {
    const count = (key: string) => this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
    return pairs.map(([one, other]) => {
      count(this.key([one, other]));
      if (other === null) return { home: one, away: null };
      const pairing = this.homes(one) <= this.homes(other) ? { home: one, away: other } : { home: other, away: one };
      count(`${pairing.home} home`);
      return pairing;
    });
  }
}

const pairsOf = (pairings: readonly Pairing[]): Pair[] => pairings.map(({ home, away }) => [home, away]);

/**
 * The matchups of a period in a league with divisions. Rounds inside the divisions, in which every team meets each
 * other one of its division once, alternate with rounds of all teams. Teams that are left over inside divisions of an
 * odd number meet each other. With an odd number of teams a team with the fewest byes has the next one. The same seed
 * always gives the same schedule.
 * @param teams ids in the order of the teams' numbers
 * @param number number of the period, from 1
 */
export function pairInDivisions(
  teams: readonly string[],
  divisions: Divisions,
  seed: string,
  number: number,
): Pairing[] {
  return pairsInDivisions(teams, divisions, seed, number).at(-1) ?? [];
}

export function pairsInDivisions(
  teams: readonly string[],
  divisions: Divisions,
  seed: string,
  periods: number,
): Pairing[][] {
  const mixed = shuffled(teams, seed);
  const numbers = new Set(mixed.map((team) => divisions.get(team) ?? 0));
  const groups = [...numbers].map((number) => mixed.filter((team) => (divisions.get(team) ?? 0) === number));
  if (groups.length < 2) return Array.from({ length: periods }, (_, index) => pairPeriod(teams, seed, index + 1));
  const inside = Math.max(...groups.map(({ length }) => (length % 2 === 0 ? length - 1 : length)));
  const cycle = inside + (teams.length % 2 === 0 ? teams.length - 1 : teams.length);
  const played = new Played();
  let circle: (string | null)[] = circleOf(mixed);
  const season: Pairing[][] = [];
  for (let period = 0; period < periods; period += 1) {
    const [cycles, turn] = [Math.floor(period / cycle), period % cycle];
    if (turn === inside && mixed.length % 2 === 1) circle = circleByByes(mixed, played);
    const pairings = played.add(
      turn < inside
        ? pairInside(groups, { cycles, turn, inside }, played)
        : pairsOf(pairTurn(circle, turn - inside, cycles % 2 === 1)),
    );
    season.push(pairings.sort((a, b) => Number(a.away === null) - Number(b.away === null)));
  }
  return season;
}

interface Turn {
  /** Complete cycles before this one. */
  readonly cycles: number;
  /** Turn among the rounds inside the divisions, from 0. */
  readonly turn: number;
  readonly inside: number;
}

function pairInside(groups: readonly (readonly string[])[], { cycles, turn, inside }: Turn, played: Played): Pair[] {
  const pairs: Pair[] = [];
  const left: string[] = [];
  for (const [index, group] of groups.entries()) {
    const circle = circleOf(group);
    const turns = circle.length - 1;
    // Left-over teams meet others in each cycle.
    const at = group.length % 2 === 0 ? cycles * inside + turn : turn + cycles * index;
    for (const pair of pairsOf(pairTurn(circle, at % turns)))
      if (pair[1] === null) left.push(pair[0]);
      else pairs.push(pair);
  }
  if (left.length % 2 === 0) return [...pairs, ...acrossDivisions(left, cycles)];
  const bye = nextBye(left, pairs, groups.flat(), played);
  const rest = pairs.filter(([one, other]) => one !== bye && other !== bye);
  const single = pairs.filter((pair) => pair.includes(bye)).flatMap((pair) => pair.filter((team) => team !== bye));
  const others = [...left.filter((team) => team !== bye), ...single.filter((team) => team !== null)];
  return [...rest, ...acrossDivisions(others, cycles + turn), [bye, null]];
}

const acrossDivisions = (left: readonly string[], turn: number): Pair[] =>
  left.length === 0 ? [] : pairsOf(pairTurn(left, turn % Math.max(1, left.length - 1)));

/** The team of a bye: one of the fewest byes, if possible one that is left over, otherwise of a pair that met often. */
function nextBye(left: readonly string[], pairs: readonly Pair[], teams: readonly string[], played: Played): string {
  const fewest = Math.min(...teams.map((team) => played.byes(team)));
  const isNext = (team: string | null): team is string => team !== null && played.byes(team) === fewest;
  const idle = left.find(isNext);
  if (idle !== undefined) return idle;
  const often = [...pairs].filter((pair) => pair.some(isNext)).sort((a, b) => played.met(b) - played.met(a))[0];
  return often?.find(isNext) ?? '';
}

/** A circle in which the teams with the fewest byes have the next ones. */
function circleByByes(teams: readonly string[], played: Played): (string | null)[] {
  const inOrder = [...teams].sort((a, b) => played.byes(a) - played.byes(b));
  const circle: (string | null)[] = Array.from({ length: teams.length + 1 }, () => null);
  // In turn 0 the first team has the bye, in turn `t` the team that is opposite the empty place.
  for (const [turn, team] of inOrder.entries()) circle[turn === 0 ? 0 : 1 + ((2 * turn - 1) % teams.length)] = team;
  return circle;
}
