import { locale } from '../../locale.js';
import { sumOfPoints, thousandths } from '../../players/scoring/scoring.table.js';
import { randomFrom } from '../../random.js';
import type { TeamFigures } from '../../players/scoring/category-set.js';
import {
  categoryPoints,
  compareTeams,
  periodRules,
  tallyOf,
  type CategoryTally,
  type PeriodCategories,
  type StoredCategoryRules,
} from '../categories/category.rules.js';
import type { FinalRow, WinRecord } from '../champion.rules.js';
import { tallyOfPoints } from './office/result.rules.js';
import type { OddTeams } from './double-schedule.rules.js';
import { medianOf } from './period.rules.js';
import { winPoints, type RecordKind } from './record-points.rules.js';
import { stepsOf, type TableOrder, type TableStep } from './table-order.rules.js';

/**
 * A team's matchup in a period. Without an opponent the team had a bye. A team with two opponents has two of them.
 */
export interface TeamMatchup {
  readonly period: number;
  readonly against: string | null;
  /** The team's points of the period. Not used in a season of categories. */
  readonly points: number;
  /** The team's sums of the period, in a season of categories. */
  readonly figures?: TeamFigures | null;
  /** Goalie games required in the period. */
  readonly least?: number | null;
  /** The period's categories, if changed during the season. */
  readonly rules?: PeriodCategories | null;
  /** The points, where a commissioner set the result. */
  readonly set?: number | null;
  /** Where the points are level: 1 if the team won the tie, -1 if it lost it, otherwise 0. */
  readonly broken?: number;
}

/** The team's matchups that count so far. */
export interface TeamMatchups {
  /** Published; decides teams that nothing else separates. */
  readonly seed: string;
  /** Each team also plays against the median of all teams' scores of a period. */
  readonly median: boolean;
  /** Otherwise a team without an opponent may play it. */
  readonly odd?: OddTeams;
  /** In a season of categories: those of its beginning. */
  readonly categories?: StoredCategoryRules | null;
  /** The value of results; a share of wins where nothing is stored. */
  readonly record?: RecordKind;
  /** The steps that order teams with the same share; points, meetings, division where nothing is stored. */
  readonly order?: TableOrder;
  /** Results from before the move; they count in the record only. */
  readonly brought?: WinRecord | null;
  /** The team's division, from 1; null in a season without them. */
  readonly division?: number | null;
  readonly played: readonly TeamMatchup[];
}

export interface MatchupTeam {
  readonly teamId: string;
  readonly name: string;
  readonly matchups: TeamMatchups;
}

/** The result of a matchup, in halves: a win by points is 2 won, each category won counts twice its weight. */
interface Result extends CategoryTally {
  readonly period: number;
  /** null for the median. */
  readonly against: string | null;
  readonly isWin: boolean;
}

interface Row {
  readonly team: MatchupTeam;
  /** The team's drawn number, if nothing else separates it from others. */
  readonly lot: number;
  readonly results: readonly Result[];
  /** Results in the record, including those from before. */
  readonly all: readonly CategoryTally[];
  readonly record: WinRecord;
  readonly inDivision: readonly Result[];
  /** Points in thousandths, from the periods that counted. */
  readonly sum: number;
  readonly periods: number;
}

function byPoints(own: number, other: number, broken = 0): CategoryTally & Pick<Result, 'isWin'> {
  const ahead = own - other || broken;
  return { won: ahead > 0 ? 2 : 0, lost: ahead < 0 ? 2 : 0, tied: ahead === 0 ? 2 : 0, isWin: ahead > 0 };
}

/**
 * A team's points by period, in thousandths. A score against two opponents counts once: as the games give it, unless
 * both results were set. Category points of both count.
 */
function pointsByPeriod(played: readonly TeamMatchup[], inCategories = false): Map<number, number> {
  const sums = new Map<number, { readonly points: number; readonly set: boolean }>();
  for (const { period, points, set } of played) {
    const before = sums.get(period);
    const own = thousandths(points);
    if (inCategories) sums.set(period, { points: own + (before?.points ?? 0), set: false });
    else if (before === undefined || (before.set && set == null)) sums.set(period, { points: own, set: set != null });
  }
  return new Map([...sums].map(([period, { points }]) => [period, points]));
}

/** The median score of each period in thousandths. */
export function mediansOf(teams: readonly { readonly played: readonly TeamMatchup[] }[]): Map<number, number> {
  const scores = new Map<number, number[]>();
  for (const { played } of teams)
    for (const [period, points] of pointsByPeriod(played)) scores.set(period, [...(scores.get(period) ?? []), points]);
  return new Map([...scores].map(([period, own]) => [period, medianOf(own)]));
}

/** A side of a matchup; `isSet` where a commissioner set its points. */
export interface ScoredSide {
  readonly teamId: string;
  readonly points: number;
  readonly isSet: boolean;
}

export function medianOfSides(sides: readonly ScoredSide[]): number {
  const teams = [...new Set(sides.map(({ teamId }) => teamId))].map((team) => ({
    played: sides
      .filter(({ teamId }) => teamId === team)
      .map(({ points, isSet }) => ({ period: 0, against: null, points, set: isSet ? points : null })),
  }));
  return (mediansOf(teams).get(0) ?? 0) / 1_000;
}

