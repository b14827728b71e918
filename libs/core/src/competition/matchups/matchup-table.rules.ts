import { sumOfPoints, thousandths } from '../../players/scoring/scoring.table.js';
import { randomFrom } from '../../random.js';
import type { FinalRow, WinRecord } from '../champion.words.js';
import { medianOf } from './period.rules.js';

/** A team's matchup in a period. Without an opponent the team had a bye. */
export interface TeamMatchup {
  readonly period: number;
  readonly against: string | null;
  /** The team's points of the period. */
  readonly points: number;
}

/** A team's part in the matchups of a season that count so far. */
export interface TeamMatchups {
  /** Published; decides teams that nothing else separates. */
  readonly seed: string;
  /** Each team also plays against the median of all teams' scores of a period. */
  readonly median: boolean;
  readonly played: readonly TeamMatchup[];
}

export interface MatchupTeam {
  readonly teamId: string;
  readonly name: string;
  readonly matchups: TeamMatchups;
}

interface Result {
  readonly period: number;
  /** null for the median. */
  readonly against: string | null;
  /** 2 for a win, 1 for a tie, 0 for a loss: half wins. */
  readonly halves: 0 | 1 | 2;
}

interface Row {
  readonly team: MatchupTeam;
  /** The team's drawn number, if nothing else separates it from others. */
  readonly lot: number;
  readonly results: readonly Result[];
  readonly record: WinRecord;
  /** Points of the periods that counted, in thousandths, and their number. */
  readonly sum: number;
  readonly periods: number;
}

const halvesOf = (own: number, other: number): 0 | 1 | 2 => (own > other ? 2 : own === other ? 1 : 0);

/** The median of all teams' scores of each period, in thousandths (halves of them are exact). */
export function mediansOf(teams: readonly { readonly played: readonly TeamMatchup[] }[]): Map<number, number> {
  const scores = new Map<number, number[]>();
  for (const { played } of teams)
    for (const [period, points] of new Map(played.map((one) => [one.period, one.points])))
      scores.set(period, [...(scores.get(period) ?? []), thousandths(points)]);
  return new Map([...scores].map(([period, own]) => [period, medianOf(own)]));
}

function rowsOf(teams: readonly MatchupTeam[]): Row[] {
  const scoreOf = new Map(
    teams.flatMap(({ teamId, matchups }) =>
      matchups.played.map(({ period, points }) => [`${period} ${teamId}`, thousandths(points)] as const),
    ),
  );
  const medians = mediansOf(teams.map(({ matchups }) => matchups));
  return teams.map((team, index) => {
    const { played, median, seed } = team.matchups;
    const own = new Map(played.map(({ period, points }) => [period, thousandths(points)]));
    const results: Result[] = [];
    for (const { period, against, points } of played) {
      const other = against === null ? undefined : scoreOf.get(`${period} ${against}`);
      if (other !== undefined) results.push({ period, against, halves: halvesOf(thousandths(points), other) });
    }
    if (median)
      for (const [period, points] of own)
        results.push({ period, against: null, halves: halvesOf(points, medians.get(period) ?? 0) });
    const counted = [...own].filter(([period]) => results.some((result) => result.period === period));
    const count = (halves: number) => results.filter((result) => result.halves === halves).length;
    return {
      team,
      // Not by ids, so that a league that is read from an archive has the same table.
      lot: randomFrom(hexOf(`${seed}${index + 1}`))(),
      results,
      record: { wins: count(2), losses: count(0), ties: count(1) },
      sum: counted.reduce((sum, [, points]) => sum + points, 0),
      periods: counted.length,
    };
  });
}

/**
 * The table of a season of matchups: share of wins (a tie is half a win), then points per period, then the results
 * between the teams where each pair met equally often, then a draw by the season's seed. When a step separates some of
 * the teams, the others begin at the first step again (formats.md 2). Before the first result all teams share the
 * first place.
 * @param teams in the order of their numbers: the draw goes by it
 */
export function matchupTable(teams: readonly MatchupTeam[]): FinalRow[] {
  const rows = rowsOf(teams);
  const named = [...rows].sort((a, b) => (a.team.name.toLowerCase() < b.team.name.toLowerCase() ? -1 : 1));
  const begun = rows.some(({ results }) => results.length > 0);
  return (begun ? inOrder(rows) : named).map(({ team, record, sum }, index) => ({
    teamId: team.teamId,
    name: team.name,
    points: sumOfPoints([sum / 1_000]),
    rank: begun ? index + 1 : 1,
    shared: !begun && rows.length > 1,
    record,
  }));
}

/** Two figures as a fraction, compared without rounding. */
type Fraction = readonly [over: number, under: number];
const higher = ([a, b]: Fraction, [c, d]: Fraction): number => {
  // Without a result a team counts like one that never won.
  const left: Fraction = b === 0 ? [0, 1] : [a, b];
  const right: Fraction = d === 0 ? [0, 1] : [c, d];
  return right[0] * left[1] - left[0] * right[1];
};

type Step = (group: readonly Row[]) => ((row: Row) => Fraction) | null;
const sumHalves = (results: readonly Result[]): number => results.reduce((sum, { halves }) => sum + halves, 0);

const STEPS: readonly Step[] = [
  () =>
    ({ results }) => [sumHalves(results), results.length * 2],
  () =>
    ({ sum, periods }) => [sum, periods],
  (group) => {
    const ids = new Set(group.map(({ team }) => team.teamId));
    const met = group.flatMap(({ team, results }) =>
      [...ids].filter((id) => id !== team.teamId).map((id) => results.filter(({ against }) => against === id).length),
    );
    if (met[0] === 0 || new Set(met).size !== 1) return null;
    return ({ results }) => {
      const between = results.filter(({ against }) => against !== null && ids.has(against));
      return [sumHalves(between), between.length * 2];
    };
  },
];

function inOrder(group: readonly Row[]): Row[] {
  if (group.length < 2) return [...group];
  for (const step of STEPS) {
    const of = step(group);
    if (of === null) continue;
    const sorted = [...group].sort((a, b) => higher(of(a), of(b)));
    const parts: Row[][] = [];
    for (const row of sorted) {
      const level = parts.at(-1);
      if (level?.[0] !== undefined && higher(of(level[0]), of(row)) === 0) level.push(row);
      else parts.push([row]);
    }
    if (parts.length > 1) return parts.flatMap((part) => inOrder(part));
  }
  return drawn(group);
}

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
