import { z } from 'zod';
import { dateOf } from '../../request.parts.js';
import { oneLine } from '../../text.rules.js';
import { isSeason, startYear } from '../../season.js';
import { currentClubCode, seasonClubCode } from '../clubs.js';
import { FIRST_SAMPLE_ID } from '../players.values.js';

/* Schemas for the cells of imported files, with their error messages. */

export const text = (column: string, max: number) =>
  z.string().overwrite(oneLine).max(max, `${column} has at most ${max} characters.`);

/** A cell that may be empty or missing; both become null. */
export const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess(
    (cell) => (cell === undefined || (typeof cell === 'string' && cell.trim() === '') ? null : cell),
    schema.nullable(),
  );

export const present = (column: string) =>
  z.string(`${column} is empty.`).overwrite(oneLine).min(1, `${column} is empty.`);

export const whole = (column: string, min: number, max: number) =>
  z
    .string()
    .trim()
    .regex(/^-?\d{1,10}$/, `${column} must be a whole number.`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `${column} must be from ${min} to ${max}.`);

export const decimal = (column: string, min: number, max: number) =>
  z
    .string()
    .trim()
    .regex(/^-?\d{0,6}\.?\d{1,12}$/, `${column} must be a number with a decimal point.`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `${column} must be from ${min} to ${max}.`);

export const money = (column: string) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,9}$/, `${column} must be whole US dollars, like 775000.`)
    .transform(Number)
    .refine((value) => value <= 100_000_000, `${column} must be at most 100000000.`);

export const day = (column: string) =>
  z
    .string()
    .trim()
    .pipe(dateOf(`${column} must be a date like 2025-10-07.`));

export const season = z
  .string('season is empty.')
  .trim()
  .min(1, 'season is empty.')
  .refine(isSeason, "season is written like '2025-26'.")
  .refine((value) => startYear(value) >= 1917 && startYear(value) <= 2100, 'season is outside the years of the NHL.');

/** Players are identified by this number and never by name: two of them are called Sebastian Aho. */
export const nhlId = z
  .string('nhl_id is empty: players are told apart by their NHL id, never by name.')
  .trim()
  .min(1, 'nhl_id is empty: players are told apart by their NHL id, never by name.')
  .regex(/^[1-9]\d{0,8}$/, 'nhl_id must be a whole number.')
  .transform(Number)
  .refine(
    (value) => value < FIRST_SAMPLE_ID,
    `nhl_id must be below ${FIRST_SAMPLE_ID}: higher ids belong to the sample.`,
  );

export const choice = <T extends readonly string[]>(column: string, values: T) => {
  const lower = new Map<string, T[number]>(values.map((value) => [value.toLowerCase(), value]));
  return z
    .string()
    .trim()
    .transform((cell, context): T[number] => {
      const found = lower.get(cell.toLowerCase());
      if (found !== undefined) return found;
      context.addIssue({ code: 'custom', message: `${column} must be one of ${values.join(', ')}.` });
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
      context.addIssue({ code: 'custom', message: `${column} is not the code of an NHL club.` });
      return z.NEVER;
    });

export const seasonClub = (column: string) =>
  z
    .string()
    .trim()
    .transform((cell, context) => {
      const found = seasonClubCode(cell);
      if (found !== undefined) return found;
      context.addIssue({
        code: 'custom',
        message: `${column} is not the code of an NHL club, nor several joined by '/'.`,
      });
      return z.NEVER;
    });

export const playoffs = z.preprocess(
  (cell) => (cell === undefined || (typeof cell === 'string' && cell.trim() === '') ? '0' : cell),
  choice('playoffs', ['0', '1', 'false', 'true', 'no', 'yes'] as const).transform((value) =>
    ['1', 'true', 'yes'].includes(value),
  ),
);
