import { z } from 'zod';
import { messageOf } from '../messages/messages.js';
import { playerIdSchema } from '../players/players.schema.js';

export type * from './protection.answers.js';

const ids = z.array(playerIdSchema).max(150, messageOf('sheetHasAtMostPlayers', { most: 150 }));

/**
 * Body of `PUT /api/{league_id}/protection-sheet`. Unfinished sheets can be saved, but only a legal sheet counts at the
 * deadline.
 */
export const sheetSchema = z.object({ core: ids, bench: ids });
export type SheetBody = z.infer<typeof sheetSchema>;

export const deadlineTime = z.iso.datetime({ offset: true, error: messageOf('deadlineIsDateAndTime') });
/** Confirms a deadline less than an hour ahead. */
export const confirmSoon = z.boolean(messageOf('confirmDeadlineSoSoon')).optional();

/** Body of `PUT /api/{league_id}/protection-deadline` and of the call that reopens locked sheets. */
export const deadlineSchema = z.object({ deadline: deadlineTime, confirm_soon: confirmSoon });
export type DeadlineBody = z.infer<typeof deadlineSchema>;
