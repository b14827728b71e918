import { z } from 'zod';
import { messageOf } from '../messages/messages.js';
import { LEAGUE_NAME } from '../leagues/form.rules.js';
import { leagueName } from '../leagues/settings.shape.js';
import { dateSchema, idSchema } from '../request.parts.js';
import { line } from './archive.values.js';

export const bringArchiveSchema = z.object({
  dry_run: z.stringbool({ error: messageOf('dryRunMustBeTrueOrFalse') }).default(false),
  /** The caller's id inside the archive. The caller gets that person's team. */
  person: idSchema.optional(),
});

export const copyLeagueSchema = z.object({
  league_name: leagueName
    .min(LEAGUE_NAME.min, messageOf('nameNewLeague'))
    .max(LEAGUE_NAME.max, messageOf('leagueNameHasAtMostCharacters', { most: LEAGUE_NAME.max })),
  /** Invites every manager to the same team in the copy. */
  managers: z.boolean(),
  /** Copies the rosters with every player's place. */
  rosters: z.boolean(),
});
export type CopyLeagueBody = z.infer<typeof copyLeagueSchema>;

const file = z.object({ bytes: z.number().int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) });

export const manifestSchema = z.object({
  product: z.literal('Crease'),
  format: z.number().int(),
  made_at: z.iso.datetime(),
  league: z.object({
    id: idSchema,
    /** Not cleaned, because the seal covers it. */
    name: z.string().max(200),
    type: z.enum(['dynasty', 'redraft']),
    season: z.string().regex(/^\d{4}-\d{2}$/),
    phase: z.string().max(40),
    teams: z.number().int().min(1).max(64),
    sample: z.boolean(),
  }),
  tables: z.record(
    z.string().max(60),
    z.object({ rows: z.number().int().min(0), columns: z.array(z.string().max(60)).min(1).max(100) }),
  ),
  /** Every file except the manifest. */
  files: z.record(z.string().max(200), file),
  /** Lets the installation that made the archive verify that it is unchanged. */
  seal: z.string().max(2000).nullable(),
});
export type ArchiveManifest = z.infer<typeof manifestSchema>;

/** Maximum length of a first or last name, as at sign-up. */
const PERSON_NAME = 60;

export const archivePerson = z.object({
  id: idSchema,
  first_name: line(PERSON_NAME, 'Unknown'),
  last_name: line(PERSON_NAME),
});
export type ArchivePerson = z.infer<typeof archivePerson>;

export const archivePlayer = z.object({
  id: z.number().int().min(1).max(99_999_999),
  name: line(120, 'Unknown player'),
  position: z.enum(['F', 'D', 'G']),
  birth_date: dateSchema.nullable(),
  club: z.string().max(10).nullable(),
});
export type ArchivePlayer = z.infer<typeof archivePlayer>;