/** The teams with category points as the points of each period, and what each matchup's categories count. */
function scored(teams: readonly MatchupTeam[]): { team: MatchupTeam; tallies: ReadonlyMap<string, CategoryTally> }[] {
  const played = new Map(
    teams.flatMap(({ teamId, matchups }) =>
      matchups.played.map((one) => [`${one.period} ${teamId} ${one.against}`, one] as const),
    ),
  );
  const stored = teams[0]?.matchups.categories ?? null;
  const rulesOf = stored === null ? null : periodRules(stored);
  return teams.map((team) => {
    const tallies = new Map<string, CategoryTally>();
    if (rulesOf === null) return { team, tallies };
    const withPoints = team.matchups.played.map((one): TeamMatchup => {
      const other = one.against === null ? undefined : played.get(`${one.period} ${one.against} ${team.teamId}`);
      if (other === undefined) return { ...one, points: 0 };
      const tally =
        one.set == null
          ? tallyOf(compareTeams(rulesOf(one.rules), one.least ?? 0, one.figures ?? {}, other.figures ?? {}), 'home')
          : tallyOfPoints(one.set, other.set ?? 0);
      tallies.set(`${one.period} ${one.against}`, tally);
      return { ...one, points: categoryPoints(tally) };
    });
    return { team: { ...team, matchups: { ...team.matchups, played: withPoints } }, tallies };
  });
}

function rowsOf(given: readonly MatchupTeam[]): Row[] {
  const teams = scored(given);
  const scoreOf = new Map(
    teams.flatMap(({ team: { teamId, matchups } }) =>
      matchups.played.map(
        ({ period, against, points }) => [`${period} ${teamId} ${against}`, thousandths(points)] as const,
      ),
    ),
  );
  const medians = mediansOf(teams.map(({ team }) => team.matchups));
  const divisionOf = new Map(given.map(({ teamId, matchups }) => [teamId, matchups.division ?? null]));
  return teams.map(({ team, tallies }, index) => {
    const { played, median, odd = 'bye', seed, categories, division = null } = team.matchups;
    const own = pointsByPeriod(played, categories != null);
    const results: Result[] = [];
    for (const { period, against, points, broken } of played) {
      const other = against === null ? undefined : scoreOf.get(`${period} ${against} ${team.teamId}`);
      if (other === undefined) continue;
      const tally = categories?.kind === 'each' ? tallies.get(`${period} ${against}`) : undefined;
      results.push({ period, against, ...byPoints(thousandths(points), other, broken), ...tally });
    }
    const idle = new Set(played.flatMap(({ period, against }) => (against === null ? [period] : [])));
    for (const [period, points] of own)
      if (median || (odd === 'median' && idle.has(period)))
        results.push({ period, against: null, ...byPoints(points, medians.get(period) ?? 0) });
    const all = [...results, ...broughtOf(team, results)];
    const counted = [...own].filter(([period]) => results.some((result) => result.period === period));
    return {
      team,
      // Not by ids, so that a league that is read from an archive has the same table.
      lot: randomFrom(hexOf(`${seed}${index + 1}`))(),
      results,
      all,
      record: recordOf(all),
      inDivision: results.filter(
        ({ against }) => division !== null && against !== null && divisionOf.get(against) === division,
      ),
      sum: counted.reduce((sum, [, points]) => sum + points, 0),
      periods: counted.length,
    };
  });
}

/**
 * Results from before the move and those that a commissioner added or took, in halves; none in most leagues. After
 * corrected games a team can have fewer results than were taken; it then has none.
 */
function broughtOf({ matchups: { brought } }: MatchupTeam, results: readonly CategoryTally[]): CategoryTally[] {
  if (brought == null) return [];
  const atLeastNone = (key: keyof CategoryTally, change: number) =>
    Math.max(2 * change, -results.reduce((sum, result) => sum + result[key], 0));
  return [
    {
      won: atLeastNone('won', brought.wins),
      lost: atLeastNone('lost', brought.losses),
      tied: atLeastNone('tied', brought.ties),
    },
  ];
}

function recordOf(results: readonly CategoryTally[]): WinRecord {
  const count = (key: keyof CategoryTally) => results.reduce((sum, result) => sum + result[key], 0) / 2;
  return { wins: count('won'), losses: count('lost'), ties: count('tied') };
}

/**
 * The table of a season of matchups: share of wins (a tie is half a win) or points per result, then in the season's
 * order points per period, or matchups won in a season of categories, the results between the teams where each pair met
 * equally often, and the results inside the divisions where each team has one, then a draw by the season's seed. When a
 * step separates some of the teams, the others begin at the first step again. Before the first result all teams share
 * the first place.
 * @param teams in the order of their numbers, on which the draw depends
 */
export function matchupTable(teams: readonly MatchupTeam[]): FinalRow[] {
  const rows = rowsOf(teams);
  const begun = rows.some(({ all }) => all.length > 0);
  return (begun ? inOrder(rows) : byName(rows)).map(({ team, record, sum }, index) => ({
    teamId: team.teamId,
    name: team.name,
    points: sumOfPoints([sum / 1_000]),
    rank: begun ? index + 1 : 1,
    shared: !begun && rows.length > 1,
    record,
  }));
}

