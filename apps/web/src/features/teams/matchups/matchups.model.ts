import type {
  MatchupPeriodView,
  MatchupsAnswer,
  MatchupView,
  PlayoffsView,
} from '@crease/core/competition/matchups/matchup.answers.js';
import { recordPoints, type RecordKind } from '@crease/core/competition/matchups/record-points.rules.js';
import { aheadBy, type TieDecider } from '@crease/core/competition/matchups/tie-break.rules.js';
import type { WinRecord } from '@crease/core/competition/champion.rules.js';

export interface Side {
  readonly teamId: string;
  /** Category points, where categories decide. */
  readonly points: number;
  /** Categories won, lost and tied; null where points decide. */
  readonly record: WinRecord | null;
  /** Goalies' games, where categories decide. */
  readonly goalieGames: number | null;
}

/** A category from one team's side. Without a figure there is no attempt. */
export interface Comparison {
  readonly own: number | null;
  readonly other: number | null;
  readonly result: Result;
}

export interface ProjectedCategory {
  readonly own: number | null;
  readonly other: number | null;
  /** To win it; a tie is half a win. */
  readonly chance: number;
}

/** A matchup from the side of one team; without `other` the team has a bye. */
export interface Pairing {
  readonly number: number;
  readonly own: Side;
  readonly other: Side | null;
  /** In the order of the period's categories; null where points decide. */
  readonly categories: readonly Comparison[] | null;
  /** A commissioner's result with the points of the games; null where it is computed. */
  readonly set: {
    readonly by: string | null;
    readonly reason: string;
    readonly own: number;
    readonly other: number;
  } | null;
  /** A tie that was broken; null without one. */
  readonly broken: {
    readonly by: TieDecider;
    readonly own: number;
    readonly other: number;
    /** Name and reason of the commissioner who decided. */
    readonly decidedBy: string | null;
    readonly reason: string | null;
  } | null;
}

/** Further play-off matches that a matchup belongs to; null for the title and for regular matchups. */
export const bracketOf = ({ matchups }: MatchupPeriodView, { number }: Pick<Pairing, 'number'>) =>
  matchups.find((matchup) => matchup.number === number)?.bracket ?? null;

export type Result = 'win' | 'loss' | 'tie';

export const isOver = ({ state }: Pick<MatchupPeriodView, 'state'>): boolean => state === 'ended' || state === 'final';

/** The running period, otherwise the last one that is over, otherwise the first. */
export const currentPeriod = (periods: readonly MatchupPeriodView[]): MatchupPeriodView | undefined =>
  periods.find(({ state }) => state === 'running') ?? periods.findLast(isOver) ?? periods[0];

/** A matchup from the home side, or from the other one. */
export function pairingOf(matchup: Omit<MatchupView, 'bracket'>, from: 'home' | 'away' = 'home'): Pairing {
  const home: Side = {
    teamId: matchup.home_team_id,
    points: matchup.home_points,
    record: matchup.home_record,
    goalieGames: matchup.home_goalie_games,
  };
  const away: Side | null =
    matchup.away_team_id === null
      ? null
      : {
          teamId: matchup.away_team_id,
          points: matchup.away_points ?? 0,
          record: matchup.away_record,
          goalieGames: matchup.away_goalie_games,
        };
  const turned = from === 'away' && away !== null;
  return {
    number: matchup.number,
    own: turned ? away : home,
    other: turned ? home : away,
    categories:
      matchup.categories?.map(({ winner, ...figures }) => ({
        own: turned ? figures.away : figures.home,
        other: turned ? figures.home : figures.away,
        result: winner === 'tie' ? 'tie' : winner === (turned ? 'away' : 'home') ? 'win' : 'loss',
      })) ?? null,
    set: setFrom(matchup, turned),
    broken: brokenFrom(matchup, turned),
  };
}

function brokenFrom(
  { broken, home_points: own, away_points: other }: Pick<MatchupView, 'broken' | 'home_points' | 'away_points'>,
  turned: boolean,
): Pairing['broken'] {
  // A correction can separate the teams while the page is open.
  if (broken === null || resultOf(own, other ?? 0) !== 'tie') return null;
  const { by, home, away, decided_by: decidedBy = null, reason = null } = broken;
  return turned ? { by, own: away, other: home, decidedBy, reason } : { by, own: home, other: away, decidedBy, reason };
}

/** The result of a matchup of two teams: by its points, or by what broke the tie. */
export function resultOfPairing({ own, other, broken }: Pairing): Result {
  const result = resultOf(own.points, other?.points ?? 0);
  if (result !== 'tie' || broken === null) return result;
  const ahead = aheadBy({ by: broken.by, home: broken.own, away: broken.other });
  return ahead > 0 ? 'win' : ahead < 0 ? 'loss' : 'tie';
}

function setFrom({ set }: Pick<MatchupView, 'set'>, turned: boolean): Pairing['set'] {
  if (set === null) return null;
  const [own, other] = turned ? [set.away_points, set.home_points] : [set.home_points, set.away_points];
  return { by: set.by, reason: set.reason, own, other };
}

/** A team's matchups in a period, own side first; two where it plays a double-header. */
export const matchupsOf = ({ matchups }: MatchupPeriodView, teamId: string | null): Pairing[] =>
  matchups.flatMap((matchup) => {
    if (matchup.home_team_id === teamId) return [pairingOf(matchup)];
    return matchup.away_team_id !== null && matchup.away_team_id === teamId ? [pairingOf(matchup, 'away')] : [];
  });

