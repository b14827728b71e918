import { messageWords } from '../../messages/messages.js';
import { z } from 'zod';
import { clubCodeOfName, seasonClubCode } from '../clubs.js';
import type { ReportSaid } from '../files/report.words.js';
import { emptySeason, NHL_SOURCE, type SeasonRecord } from '../files/import.rules.js';
import { dateSchema } from '../../request.parts.js';
import { FIRST_SAMPLE_ID, type Position, type PositionDetail } from '../players.values.js';
import { oddity } from './told-rows.js';
import { figuresIn, PAGE_NAMES, reportNames, type FieldNames } from './nhl.figures.js';
import { NHL_REPORTS, type NhlReport } from '../scoring/scoring.sources.js';
import { SEASON_COUNTS, type Figures } from '../scoring/scoring.table.js';
import { isSeason, seasonOf, type Season } from '../../season.js';

// The NHL's public web API has several names for one thing and omits fields freely, so only required fields are
// mandatory here.

const STORABLE = /^[^\p{Cc}\p{Cs}]*$/u;
/** Fits a database column: no control characters, no half of a surrogate pair. */
const text = z.string().max(100).regex(STORABLE, 'control characters');
const name = text.regex(/\S/, 'empty');
/** `{ default: 'Köln', cs: '…' }` or, in some places, plain text. */
export const nhlName = z.union([name, z.object({ default: name }).transform((value) => value.default)]);
/** Ids of sample players are larger. */
export const nhlPlayerId = z
  .number()
  .int()
  .positive()
  .max(FIRST_SAMPLE_ID - 1);

export const nhlRosterPlayerSchema = z.object({
  id: nhlPlayerId,
  firstName: nhlName,
  lastName: nhlName,
  positionCode: z.enum(['C', 'L', 'R', 'D', 'G']),
  shootsCatches: text.nullish(),
  birthDate: dateSchema.nullish(),
  birthCountry: text.nullish(),
});
export type NhlRosterPlayer = z.infer<typeof nhlRosterPlayerSchema>;

const roster = z.array(z.unknown()).max(500);
/** Rows are validated one by one later, so that one bad row does not hide the others. */
export const nhlRosterSchema = z.object({
  forwards: roster.default([]),
  defensemen: roster.default([]),
  goalies: roster.default([]),
});

/** Upper limit in seconds. No season has as many, and sums still fit the column. */
const LONGEST = 1_000_000;
const LONGEST_GAME = 20_000;
const between = (least: number, most: number) => z.number().int().min(least).max(most);
const tally = between(-10_000, 100_000).nullish();
const duration = z.number().min(0).max(LONGEST).nullish();
const games = z.number().int().min(0).max(200);
const whole = between(-1_000, LONGEST_GAME).nullish();
/** Any field may be missing in a row. */
const fieldsOf = <S extends z.ZodType>(names: FieldNames, schema: S): Record<string, S> =>
  Object.fromEntries(names.flatMap(([, fields]) => fields.map((field) => [field, schema])));

export const nhlSeasonTotalSchema = z.object({
  season: z.number().int(),
  gameTypeId: z.number().int(),
  leagueAbbrev: z.string(),
  teamName: nhlName.nullish(),
  gamesPlayed: games.nullish(),
  ...fieldsOf(PAGE_NAMES, tally),
  points: tally,
  avgToi: text.nullish(),
  timeOnIce: z.union([text, duration.unwrap()]).nullish(),
});
export type NhlSeasonTotal = z.infer<typeof nhlSeasonTotalSchema>;

export const nhlLandingSchema = z.object({
  playerId: nhlPlayerId,
  currentTeamAbbrev: text.nullish(),
  firstName: nhlName.nullish(),
  lastName: nhlName.nullish(),
  position: z.enum(['C', 'L', 'R', 'D', 'G']).nullish(),
  birthDate: dateSchema.nullish(),
  birthCountry: text.nullish(),
  shootsCatches: text.nullish(),
  draftDetails: z
    .object({ year: between(1_900, 2_199), round: between(1, 999).nullish(), overallPick: between(1, 9_999).nullish() })
    .nullish(),
  seasonTotals: z.array(z.unknown()).max(1_000).nullish(),
});
export type NhlLanding = z.infer<typeof nhlLandingSchema>;

export const nhlPageSchema = z.object({
  data: z.array(z.unknown()).max(10_000),
  total: z.number().int().min(0).nullish(),
});

const furtherRow = (report: NhlReport) =>
  z.object({ playerId: nhlPlayerId, teamAbbrevs: text.nullish(), ...fieldsOf(reportNames(report), tally) });
export type NhlFurther = z.infer<ReturnType<typeof furtherRow>>;
const summaryRow = {
  gamesPlayed: games,
  teamAbbrev: text.nullish(),
  points: tally,
};

