import { sumOfPoints, thousandths } from '../../players/scoring/scoring.table.js';
import { matchupTable, type TeamMatchup } from '../matchups/matchup-table.rules.js';
import type { FinalRow, WinRecord } from '../champion.rules.js';
import type { FurtherBracket } from '../playoffs/playoff.rules.js';

/** A match in another site's table. */
export interface GivenMatch {
  /** Null where the table names only the round. */
  readonly period: number | null;
  /** Round of the play-offs, from 1; null for a regular match. */
  readonly round: number | null;
  /** A match for third place or of a consolation bracket. */
  readonly bracket: FurtherBracket | null;
  readonly home: string;
  readonly away: string;
  readonly homePoints: number;
  readonly awayPoints: number;
  /** The winner that the table names. */
  readonly winner: string | null;
}

/** A match in its period. Without `away` the team has a bye. */
export interface PlacedMatch {
  readonly period: number;
  /** The round of the period; null for a regular period. */
  readonly round: number | null;
  readonly bracket: FurtherBracket | null;
  readonly home: string;
  readonly away: string | null;
  readonly homePoints: number;
  readonly awayPoints: number | null;
  /** The winner that the table names of a level match that is not for the title; null for other matches. */
  readonly winner: string | null;
}

export type MatchFault =
  | { readonly key: 'otherRound'; readonly period: number; readonly round: number }
  | { readonly key: 'earlyRound'; readonly period: number; readonly last: number }
  | { readonly key: 'noRound'; readonly period: number }
  | { readonly key: 'twoInRound'; readonly team: string; readonly round: number }
  | { readonly key: 'levelRound'; readonly round: number }
  | { readonly key: 'levelRegular' }
  | { readonly key: 'otherWinner'; readonly winner: string };

export interface PlacedSeason<T extends GivenMatch> {
  /** The matches that fit, in row order. */
  readonly places: ReadonlyMap<T, PlacedMatch>;
  readonly byes: readonly PlacedMatch[];
  /** The teams that played for the title, each with the round in which it lost; null for a team that did not. */
  readonly outIn: ReadonlyMap<string, number | null>;
  readonly faults: ReadonlyMap<T, MatchFault>;
}

type Round = GivenMatch & { readonly round: number };
const isOfTitle = <T extends GivenMatch>(match: T): match is T & Round =>
  match.round !== null && match.bracket === null;

/**
 * Places the matches of a past season: each in its period, with its round and bracket. A play-off match of a team that
 * lost before is for third place or of a consolation bracket. The same applies to a match without a round in a play-off
 * period. Teams that join the play-offs later had a bye.
 */
export function placeMatches<T extends GivenMatch>(given: readonly T[]): PlacedSeason<T> {
  const faults = new Map<T, MatchFault>();
  const roundOf = roundsByPeriod(given, faults);
  const open = given.filter((match) => !faults.has(match));
  const periodOf = ({ period, round }: GivenMatch): number => period ?? lastPeriodOf(roundOf, round);
  for (const match of open)
    if (match.bracket !== null && !roundOf.has(periodOf(match)))
      faults.set(match, { key: 'noRound', period: periodOf(match) });
  const title = settleTitle(open, faults);
  for (const match of open)
    if (match.bracket === null && !roundOf.has(periodOf(match)) && match.winner !== null) checkWinner(match, faults);
  const bracketOf = (match: T): FurtherBracket | null =>
    match.bracket ??
    title.brackets.get(match) ??
    (match.round === null && roundOf.has(periodOf(match)) ? 'consolation' : null);
  const further = open.filter((match) => !faults.has(match) && bracketOf(match) !== null);
  const { winners, turned } = settleFurther(further, (match) => roundOf.get(periodOf(match)) ?? 0, faults);
  const places = new Map<T, PlacedMatch>();
  for (const match of open) {
    if (faults.has(match)) continue;
    const period = periodOf(match);
    const isTurned = title.turned.has(match) || turned.has(match);
    const { home, away, homePoints, awayPoints } = isTurned ? turn(match) : match;
    places.set(match, {
      ...{ period, round: roundOf.get(period) ?? null, bracket: bracketOf(match) },
      ...{ home, away, homePoints, awayPoints },
      winner: winners.get(match) ?? null,
    });
  }
  const outIn = new Map([...title.first.keys()].map((team) => [team, title.lost.get(team) ?? null]));
  return { places, byes: byesOf(title.first, roundOf), outIn, faults };
}

