import { dayPlus, weekStart } from '../../calendar.js';
import { isInMatchups } from '../../leagues/formats.js';
import type { LeagueSettings } from '../../leagues/settings.values.js';
import { SETTINGS } from '../../leagues/settings.table.js';
import { thousandths } from '../../players/scoring/scoring.table.js';
import type { FinalRow } from '../champion.words.js';
import type { GamesByDay, PeriodDays } from '../matchups/period.rules.js';
import type { Pairing } from '../matchups/schedule.rules.js';

/** How a league's play-offs are played. They are the league's own, not those of the NHL. */
export interface PlayoffRules {
  /** Number of teams that play on after the regular periods; at least 2. */
  readonly teams: number;
  /** Each round pairs the best seed that is left with the worst; otherwise the bracket is fixed. */
  readonly reseed: boolean;
  /** Matchup periods of a round. */
  readonly periods: number;
}

/** The play-offs by a league's settings; null without them. Never more teams than the league has. */
export function playoffRules(
  settings: Partial<Pick<LeagueSettings, 'format' | 'playoff_teams' | 'playoff_reseed' | 'playoff_periods'>>,
  numTeams: number,
): PlayoffRules | null {
  if (!isInMatchups(settings)) return null;
  const teams = Math.min(settings.playoff_teams ?? SETTINGS.playoff_teams.byTeams(numTeams), numTeams);
  if (teams < 2) return null;
  return {
    teams,
    reseed: settings.playoff_reseed ?? SETTINGS.playoff_reseed.default,
    periods: Math.max(1, settings.playoff_periods ?? SETTINGS.playoff_periods.default),
  };
}

export const roundsOf = (teams: number): number => Math.ceil(Math.log2(Math.max(1, teams)));

/** Days with games of the NHL that must remain after the final, because clubs rest players at the end. */
const DAYS_AFTER_FINAL = 3;

/**
 * The last day of the final: the last end of a week after which at least three days with games remain.
 * @param weekday the first day of a week, in days after Monday
 */
export function lastPlayoffDay({ startsOn, endsOn }: PeriodDays, games: GamesByDay = null, weekday = 0): string {
  let last = endsOn;
  for (let left = 0; left < DAYS_AFTER_FINAL && last >= startsOn; last = dayPlus(last, -1))
    if (games === null || (games.get(last) ?? 0) > 0) left += 1;
  const sunday = dayPlus(weekStart(dayPlus(last, 1), weekday), -1);
  return sunday < startsOn ? endsOn : sunday;
}

/**
 * Chooses the periods of the play-offs: the last ones of the season. A season with too few periods has smaller
 * play-offs, or none, so that one regular period remains.
 * @param begun periods that have begun before, and stay regular
 * @returns the play-offs that fit, and for each period its round; null for a regular period
 */
export function placeRounds(
  rules: PlayoffRules | null,
  periods: number,
  begun = 0,
): { readonly rules: PlayoffRules | null; readonly rounds: readonly (number | null)[] } {
  let rounds = rules === null ? 0 : roundsOf(rules.teams);
  while (rules !== null && rounds > 0 && rounds * rules.periods > periods - Math.max(1, begun)) rounds -= 1;
  if (rules === null || rounds === 0) return { rules: null, rounds: Array.from({ length: periods }, () => null) };
  const first = periods - rounds * rules.periods;
  return {
    rules: { ...rules, teams: Math.min(rules.teams, 2 ** rounds) },
    rounds: Array.from({ length: periods }, (_, index) =>
      index < first ? null : Math.floor((index - first) / rules.periods) + 1,
    ),
  };
}

/** A team in the play-offs. */
export interface Seed {
  readonly teamId: string;
  /** Place in the table when the play-offs began. */
  readonly seed: number;
  /** The round in which the team lost; null while it is in. */
  readonly outIn: number | null;
}

/** Positions of seeds in a fixed bracket: in each half the best meets the worst, the two best in the final only. */
function positionsOf(rounds: number): number[] {
  let positions = [1];
  for (let round = 0; round < rounds; round += 1)
    positions = positions.flatMap((seed, index) => {
      const other = positions.length * 2 + 1 - seed;
      return index % 2 === 0 ? [seed, other] : [other, seed];
    });
  return positions;
}

/**
 * Pairs the teams that are still in for a round, the better seed at home. The best seeds have a bye where the number
 * of teams is no power of two.
 */
export function pairRound(seeds: readonly Seed[], round: number, reseed: boolean): Pairing[] {
  const left = seeds.filter(({ outIn }) => outIn === null || outIn >= round).sort((a, b) => a.seed - b.seed);
  const rounds = roundsOf(seeds.length);
  const pair = (one: Seed | undefined, other: Seed | undefined): Pairing[] =>
    one === undefined ? [] : [{ home: one.teamId, away: other?.teamId ?? null }];
  if (reseed) {
    const byes = 2 ** (rounds - round + 1) - left.length;
    const playing = left.slice(byes);
    return [
      ...left.slice(0, byes).flatMap((one) => pair(one, undefined)),
      ...playing.slice(0, playing.length / 2).flatMap((one, index) => pair(one, playing[playing.length - 1 - index])),
    ];
  }
  const positions = positionsOf(rounds);
  const size = 2 ** round;
  return Array.from({ length: positions.length / size }, (_, block) => {
    const inBlock = new Set(positions.slice(block * size, (block + 1) * size));
    const [one, other] = left.filter(({ seed }) => inBlock.has(seed));
    return pair(one, other);
  }).flat();
}

/** Two teams of a round with their points so far. */
export interface PlayoffPair extends Pairing {
  readonly homePoints: number;
  readonly awayPoints: number;
}

/** Who loses a round as it stands. The better seed goes on in a tie. */
export function losersOf(pairs: readonly PlayoffPair[], seeds: readonly Seed[]): string[] {
  const seedOf = new Map(seeds.map(({ teamId, seed }) => [teamId, seed]));
  return pairs.flatMap(({ home, away, homePoints, awayPoints }) => {
    if (away === null) return [];
    const [own, other] = [thousandths(homePoints), thousandths(awayPoints)];
    const homeIsBetter = (seedOf.get(home) ?? 0) < (seedOf.get(away) ?? 0);
    return own > other || (own === other && homeIsBetter) ? [away] : [home];
  });
}

/** The play-offs of a season as they stand. */
export interface Playoffs {
  readonly seeds: readonly Seed[];
  /** The round that began last, and its pairs. */
  readonly round: number;
  readonly pairs: readonly PlayoffPair[];
}

/**
 * The final table of a season with play-offs: the champion, the teams that lost by their last round, then the others.
 * Within a round, and outside the play-offs, the table decides. A season that ends before the final is won by the best
 * seed that is left.
 */
export function playoffTable(table: readonly FinalRow[], { seeds, round, pairs }: Playoffs): FinalRow[] {
  const lost = new Set(losersOf(pairs, seeds));
  const reached = new Map(seeds.map(({ teamId, outIn }) => [teamId, outIn ?? (lost.has(teamId) ? round : round + 1)]));
  const seedOf = new Map(seeds.map(({ teamId, seed }) => [teamId, seed]));
  const inOrder = [...table].sort(
    (a, b) =>
      (reached.get(b.teamId) ?? 0) - (reached.get(a.teamId) ?? 0) ||
      (seedOf.get(a.teamId) ?? 0) - (seedOf.get(b.teamId) ?? 0) ||
      a.rank - b.rank,
  );
  return inOrder.map((row, index) => ({ ...row, rank: index + 1, shared: false, tableRank: row.rank }));
}
