import { FURTHER_BRACKETS } from '../../competition/playoffs/playoff.rules.js';
import { DRAFT_TYPES } from '../../draft-type.js';
import { z } from 'zod';
import { messageOf } from '../../messages/messages.js';
import { POSITIONS } from '../../position.js';
import { dateSchema, idSchema } from '../../request.parts.js';
import { isSeason } from '../../season.js';
import { lines, oneLine } from '../../text.rules.js';
import { MATCH_LIMITS } from '../sheet/match-cells.rules.js';
import { RULES_TEXT_MAX } from '../../settings/rulebook.schema.js';

/** A league's rosters have a few thousand rows, far less than a file for the whole site. */
export const MOVE_IN_MAX_BYTES = 4 * 1024 * 1024;

export const moveInSchema = z.object({
  dry_run: z.stringbool({ error: messageOf('dryRunMustBeTrueOrFalse') }).default(false),
});

export const fantraxSchema = z.object({
  id: z
    .string()
    .trim()
    .regex(/^[a-z0-9]{6,32}$/i, messageOf('idOfFantraxLeagueIsLike')),
});

/** Maximum number of roster rows, and of rows per other kind. */
export const MOVE_IN_MAX_ROWS = 20_000;
const MOST = MOVE_IN_MAX_ROWS;
const season = z.string().refine(isSeason, messageOf('seasonOfRowIsWrittenLike'));
const where = z.string().max(200);
const rows = <T extends z.ZodType>(row: T) =>
  z
    .array(row)
    .max(MOST, messageOf('atMostRowsAreTaken', { most: MOST }))
    .default([]);

export const broughtRostersSchema = z.object({ season });

const nhlId = z.int().positive().max(99_999_999).nullable();

/** A player as a table names them. */
const named = {
  player: z.string().overwrite(oneLine).min(1).max(120),
  nhl_id: nhlId,
  pos: z.enum(POSITIONS).nullable(),
  club: z.string().max(3).nullable(),
  birth_date: dateSchema.nullable(),
};
const matchPoints = z.number().min(-MATCH_LIMITS.points).max(MATCH_LIMITS.points);

const results = z.number().min(0).max(99_999).multipleOf(0.5);
const figure = z.int().min(0).max(9_999).nullable();

/** Data other than rosters. `where` identifies the table row in the report. */
export const extrasSchema = z.object({
  picks: rows(
    z.strictObject({
      where,
      season,
      /** Null when the table does not say; allowed when the league has only one draft type. */
      type: z.enum(DRAFT_TYPES).nullable(),
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
      nhl_id: nhlId,
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
      /** Results of matchups; halves where a category has a weight of halves. */
      record: z.strictObject({ wins: results, losses: results, ties: results }).nullable().default(null),
    }),
  ),
  /** Past seasons' matchups, including play-offs. */
  matches: rows(
    z.strictObject({
      where,
      season,
      /** Null where the table names only the round. */
      period: z.int().min(1).max(MATCH_LIMITS.period).nullable(),
      /** Round of the play-offs; null for a regular match, and where the period decides. */
      round: z.int().min(1).max(MATCH_LIMITS.round).nullable(),
      bracket: z.enum(FURTHER_BRACKETS).nullable(),
      home: idSchema,
      away: idSchema,
      /** In categories: the weights won plus half of the weights tied. */
      home_points: matchPoints,
      away_points: matchPoints,
      categories: z.boolean(),
      winner: idSchema.nullable(),
    }),
  ),
  past: rows(
    z.strictObject({
      where,
      kind: z.enum(['trade', 'draft']),
      season,
      day: dateSchema.nullable(),
      team: idSchema,
      from_team: idSchema.nullable(),
      round: z.int().min(1).max(99).nullable(),
      overall: z.int().min(0).max(9_999).nullable(),
      what: z.string().overwrite(oneLine).min(1).max(300),
      /** For players, if the table has it. */
      nhl_id: nhlId.default(null),
      pos: z.enum(POSITIONS).nullable().default(null),
      /** The trade's pick, if all its parts are known. */
      pick: z
        .strictObject({
          season,
          type: z.enum(DRAFT_TYPES).nullable(),
          round: z.int().min(1).max(99),
          original: idSchema,
        })
        .nullable()
        .default(null),
    }),
  ),
  /** Rosters of past seasons, for the history. */
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
  /** Protected players. A row without a season belongs to the next deadline. */
  sheets: rows(z.strictObject({ where, season: season.nullable(), team: idSchema, ...named })),
  rules: z
    .string()
    .overwrite(lines)
    .max(RULES_TEXT_MAX, messageOf('rulesHaveAtMostCharacters', { most: RULES_TEXT_MAX }))
    .nullable()
    .default(null),
});
export type ExtrasBody = z.infer<typeof extrasSchema>;
export const NO_EXTRAS: ExtrasBody = {
  picks: [],
  retained: [],
  standings: [],
  matches: [],
  past: [],
  rosters: [],
  sheets: [],
  rules: null,
};

/** Rosters are CSV (see docs/imports.md). */
export const moveInPackageSchema = z.object({
  rosters: z.string().default(''),
  along: extrasSchema,
});
