import { z } from 'zod';
import { messageOf } from '../messages/messages.js';
import { oneLine } from '../text.rules.js';
import { playerIdSchema } from '../players/players.schema.js';

export type { MovesAnswer, MovesPreview, RemedyStepView, TeamFigures } from './team.answers.js';

export const TEAM_NAME_MAX = 40;

/** The commissioner's reason for overriding a rule, shown in the public log. */
export const overrideReasonSchema = z
  .string()
  .overwrite(oneLine)
  .min(3, messageOf('giveReasonForOverride'))
  .max(300, messageOf('reasonHasAtMostCharacters', { most: 300 }));

/** The caller saw which minimums the change misses, and wants it anyway. */
export const confirmShort = z.boolean(messageOf('sayWhetherMissedMinimumsAreMeant')).optional();

const moveSchema = z.object({
  type: z.enum(['drop', 'toIr', 'activate', 'toBank', 'promote'], messageOf('thereIsNoSuchMove')),
  player_id: playerIdSchema,
});
export const moveListSchema = z.array(moveSchema).max(40, messageOf('atMostMovesAtOnce', { most: 40 }));

/**
 * Body of `POST /api/{league_id}/teams/{team_id}/moves` and its preview. The moves are judged together by their final
 * result.
 */
export const movesSchema = z.object({
  moves: moveListSchema.min(1, messageOf('nameMove')),
  override_reason: overrideReasonSchema.nullish(),
  confirm_short: confirmShort,
});
export type MovesBody = z.infer<typeof movesSchema>;
export type MoveBody = z.infer<typeof moveSchema>;