/** A fraction, compared without rounding. */
type Fraction = readonly [over: number, under: number];
const higher = ([a, b]: Fraction, [c, d]: Fraction): number => {
  // Without a result a team counts like one that never won.
  const left: Fraction = b === 0 ? [0, 1] : [a, b];
  const right: Fraction = d === 0 ? [0, 1] : [c, d];
  return right[0] * left[1] - left[0] * right[1];
};

type Step = (group: readonly Row[]) => ((row: Row) => Fraction) | null;
/** Points per result: a tie is 1, a win 2 as in a share of wins, or 3. */
const shareOf = (results: readonly CategoryTally[], { team }: Row): Fraction => {
  const win = winPoints(team.matchups.record ?? 'share');
  return [
    results.reduce((sum, { won, tied }) => sum + win * won + tied, 0),
    results.reduce((sum, { won, lost, tied }) => sum + won + lost + tied, 0),
  ];
};

const byShare: Step = () => (row) => shareOf(row.all, row);

const byScore: Step =
  () =>
  ({ team, results, sum, periods }) =>
    team.matchups.categories == null ? [sum, periods] : [results.filter(({ isWin }) => isWin).length, 1];

const byMeetings: Step = (group) => {
  const ids = new Set(group.map(({ team }) => team.teamId));
  const met = group.flatMap(({ team, results }) =>
    [...ids].filter((id) => id !== team.teamId).map((id) => results.filter(({ against }) => against === id).length),
  );
  if (met[0] === 0 || new Set(met).size !== 1) return null;
  return (row) => {
    const between = row.results.filter(({ against }) => against !== null && ids.has(against));
    return shareOf(between, row);
  };
};

const byDivision: Step = (group) =>
  group.some(({ inDivision }) => inDivision.length === 0) ? null : (row) => shareOf(row.inDivision, row);

const STEPS: Readonly<Record<TableStep, Step>> = { points: byScore, meetings: byMeetings, division: byDivision };

/** The steps of a season's table. In a tie for the title of a division the results inside it come second. */
function stepsOfSeason(rows: readonly Row[], forTitle: boolean): readonly Step[] {
  const steps = stepsOf(rows[0]?.team.matchups.order ?? 'points-meetings-division').map((step) => STEPS[step]);
  return forTitle ? [byShare, byDivision, ...steps.filter((step) => step !== byDivision)] : [byShare, ...steps];
}

function inOrder(group: readonly Row[], steps = stepsOfSeason(group, false)): Row[] {
  if (group.length < 2) return [...group];
  for (const step of steps) {
    const of = step(group);
    if (of === null) continue;
    const sorted = [...group].sort((a, b) => higher(of(a), of(b)));
    const parts: Row[][] = [];
    for (const row of sorted) {
      const level = parts.at(-1);
      if (level?.[0] !== undefined && higher(of(level[0]), of(row)) === 0) level.push(row);
      else parts.push([row]);
    }
    if (parts.length > 1) return parts.flatMap((part) => inOrder(part, steps));
  }
  return drawn(group);
}

/** A division, its teams best first, each with its results inside the division. */
export interface DivisionTable {
  readonly division: number;
  readonly teams: readonly { readonly teamId: string; readonly record: WinRecord }[];
}

/** The divisions in order; each one's first team leads it. */
export function divisionTables(teams: readonly MatchupTeam[]): DivisionTable[] {
  const rows = rowsOf(teams);
  const numbers = [...new Set(teams.flatMap(({ matchups }) => matchups.division ?? []))].sort((a, b) => a - b);
  const begun = rows.some(({ all }) => all.length > 0);
  return numbers.map((division) => {
    const own = byName(rows.filter(({ team }) => team.matchups.division === division));
    return {
      division,
      teams: (begun ? inOrder(own, stepsOfSeason(own, true)) : own).map(({ team, inDivision }) => ({
        teamId: team.teamId,
        record: recordOf(inDivision),
      })),
    };
  });
}

export const leadersOf = (divisions: readonly DivisionTable[]): ReadonlySet<string> =>
  new Set(divisions.flatMap(({ teams }) => teams[0]?.teamId ?? []));

const byName = (rows: readonly Row[]): Row[] =>
  [...rows].sort((a, b) => locale.compareNatural(a.team.name, b.team.name));

/** The order of a draw. Each team's number is of its own, so that it does not depend on who else is tied. */
function drawn(group: readonly Row[]): Row[] {
  return [...group].sort((a, b) => a.lot - b.lot || (a.team.teamId < b.team.teamId ? -1 : 1));
}

/** 32 hexadecimal digits of a text (FNV-1a, four times with another start). */
function hexOf(text: string): string {
  return [0, 1, 2, 3]
    .map((word) => {
      let hash = 0x81_1c_9d_c5 ^ word;
      for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01_00_01_93);
      return (hash >>> 0).toString(16).padStart(8, '0');
    })
    .join('');
}
