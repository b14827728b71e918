import { z } from 'zod';
import { playerIdSchema } from '../players/players.schema.js';

export type * from './protection.answers.js';

const ids = z.array(playerIdSchema).max(150, 'A sheet has at most 150 players.');

/** Body of `PUT /api/{league_id}/protection-sheet`. An unfinished sheet is kept too; only a legal one counts at the deadline. */
export const sheetSchema = z.object({ core: ids, bench: ids });
export type SheetBody = z.infer<typeof sheetSchema>;

/** Body of `PUT /api/{league_id}/protection-deadline`. */
export const deadlineSchema = z.object({ deadline: z.iso.datetime({ offset: true, error: 'The deadline is a date and time.' }) });
