import { z } from 'zod';
import { dateSchema } from '../../request.parts.js';
import { oneLine } from '../../text.rules.js';
import { isSeason, startYear } from '../../season.js';
import { currentClubCode, seasonClubCode } from '../clubs.js';
import type { ReportSaid } from './report.words.js';
import { FIRST_SAMPLE_ID } from '../players.values.js';

export const cellFault = (...said: readonly ReportSaid[]) => ({ params: { said } });

/** The reason of an issue. Without one the column is missing. */
export function faultOf({ code, path, ...issue }: z.core.$ZodIssue): readonly ReportSaid[] {
  const { said } = (code === 'custom' && 'params' in issue ? issue.params : {}) as { said?: readonly ReportSaid[] };
  if (said !== undefined) return said;
  const column = String(path[0] ?? '');
  return [column === 'nhl_id' ? { key: 'cell.noId' } : { key: 'cell.empty', figures: { column } }];
}

const atMost = (column: string, most: number) =>
  [(cell: string) => cell.length <= most, cellFault({ key: 'cell.tooLong', figures: { column, most } })] as const;

export const text = (column: string, most: number) =>
  z
    .string()
    .overwrite(oneLine)
    .refine(...atMost(column, most));

/** A cell that may be empty or missing; both become null. */
export const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess(
    (cell) => (cell === undefined || (typeof cell === 'string' && cell.trim() === '') ? null : cell),
    schema.nullable(),
  );

export const present = (column: string, most = Infinity) =>
  z
    .string()
    .overwrite(oneLine)
    .refine((cell) => cell !== '', cellFault({ key: 'cell.empty', figures: { column } }))
    .refine(...atMost(column, most));

const within = (column: string, from: number, to: number) =>
  [
    (value: number) => value >= from && value <= to,
    cellFault({ key: 'cell.range', figures: { column, from, to } }),
  ] as const;

export const whole = (column: string, min: number, max: number) =>
  z
    .string()
    .trim()
    .refine((cell) => /^-?\d{1,10}$/.test(cell), cellFault({ key: 'cell.whole', figures: { column } }))
    .transform(Number)
    .refine(...within(column, min, max));

export const decimal = (column: string, min: number, max: number) =>
  z
    .string()
    .trim()
    .refine((cell) => /^-?\d{0,6}\.?\d{1,12}$/.test(cell), cellFault({ key: 'cell.decimal', figures: { column } }))
    .transform(Number)
    .refine(...within(column, min, max));

const MOST_MONEY = 100_000_000;

export const money = (column: string) =>
  z
    .string()
    .trim()
    .refine((cell) => /^\d{1,9}$/.test(cell), cellFault({ key: 'cell.money', figures: { column } }))
    .transform(Number)
    .refine((value) => value <= MOST_MONEY, cellFault({ key: 'cell.most', figures: { column, most: MOST_MONEY } }));

export const day = (column: string) =>
  z
    .string()
    .trim()
    .refine((cell) => dateSchema.safeParse(cell).success, cellFault({ key: 'cell.day', figures: { column } }));

export const season = z
  .string()
  .trim()
  .refine((cell) => cell !== '', cellFault({ key: 'cell.empty', figures: { column: 'season' } }))
  .refine(isSeason, cellFault({ key: 'cell.season' }))
  .refine((value) => startYear(value) >= 1917 && startYear(value) <= 2100, cellFault({ key: 'cell.seasonYears' }));

/** Players are identified by this number and never by name: two of them are called Sebastian Aho. */
export const nhlId = z
  .string()
  .trim()
  .refine((cell) => cell !== '', cellFault({ key: 'cell.noId' }))
  .refine((cell) => /^[1-9]\d{0,8}$/.test(cell), cellFault({ key: 'cell.whole', figures: { column: 'nhl_id' } }))
  .transform(Number)
  .refine((value) => value < FIRST_SAMPLE_ID, cellFault({ key: 'cell.sampleId', figures: { first: FIRST_SAMPLE_ID } }));

export const choice = <T extends readonly string[]>(column: string, values: T) => {
  const lower = new Map<string, T[number]>(values.map((value) => [value.toLowerCase(), value]));
  return z
    .string()
    .trim()
    .transform((cell, context): T[number] => {
      const found = lower.get(cell.toLowerCase());
      if (found !== undefined) return found;
      context.addIssue({ code: 'custom', ...cellFault({ key: 'cell.choice', figures: { column, values } }) });
      return z.NEVER;
    });
};

export const club = (column: string) =>
  z
    .string()
    .trim()
    .transform((cell, context) => {
      const found = currentClubCode(cell);
      if (found !== undefined) return found;
      context.addIssue({ code: 'custom', ...cellFault({ key: 'cell.club', figures: { column } }) });
      return z.NEVER;
    });

export const seasonClub = (column: string) =>
  z
    .string()
    .trim()
    .transform((cell, context) => {
      const found = seasonClubCode(cell);
      if (found !== undefined) return found;
      context.addIssue({ code: 'custom', ...cellFault({ key: 'cell.clubs', figures: { column } }) });
      return z.NEVER;
    });

export const nhlPlayoffs = z.preprocess(
  (cell) => (cell === undefined || (typeof cell === 'string' && cell.trim() === '') ? '0' : cell),
  choice('playoffs', ['0', '1', 'false', 'true', 'no', 'yes'] as const).transform((value) =>
    ['1', 'true', 'yes'].includes(value),
  ),
);
