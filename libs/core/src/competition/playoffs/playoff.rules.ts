import { thousandths } from '../../players/scoring/scoring.table.js';
import type { FinalRow } from '../champion.rules.js';
import type { TieDecider } from '../matchups/tie-break.rules.js';
import type { Pairing } from '../matchups/schedule.rules.js';

/** The league's own play-offs, not those of the NHL. */
export interface PlayoffRules {
  /** Number of teams that play on after the regular periods; at least 2. */
  readonly teams: number;
  /** The best seed left meets the worst; otherwise the bracket is fixed. */
  readonly reseed: boolean;
  /** Matchup periods of a round. */
  readonly periods: number;
  /** The final ends with the season; otherwise days with games remain. */
  readonly untilEnd?: boolean;
  /** The final takes one more period than other rounds, where the calendar allows it. */
  readonly longFinal?: boolean;
  /** Each period is a match, and more wins decide; otherwise periods are added up. */
  readonly byWins?: boolean;
}

/** The rule for a tie in a round: the seed, or first the meetings of the season, bench points, or the commissioner. */
export const PLAYOFF_TIES = ['seed', 'head-to-head', 'bench', 'commissioner'] as const;
export type PlayoffTies = (typeof PLAYOFF_TIES)[number];

/** The matches of teams outside the play-offs: nothing, a consolation bracket or a loser's bracket. */
export const CONSOLATIONS = ['none', 'consolation', 'losers'] as const;
export type Consolation = (typeof CONSOLATIONS)[number];

/** Matches of play-offs that are not for the title. */
export const FURTHER_BRACKETS = ['third', 'consolation'] as const;
export type FurtherBracket = (typeof FURTHER_BRACKETS)[number];

export interface FurtherMatches {
  /** The losers of the semi-finals meet for third place. */
  readonly third: boolean;
  /** `consolation`: the best teams outside the play-offs have a bracket; `losers`: the last teams of the table. */
  readonly consolation: Consolation;
}

export const roundsOf = (teams: number): number => Math.ceil(Math.log2(Math.max(1, teams)));

/** A final is long where the play-offs take at most one of this many periods. */
const LONG_FINAL_SHARE = 5;

/**
 * Chooses the periods of the play-offs: the last ones of the season. A season with too few periods has smaller
 * play-offs, or none, so that one regular period remains. A long final takes one more period, as long as the play-offs
 * then take at most a fifth of the season.
 * @param begun periods that have begun before, and stay regular
 * @returns the play-offs that fit, and for each period its round; null for a regular period
 */
export function placeRounds(
  rules: PlayoffRules | null,
  periods: number,
  begun = 0,
): { readonly rules: PlayoffRules | null; readonly rounds: readonly (number | null)[] } {
  let rounds = rules === null ? 0 : roundsOf(rules.teams);
  const open = periods - Math.max(1, begun);
  while (rules !== null && rounds > 0 && rounds * rules.periods > open) rounds -= 1;
  if (rules === null || rounds === 0) return { rules: null, rounds: Array.from({ length: periods }, () => null) };
  const taken = rounds * rules.periods;
  const isLong = rules.longFinal === true && (taken + 1) * LONG_FINAL_SHARE <= periods && taken + 1 <= open;
  const first = periods - taken - (isLong ? 1 : 0);
  return {
    rules: { ...rules, teams: Math.min(rules.teams, 2 ** rounds) },
    rounds: Array.from({ length: periods }, (_, index) =>
      index < first ? null : Math.min(rounds, Math.floor((index - first) / rules.periods) + 1),
    ),
  };
}

export interface Seed {
  readonly teamId: string;
  /** Place in the table when the play-offs began. */
  readonly seed: number;
  /** The round in which the team lost; null while it is in. */
  readonly outIn: number | null;
}

/**
 * The teams in the order in which the play-offs seed them: that of the table, or the winners of the divisions first.
 * @param table ids, best first
 */
export function seedingOrder(table: readonly string[], winners: ReadonlySet<string>): string[] {
  return [...table].sort((a, b) => Number(winners.has(b)) - Number(winners.has(a)));
}

/**
 * The teams of the consolation or loser's bracket, best first: those outside the play-offs, as many as its rounds have
 * room for. Fewer than two play nothing.
 * @param table ids, best first
 */