/** The round of each period of the play-offs. Rounds that name no period follow after the last one. */
function roundsByPeriod<T extends GivenMatch>(given: readonly T[], faults: Map<T, MatchFault>): Map<number, number> {
  const rounds = new Map<number, number>();
  refuseEarly(given, faults);
  for (const match of given) {
    if (match.period === null || !isOfTitle(match) || faults.has(match)) continue;
    const stood = rounds.get(match.period);
    if (stood === undefined) rounds.set(match.period, match.round);
    else if (stood !== match.round) faults.set(match, { key: 'otherRound', period: match.period, round: stood });
  }
  const known = new Set(rounds.values());
  let last = Math.max(0, ...given.map(({ period }) => period ?? 0));
  const all = new Set(given.flatMap((match) => (faults.has(match) ? [] : (match.round ?? []))));
  for (const round of [...all].sort((one, other) => one - other)) if (!known.has(round)) rounds.set((last += 1), round);
  return rounds;
}

/** Refuses play-offs before the last regular period: some tables number their weeks from 1 again. */
function refuseEarly<T extends GivenMatch>(given: readonly T[], faults: Map<T, MatchFault>): void {
  const ofPlayoffs = given.filter(({ round, bracket }) => round !== null || bracket !== null);
  const mixed = new Set(ofPlayoffs.map(({ period }) => period));
  const last = Math.max(0, ...given.flatMap(({ period }) => (period === null || mixed.has(period) ? [] : [period])));
  const early = new Set(
    ofPlayoffs.flatMap(({ period, round }) => (round !== null && period !== null && period < last ? [period] : [])),
  );
  for (const match of ofPlayoffs)
    if (match.period !== null && early.has(match.period))
      faults.set(match, { key: 'earlyRound', period: match.period, last });
}

const lastPeriodOf = (rounds: ReadonlyMap<number, number>, round: number | null): number =>
  Math.max(0, ...[...rounds].flatMap(([period, of]) => (of === round ? [period] : [])));

const turn = ({ home, away, homePoints, awayPoints }: GivenMatch) => ({
  home: away,
  away: home,
  homePoints: awayPoints,
  awayPoints: homePoints,
});

interface Title<T> {
  readonly lost: Map<string, number>;
  readonly first: Map<string, number>;
  /** Matches of the play-offs that are not for the title. */
  readonly brackets: Map<T, FurtherBracket>;
  /** Matches of a round in which the sides are the other way round. */
  readonly turned: Set<T>;
}

/** The losers of each round. The matches of two teams in a round count together. */
function settleTitle<T extends GivenMatch>(given: readonly T[], faults: Map<T, MatchFault>): Title<T> {
  const title: Title<T> = { lost: new Map(), first: new Map(), brackets: new Map(), turned: new Set() };
  const played: readonly T[] = given.filter((match) => isOfTitle(match) && !faults.has(match));
  const last = Math.max(0, ...played.map(({ round }) => round ?? 0));
  for (let round = 1; round <= last; round += 1) {
    const pairs = pairsOf(
      played.filter((match) => match.round === round),
      { round, last },
      title,
      faults,
    );
    for (const pair of pairs) {
      const loser = loserOf(pair, round, faults);
      const [first] = pair;
      if (loser === null || first === undefined) continue;
      title.lost.set(loser, round);
      for (const team of [first.home, first.away]) if (!title.first.has(team)) title.first.set(team, round);
      for (const match of pair) if (match.home !== first.home) title.turned.add(match);
    }
  }
  return title;
}

/** The matches of a round for the title, those of two teams together. */
function pairsOf<T extends GivenMatch>(
  matches: readonly T[],
  { round, last }: { readonly round: number; readonly last: number },
  { lost, brackets }: Title<T>,
  faults: Map<T, MatchFault>,
): T[][] {
  const pairs = new Map<string, T[]>();
  const opponent = new Map<string, string>();
  for (const match of matches) {
    const { home, away } = match;
    if (lost.has(home) || lost.has(away)) {
      const forThird = round === last && lost.get(home) === round - 1 && lost.get(away) === round - 1;
      brackets.set(match, forThird ? 'third' : 'consolation');
      continue;
    }
    const other = [home, away].find((team) => (opponent.get(team) ?? rival(match, team)) !== rival(match, team));
    if (other !== undefined) {
      faults.set(match, { key: 'twoInRound', team: other, round });
      continue;
    }
    opponent.set(home, away).set(away, home);
    const key = [home, away].sort().join(' ');
    pairs.set(key, [...(pairs.get(key) ?? []), match]);
  }
  return [...pairs.values()];
}

const rival = ({ home, away }: GivenMatch, team: string): string => (team === home ? away : home);

