import { z } from 'zod';
import { POSITIONS } from '../position.js';
import { idSchema } from '../request.parts.js';
import { isSeason } from '../season.js';
import { lines, oneLine } from '../text.rules.js';
import { RULES_TEXT_MAX } from '../settings/rulebook.schema.js';

/** A league's rosters, some thousands of rows: far less than a file of the site's. */
export const MOVE_IN_MAX_BYTES = 4 * 1024 * 1024;

export const moveInSchema = z.object({
  /** Says what would happen and changes nothing. */
  dry_run: z.stringbool({ error: 'dry_run must be true or false.' }).default(false),
});

export const fantraxSchema = z.object({
  id: z
    .string()
    .trim()
    .regex(/^[a-z0-9]{6,32}$/i, 'The id of a league at Fantrax has letters and digits only, like w7s5kpezl1bhkzms.'),
});

/** Rows of rosters, and of each kind that comes along. */
export const MOVE_IN_MAX_ROWS = 20_000;
const MOST = MOVE_IN_MAX_ROWS;
const season = z.string().refine(isSeason, 'A season is written like 2025-26.');
const where = z.string().max(200);
const rows = <T extends z.ZodType>(row: T) => z.array(row).max(MOST, `At most ${MOST} rows are taken.`).default([]);

export const broughtRostersSchema = z.object({ season });

/** A player as a table names them. */
const named = {
  player: z.string().overwrite(oneLine).min(1).max(120),
  nhl_id: z.int().positive().nullable(),
  pos: z.enum(POSITIONS).nullable(),
  club: z.string().max(3).nullable(),
  birth_date: z.iso.date().nullable(),
};
const figure = z.int().min(0).max(9_999).nullable();

/** What comes along besides rosters. `where` names the row of the table for the report. */
export const alongSchema = z.object({
  picks: rows(
    z.strictObject({
      where,
      season,
      /** Null where the table does not say, and the league has one draft only. */
      type: z.enum(['general', 'rookie']).nullable(),
      round: z.int().min(1).max(99),
      original: idSchema,
      owner: idSchema,
      note: z.string().overwrite(oneLine).max(500).nullable(),
    }),
  ),
  retained: rows(
    z.strictObject({
      where,
      player: z.string().overwrite(oneLine).max(120),
      nhl_id: z.int().positive().nullable(),
      team: idSchema,
      percent: z.number().positive().max(100).nullable(),
      dollars: z.int().positive().max(1_000_000_000).nullable(),
      through: season.nullable(),
    }),
  ),
  standings: rows(
    z.strictObject({
      where,
      season,
      team: idSchema,
      rank: z.int().min(1).max(99).nullable(),
      points: z.number().min(-1_000_000).max(1_000_000).nullable(),
    }),
  ),
  past: rows(
    z.strictObject({
      where,
      kind: z.enum(['trade', 'draft']),
      season,
      day: z.iso.date().nullable(),
      team: idSchema,
      from_team: idSchema.nullable(),
      round: z.int().min(1).max(99).nullable(),
      overall: z.int().min(0).max(9_999).nullable(),
      what: z.string().overwrite(oneLine).min(1).max(300),
      /** Of a player, where the table says it. */
      nhl_id: z.int().positive().nullable().default(null),
      pos: z.enum(POSITIONS).nullable().default(null),
      /** Of a trade: the draft pick that its words name, where all of it is known. */
      pick: z
        .strictObject({
          season,
          type: z.enum(['general', 'rookie']).nullable(),
          round: z.int().min(1).max(99),
          original: idSchema,
        })
        .nullable()
        .default(null),
    }),
  ),
  /** Rosters of past seasons, as history. */
  rosters: rows(
    z.strictObject({
      where,
      season,
      team: idSchema,
      ...named,
      place: z.enum(['active', 'ir', 'rookie']).nullable(),
      gp: figure,
      g: figure,
      a: figure,
    }),
  ),
  /** Who is protected; of no season, where the table says none: of the deadline that comes. */
  sheets: rows(z.strictObject({ where, season: season.nullable(), team: idSchema, ...named })),
  rules: z
    .string()
    .overwrite(lines)
    .max(RULES_TEXT_MAX, `The rules have at most ${RULES_TEXT_MAX} characters.`)
    .nullable()
    .default(null),
});
export type AlongBody = z.infer<typeof alongSchema>;
export const NOTHING_ALONG: AlongBody = {
  picks: [],
  retained: [],
  standings: [],
  past: [],
  rosters: [],
  sheets: [],
  rules: null,
};

/** Rosters, as docs/imports.md describes their CSV, and what comes along with them. */
export const moveInPackageSchema = z.object({
  rosters: z.string().default(''),
  along: alongSchema,
});