export function consolationTeams(
  table: readonly string[],
  { teams, rounds, kind }: { readonly teams: number; readonly rounds: number; readonly kind: Consolation },
): readonly string[] {
  const outside = table.slice(teams);
  const room = Math.min(outside.length, 2 ** rounds);
  if (kind === 'none' || room < 2) return [];
  return kind === 'consolation' ? outside.slice(0, room) : outside.slice(-room);
}

/** True when two teams lose in the semi-finals. */
export const hasThird = (teams: number): boolean => teams > 3;

/** The losers of the semi-finals meet in the last round. Null where there were no two. */
export function pairForThird(seeds: readonly Seed[]): Pairing | null {
  const rounds = roundsOf(seeds.length);
  const [one, other] = seeds.filter(({ outIn }) => outIn === rounds - 1).sort((a, b) => a.seed - b.seed);
  return one === undefined || other === undefined ? null : { home: one.teamId, away: other.teamId };
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
  // A consolation bracket can end before the final.
  if (round > rounds) return [];
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

/** Periods of a round that are over and that each side has won. A tied period counts for neither. */
export interface SeriesWins {
  readonly home: number;
  readonly away: number;
}

export interface PlayoffPair extends Pairing {
  readonly homePoints: number;
  readonly awayPoints: number;
  /** Matches of the round that each side has won, where more wins decide. */
  readonly wins?: SeriesWins;
  /** The step that broke the tie; `ahead` is 1 where the home side won, otherwise -1. */
  readonly broken?: { readonly by: TieDecider; readonly ahead: number };
}

/** Wins of one team minus wins of the other in their regular matchups. It decides a tie where the league chose this. */
export type HeadToHead = (one: string, other: string) => number;
/** The better seed goes on in a tie. */
const LEVEL: HeadToHead = () => 0;

/**
 * The loser of a round by its present score: by the matches won where these decide, then by points. Bench points or
 * meetings decide a tie, then the better seed.
 */
export function losersOf(
  pairs: readonly PlayoffPair[],
  seeds: readonly Seed[],
  headToHead: HeadToHead = LEVEL,
): string[] {
  const seedOf = new Map(seeds.map(({ teamId, seed }) => [teamId, seed]));
  return pairs.flatMap(({ home, away, homePoints, awayPoints, wins, broken }) => {
    if (away === null) return [];
    const [own, other] = [thousandths(homePoints), thousandths(awayPoints)];
    const ahead =
      (wins === undefined ? 0 : wins.home - wins.away) ||
      own - other ||
      (broken?.ahead ?? 0) ||
      headToHead(home, away) ||
      (seedOf.get(away) ?? 0) - (seedOf.get(home) ?? 0);
    return ahead > 0 ? [away] : [home];
  });
}

export interface Playoffs {
  readonly seeds: readonly Seed[];
  /** The round that began last, and its pairs. */
  readonly round: number;
  readonly pairs: readonly PlayoffPair[];
  /** The last round's third-place match. */
  readonly third?: readonly PlayoffPair[];
  readonly headToHead?: HeadToHead;
}

/**
 * The final table of a season with play-offs: the champion, the teams that lost by their last round, then the others.
 * The match for third place decides between the losers of the semi-finals. Otherwise, within a round and outside the
 * play-offs, the table decides. A season that ends before the final is won by the best seed that is left.
 */
export function playoffTable(
  table: readonly FinalRow[],
  { seeds, round, pairs, third = [], headToHead }: Playoffs,
): FinalRow[] {
  const lost = new Set(losersOf(pairs, seeds, headToHead));
  const fourth = new Set(losersOf(third, seeds, headToHead));
  const reached = new Map(seeds.map(({ teamId, outIn }) => [teamId, outIn ?? (lost.has(teamId) ? round : round + 1)]));
  const seedOf = new Map(seeds.map(({ teamId, seed }) => [teamId, seed]));
  const inOrder = [...table].sort(
    (a, b) =>
      (reached.get(b.teamId) ?? 0) - (reached.get(a.teamId) ?? 0) ||
      Number(fourth.has(a.teamId)) - Number(fourth.has(b.teamId)) ||
      (seedOf.get(a.teamId) ?? 0) - (seedOf.get(b.teamId) ?? 0) ||
      a.rank - b.rank,
  );
  return inOrder.map((row, index) => ({ ...row, rank: index + 1, shared: false, tableRank: row.rank }));
}
