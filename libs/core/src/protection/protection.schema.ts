import { z } from 'zod';
import { playerIdSchema } from '../players/players.schema.js';

export type * from './protection.answers.js';

const ids = z.array(playerIdSchema).max(150, 'A sheet has at most 150 players.');

/**
 * Body of `PUT /api/{league_id}/protection-sheet`. Unfinished sheets can be saved, but only a legal sheet counts at the
 * deadline.
 */
export const sheetSchema = z.object({ core: ids, bench: ids });
export type SheetBody = z.infer<typeof sheetSchema>;

export const deadlineTime = z.iso.datetime({ offset: true, error: 'The deadline is a date and time.' });
/** Confirms a deadline less than an hour ahead. */
export const confirmSoon = z.boolean('Say whether the deadline is meant so soon.').optional();

/** Body of `PUT /api/{league_id}/protection-deadline` and of the call that reopens locked sheets. */
export const deadlineSchema = z.object({ deadline: deadlineTime, confirm_soon: confirmSoon });
export type DeadlineBody = z.infer<typeof deadlineSchema>;
