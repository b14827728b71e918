import { z } from 'zod';
import { id, playerId, said, time, whole } from '../answer.parts.js';
import type { ArchiveNote } from './archive.words.en.js';

export const archiveAnswer = z
  .object({
    dry_run: z.boolean(),
    league_id: id.nullable().describe('The new league; null where nothing was changed.'),
    league: z.object({
      name: z.string(),
      type: z.string(),
      season: z.string(),
      phase: z.string(),
      teams: whole,
      sample: z.boolean(),
    }),
    made_at: time,
    sealed: z.boolean().describe('Whether it was made here, and nobody has changed it since.'),
    tables: z.array(z.object({ table: z.string(), holds: z.string(), rows: whole })),
    pictures: whole,
    people: z.array(
      z.object({
        id: id.describe('In the archive.'),
        name: z.string(),
        team: z.string().nullable(),
        commissioner: z.boolean(),
        joins: z
          .enum(['you', 'invited', 'anew', 'named'])
          .describe(
            'You; invited by their account here; to be invited again, having a team; or named in the log and no more.',
          ),
      }),
    ),
    players: z.object({
      matched: whole,
      created: z.array(z.object({ name: z.string(), position: z.string() })).describe('Known to this league alone.'),
      differ: z
        .array(z.object({ id: playerId, there: z.string(), here: z.string() }))
        .describe('One number, and another name here.'),
    }),
    notes: z.array(said<ArchiveNote>()),
  })
  .meta({ id: 'BroughtArchive' });
export type ArchiveAnswer = z.infer<typeof archiveAnswer>;

export const copiedAnswer = z
  .object({ success: z.literal(true), league_id: id, invited: whole, players: whole })
  .meta({ id: 'CopiedLeague' });
export type CopiedAnswer = z.infer<typeof copiedAnswer>;
