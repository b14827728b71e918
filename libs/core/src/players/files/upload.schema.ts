import { z } from 'zod';
import { messageOf } from '../../messages/messages.js';
import { idSchema } from '../../request.parts.js';
import { CONFLICT_POLICIES } from './hit-conflicts.rules.js';
import { CSV_KINDS, type CsvFileKind } from './csv.columns.js';

export const UPLOAD_KINDS = [...CSV_KINDS, 'rosters'] as const satisfies CsvFileKind[];
/** 16 MB, four times a season of games. Larger files need the command line. */
export const IMPORT_MAX_BYTES = 16 * 1024 * 1024;

export const importUploadSchema = z
  .object({
    kind: z.enum(UPLOAD_KINDS, messageOf('chooseWhatFileHolds')),
    dry_run: z.enum(['true', 'false'], messageOf('useTrueOrFalse')).transform((value) => value === 'true'),
    league_id: idSchema.optional(),
    conflicts: z.enum(CONFLICT_POLICIES, messageOf('useAskStoredOrFile')).default('ask'),
  })
  .refine((query) => query.kind !== 'rosters' || query.league_id !== undefined, {
    message: messageOf('chooseLeagueWhoseRostersTheyAre'),
    path: ['league_id'],
  });
export type ImportUploadQuery = z.infer<typeof importUploadSchema>;