/** The loser of a round; null where its rows do not say it. */
function loserOf<T extends GivenMatch>(pair: readonly T[], round: number, faults: Map<T, MatchFault>): string | null {
  const [first, ...others] = pair;
  if (first === undefined) return null;
  const { home, away } = first;
  const ahead = aheadOf([first, ...others]);
  const named = pair.findLast(({ winner }) => winner !== null)?.winner ?? null;
  if (ahead === 0) {
    if (named !== null) return named === home ? away : home;
    for (const match of pair) faults.set(match, { key: 'levelRound', round });
    return null;
  }
  // A match of several periods names a winner in each row.
  if (pair.length === 1 && !checkWinner(first, faults)) return null;
  return ahead > 0 ? away : home;
}

/** Points of the first match's home team minus those of the other one, in thousandths. */
const aheadOf = ([first, ...others]: readonly [GivenMatch, ...GivenMatch[]]): number =>
  thousandths(
    sumOfPoints(
      [first, ...others].map((one) => (one.home === first.home ? 1 : -1) * (one.homePoints - one.awayPoints)),
    ),
  );

/**
 * The named winners of level matches for third place and of consolation brackets, at the last match of each pair, and
 * the matches whose sides are the other way round than in the pair's first one.
 */
function settleFurther<T extends GivenMatch>(
  matches: readonly T[],
  roundOf: (match: T) => number,
  faults: Map<T, MatchFault>,
): { readonly winners: ReadonlyMap<T, string>; readonly turned: ReadonlySet<T> } {
  const pairs = new Map<string, [T, ...T[]]>();
  for (const match of matches) {
    const key = [roundOf(match), ...[match.home, match.away].sort()].join(' ');
    const pair = pairs.get(key);
    if (pair === undefined) pairs.set(key, [match]);
    else pair.push(match);
  }
  const winners = new Map<T, string>();
  const turned = new Set<T>();
  for (const pair of pairs.values()) {
    const [first] = pair;
    for (const match of pair) if (match.home !== first.home) turned.add(match);
    const winner = pair.findLast((match) => match.winner !== null)?.winner ?? null;
    if (winner === null) continue;
    if (aheadOf(pair) === 0) winners.set(pair.at(-1) ?? first, winner);
    else if (pair.length === 1) checkWinner(first, faults);
  }
  return { winners, turned };
}

/** False where the score contradicts the named winner. */
function checkWinner<T extends GivenMatch>(match: T, faults: Map<T, MatchFault>): boolean {
  const { home, away, winner } = match;
  if (winner === null) return true;
  const ahead = thousandths(match.homePoints) - thousandths(match.awayPoints);
  if (ahead !== 0 && (ahead > 0 ? home : away) === winner) return true;
  faults.set(match, ahead === 0 ? { key: 'levelRegular' } : { key: 'otherWinner', winner });
  return false;
}

function byesOf(first: ReadonlyMap<string, number>, roundOf: ReadonlyMap<number, number>): PlacedMatch[] {
  return [...first].flatMap(([home, from]) =>
    [...roundOf].flatMap(([period, round]) =>
      round < from
        ? [{ period, round, bracket: null, home, away: null, homePoints: 0, awayPoints: null, winner: null }]
        : [],
    ),
  );
}

/** The order of teams by which a past season seeds its play-offs: the share of wins of its table, then the rank. */
export function seedOrder(
  teams: Iterable<string>,
  table: readonly {
    readonly teamId: string;
    readonly rank: number;
    readonly record?: WinRecord | null;
  }[],
): string[] {
  const rows = new Map(table.map((row) => [row.teamId, row]));
  const shareOf = (team: string): number => {
    const { wins = 0, losses = 0, ties = 0 } = rows.get(team)?.record ?? {};
    return (wins + ties / 2) / Math.max(0.5, wins + losses + ties);
  };
  const rankOf = (team: string): number => rows.get(team)?.rank ?? Number.MAX_SAFE_INTEGER;
  return [...teams].sort((one, other) => shareOf(other) - shareOf(one) || rankOf(one) - rankOf(other));
}

/** The table of the regular matches, best first. Each match is one result, also where categories decided. */
export function tableOfPlaced(places: Iterable<PlacedMatch>): FinalRow[] {
  const played = new Map<string, TeamMatchup[]>();
  const add = (team: string, one: TeamMatchup): void => {
    const own = played.get(team);
    if (own === undefined) played.set(team, [one]);
    else own.push(one);
  };
  for (const { period, round, home, away, homePoints, awayPoints } of places) {
    if (round !== null || away === null) continue;
    add(home, { period, against: away, points: homePoints });
    add(away, { period, against: home, points: awayPoints ?? 0 });
  }
  return matchupTable(
    [...played].map(([teamId, own]) => ({
      teamId,
      name: teamId,
      matchups: { seed: '', median: false, played: own },
    })),
  );
}