export const nhlSkaterSummarySchema = furtherRow('skater/summary').extend({
  ...summaryRow,
  skaterFullName: text.nullish(),
  positionCode: z.enum(['C', 'L', 'R', 'D']).nullish(),
  timeOnIcePerGame: z.number().min(0).max(LONGEST_GAME).nullish(),
});
export type NhlSkaterSummary = z.infer<typeof nhlSkaterSummarySchema>;

export const nhlGoalieSummarySchema = furtherRow('goalie/summary').extend({
  ...summaryRow,
  goalieFullName: text.nullish(),
  timeOnIce: duration,
});
export type NhlGoalieSummary = z.infer<typeof nhlGoalieSummarySchema>;

function gameRow(report: NhlReport) {
  const names = reportNames(report);
  return z
    .object({
      playerId: nhlPlayerId,
      gameId: z.number().int().min(1_917_000_000).max(2_199_999_999),
      gameDate: dateSchema,
      skaterFullName: text.nullish(),
      goalieFullName: text.nullish(),
      ...fieldsOf(names, whole),
    })
    .transform((row) => ({
      playerId: row.playerId,
      gameId: row.gameId,
      gameDate: row.gameDate,
      name: row.skaterFullName ?? row.goalieFullName ?? null,
      figures: figuresIn(row, names),
    }));
}
export type NhlGame = z.infer<ReturnType<typeof gameRow>>;

const eachReport = <T>(value: (report: NhlReport) => T): Readonly<Record<NhlReport, T>> =>
  Object.fromEntries(NHL_REPORTS.map((report) => [report, value(report)])) as Record<NhlReport, T>;
export const NHL_GAME_SCHEMAS = eachReport(gameRow);
export const NHL_FURTHER_SCHEMAS = eachReport(furtherRow);

/** The first four digits of a game id are the season's first year. */
export const seasonOfGame = (gameId: number): Season => seasonOf(Math.floor(gameId / 1_000_000));

export function positionOfCode(code: 'C' | 'L' | 'R' | 'D' | 'G'): { position: Position; detail: PositionDetail } {
  switch (code) {
    case 'C':
      return { position: 'F', detail: 'C' };
    case 'L':
      return { position: 'F', detail: 'LW' };
    case 'R':
      return { position: 'F', detail: 'RW' };
    case 'D':
      return { position: 'D', detail: 'D' };
    case 'G':
      return { position: 'G', detail: 'G' };
  }
}

/** 20242025 becomes '2024-25'; null for a number that is not a season. */
export function seasonOfNumber(number: number): Season | null {
  const text = String(number);
  const season = /^\d{8}$/.test(text) ? `${text.slice(0, 4)}-${text.slice(6)}` : '';
  return isSeason(season) && season === seasonOf(Number(text.slice(0, 4))) ? season : null;
}

/** Converts '3741:22' or '22:02' to seconds. Numbers are seconds already. Null when unreadable. */
export function seconds(clock: string | number | null | undefined): number | null {
  if (typeof clock === 'number') return Math.round(clock);
  const match = /^(\d{1,5}):(\d{2})$/.exec(clock ?? '');
  return match === null ? null : Number(match[1]) * 60 + Number(match[2]);
}

/** Sum of the known values; null when both are unknown. */
const sum = (one: number | null, two: number | null | undefined): number | null =>
  two == null ? one : (one ?? 0) + two;

const COUNTED = [...SEASON_COUNTS, 'toi_seconds'] as const;

/**
 * Adds the lines of a player who changed clubs. Counts are summed, clubs are joined in order, rates are recalculated.
 */
export function addLines(one: SeasonRecord, two: SeasonRecord): SeasonRecord {
  const clubs = [...(one.club?.split('/') ?? []), ...(two.club?.split('/') ?? [])].filter(
    (club, at, all) => all.indexOf(club) === at,
  );
  const total: SeasonRecord = { ...one, gp: one.gp + two.gp, club: clubs.length === 0 ? null : clubs.join('/') };
  for (const column of COUNTED) total[column] = sum(one[column], two[column]);
  return withRates(total);
}

/** Recalculates the rates, so that summed lines have correct ones. */
function withRates(line: SeasonRecord): SeasonRecord {
  const { ga, sa, toi_seconds: toi } = line;
  if (sa === null) return line;
  return {
    ...line,
    sv_pct: ga === null || sa === 0 ? null : Math.round((1 - ga / sa) * 10_000) / 10_000,
    gaa: ga === null || toi === null || toi === 0 ? null : Math.round((ga * 3_600_000) / toi) / 1000,
  };
}