/**
 * The matchup of the two teams with the highest ranks together, for the title in the play-offs. Null without results so
 * far, or without a second matchup.
 */
export function matchupOfTheWeek(
  { table }: Pick<MatchupsAnswer, 'table'>,
  { matchups }: MatchupPeriodView,
): MatchupView | null {
  const ranks = new Map(table.map(({ team_id, rank }) => [team_id, rank]));
  const rankOf = (teamId: string | null) => ranks.get(teamId ?? '') ?? table.length;
  const sums = matchups
    .filter(({ away_team_id, bracket }) => away_team_id !== null && bracket === null)
    .map((matchup) => {
      const [home, away] = [rankOf(matchup.home_team_id), rankOf(matchup.away_team_id)];
      return { matchup, sum: home + away, best: Math.min(home, away) };
    });
  if (sums.length < 2 || !table.some(hasResults)) return null;
  return sums.toSorted((one, other) => one.sum - other.sum || one.best - other.best)[0]?.matchup ?? null;
}

/** Points have at most three decimals, and a median of two of them four. */
const exact = (points: number): number => Math.round(points * 10_000);

export function resultOf(own: number, other: number): Result {
  const ahead = exact(own) - exact(other);
  return ahead > 0 ? 'win' : ahead < 0 ? 'loss' : 'tie';
}

const resultsOf = ({ wins, losses, ties }: WinRecord): number => wins + losses + ties;

export const hasResults = (record: WinRecord): boolean => resultsOf(record) > 0;

/** The share of wins, 0 to 1; a tie is half a win. 0 without results. */
export const winShare = (record: WinRecord): number =>
  hasResults(record) ? (2 * record.wins + record.ties) / (2 * resultsOf(record)) : 0;

/** The measure of the table: points per result; 0 without results. */
export const perResult = (record: WinRecord, kind: RecordKind): number =>
  hasResults(record) ? recordPoints(record, kind) / resultsOf(record) : 0;

/** The rounds of a season's play-offs; 0 without them. */
export const roundsIn = (periods: readonly MatchupPeriodView[]): number =>
  Math.max(0, ...periods.map(({ round }) => round ?? 0));

/** The days and the state of a round's periods together; null when there is no such round. */
export function roundSpan(
  periods: readonly MatchupPeriodView[],
  round: number,
): Pick<MatchupPeriodView, 'starts_on' | 'ends_on' | 'state' | 'round' | 'corrections' | 'brought'> | null {
  const played = periods.filter((period) => period.round === round);
  const [first, last] = [played[0], played.at(-1)];
  if (first === undefined || last === undefined) return null;
  const state = first.state === 'coming' || isOver(last) ? last.state : 'running';
  const { corrections, brought } = last;
  return { starts_on: first.starts_on, ends_on: last.ends_on, state, round, corrections, brought };
}

/** By categories a round is one comparison of all its periods, unless each is a match, so it is shown as one period. */
export function mergeRounds(answer: MatchupsAnswer): MatchupsAnswer {
  const { categories, periods, playoffs } = answer;
  if (categories === null || playoffs?.by_wins === true) return answer;
  return {
    ...answer,
    periods: periods.flatMap((period, index) => {
      const { round } = period;
      if (round === null) return [period];
      return periods[index - 1]?.round === round ? [] : [{ ...period, ...roundSpan(periods, round) }];
    }),
  };
}

export interface MatchupPlace {
  readonly period: number;
  readonly number: number;
}

/**
 * Where a pair plays: in its round's first period, or the one that began last where each is a match. Null before the
 * round is paired.
 */
export function placeOf(
  periods: readonly MatchupPeriodView[],
  { round, home_team_id: home, wins }: Pick<PlayoffsView['pairs'][number], 'round' | 'home_team_id' | 'wins'>,
): MatchupPlace | null {
  const places = periods.flatMap((period) => {
    const matchup = period.round === round ? period.matchups.find((one) => one.home_team_id === home) : undefined;
    return matchup === undefined ? [] : [{ period: period.number, number: matchup.number, state: period.state }];
  });
  const at = (wins === undefined ? undefined : places.findLast(({ state }) => state !== 'coming')) ?? places[0];
  return at === undefined ? null : { period: at.period, number: at.number };
}

/** A season whose matches are only play-offs, after a table of points or roto. */
export const isAfterTable = ({ periods }: Pick<MatchupsAnswer, 'periods'>): boolean =>
  periods.length > 0 && periods.every(({ round }) => round !== null);

/** How many rows of a table reach the play-offs; undefined where these are not its first rows. */
export function playoffLine(
  playoffs: MatchupsAnswer['playoffs'] | undefined,
  rows: readonly { readonly team_id: string }[],
): number | undefined {
  const seeds = new Set(playoffs?.seeds.map(({ team_id }) => team_id));
  const first = rows.slice(0, seeds.size);
  return seeds.size > 0 && first.every(({ team_id }) => seeds.has(team_id)) ? seeds.size : undefined;
}

/** True when a team has a result against the median, by who plays it in the period. */
export const playsMedian = (median: MatchupsAnswer['median_for'], { other }: Pick<Pairing, 'other'>): boolean =>
  median === 'all' || (median === 'idle' && other === null);