/** 'CGY,PHI' becomes 'CGY/PHI'; null when a code is not an NHL club. */
const clubs = (text: string | null | undefined): string | null =>
  text == null || text === '' ? null : (seasonClubCode(text.replaceAll(',', '/')) ?? null);

/** Figures and points of a row. Points that it lacks are goals and assists. */
function countsIn(row: { readonly points?: number | null | undefined }, names: FieldNames) {
  const figures = figuresIn(row, names);
  return { ...figures, pts: row.points ?? sum(figures.g ?? null, figures.a) };
}

function lineOfTotal(playerId: number, total: NhlSeasonTotal, season: Season): SeasonRecord {
  const gp = total.gamesPlayed ?? 0;
  const average = Math.min(seconds(total.avgToi) ?? Number.NaN, LONGEST_GAME);
  const toi = seconds(total.timeOnIce) ?? (Number.isNaN(average) ? null : average * gp);
  const counts = countsIn(total, PAGE_NAMES);
  return withRates({
    ...emptySeason(playerId, season, total.gameTypeId === 3),
    club: total.teamName == null ? null : (clubCodeOfName(total.teamName) ?? null),
    gp,
    ...counts,
    goalie_seconds: counts.ga === undefined ? null : toi,
    toi_seconds: toi,
    source: NHL_SOURCE,
  });
}

export interface NhlLines {
  lines: SeasonRecord[];
  /** Unreadable rows, each with the reason. */
  faults: ReportSaid[];
}

/**
 * A player's NHL seasons (regular and playoffs) from their landing page. The page lists every league, with one row per
 * club and season.
 */
export function linesOfLanding(landing: NhlLanding): NhlLines {
  const found = new Map<string, SeasonRecord>();
  const faults: ReportSaid[] = [];
  (landing.seasonTotals ?? []).forEach((row, at) => {
    const read = nhlSeasonTotalSchema.safeParse(row);
    if (!read.success) {
      faults.push(
        oddity(
          `seasonTotals[${at}] ${read.error.issues.map((issue) => `${issue.path.join('.')}: ${messageWords(issue.message)}`).join('; ')}`,
        ),
      );
      return;
    }
    const total = read.data;
    if (total.leagueAbbrev !== 'NHL' || (total.gameTypeId !== 2 && total.gameTypeId !== 3)) return;
    const season = seasonOfNumber(total.season);
    if (season === null || total.gamesPlayed == null) {
      faults.push(
        season === null
          ? { key: 'nhl.noSeason', figures: { at, value: total.season } }
          : { key: 'nhl.noGames', figures: { at } },
      );
      return;
    }
    const line = lineOfTotal(landing.playerId, total, season);
    const key = `${season} ${total.gameTypeId}`;
    const other = found.get(key);
    found.set(key, other === undefined ? line : addLines(other, line));
  });
  return { lines: [...found.values()], faults };
}

function lineOfReport(
  report: NhlReport,
  row: NhlSkaterSummary | NhlGoalieSummary,
  season: Season,
  nhlPlayoffs: boolean,
): SeasonRecord {
  return {
    ...emptySeason(row.playerId, season, nhlPlayoffs),
    club: clubs(row.teamAbbrevs ?? row.teamAbbrev),
    gp: row.gamesPlayed,
    ...countsIn(row, reportNames(report)),
    source: NHL_SOURCE,
  };
}

export const lineOfSkater = (row: NhlSkaterSummary, season: Season, nhlPlayoffs: boolean): SeasonRecord => ({
  ...lineOfReport('skater/summary', row, season, nhlPlayoffs),
  toi_seconds: row.timeOnIcePerGame == null ? null : Math.round(row.timeOnIcePerGame * row.gamesPlayed),
});

export const lineOfGoalie = (row: NhlGoalieSummary, season: Season, nhlPlayoffs: boolean): SeasonRecord =>
  withRates({ ...lineOfReport('goalie/summary', row, season, nhlPlayoffs), toi_seconds: row.timeOnIce ?? null });

/** Figures from reports that add to the summaries, by player. A player has a row for each club. */
export function sumFurther(
  reports: readonly { readonly report: NhlReport; readonly rows: readonly NhlFurther[] }[],
): ReadonlyMap<number, Partial<Figures>> {
  const sums = new Map<number, Partial<Figures>>();
  for (const { report, rows } of reports) {
    const names = reportNames(report);
    for (const row of rows) {
      const before = sums.get(row.playerId) ?? {};
      const figures = figuresIn(row, names);
      const added = names.flatMap(([column]) =>
        figures[column] === undefined ? [] : [[column, (before[column] ?? 0) + figures[column]]],
      );
      sums.set(row.playerId, { ...before, ...Object.fromEntries(added) });
    }
  }
  return sums;
}
