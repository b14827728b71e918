import { z } from 'zod';
import { messageOf } from '../messages/messages.js';
import { oneLine } from '../text.rules.js';
import { idSchema } from '../request.parts.js';
import { PLAYER_STATUSES } from '../players/players.values.js';
import { playerIdSchema } from '../players/players.schema.js';
import { confirmShort, moveListSchema, overrideReasonSchema } from '../teams/team.schema.js';

export type * from './free-agents.answers.js';

/**
 * Body of `POST /api/{league_id}/free-agents/add`. Drops and other moves are judged together with the addition. `moves`
 * may send the new player to injured reserve or the rookie bank. Commissioners set `team_id` to act for another team.
 */
export const addFreeAgentSchema = z.object({
  player_id: playerIdSchema,
  drop_player_ids: z
    .array(playerIdSchema)
    .max(10, messageOf('atMostDropsAtOnce', { most: 10 }))
    .nullish(),
  moves: moveListSchema.nullish(),
  team_id: idSchema.nullish(),
  override_reason: overrideReasonSchema.nullish(),
  confirm_short: confirmShort,
});
export type AddFreeAgentBody = z.infer<typeof addFreeAgentSchema>;

/**
 * A `claim` is judged as it would be decided: waivers are no obstacle, and it uses a pick of the week in which the
 * waiver ends.
 */
export const previewFreeAgentSchema = addFreeAgentSchema.extend({
  claim: z.boolean(messageOf('claimIsYesOrNo')).nullish(),
});
export type PreviewFreeAgentBody = z.infer<typeof previewFreeAgentSchema>;

/**
 * A new claim, or a change to its moves or priority. Drop and moves are executed if the claim wins, and judged with it.
 */
export const claimSchema = z.object({
  player_id: playerIdSchema,
  drop_player_id: playerIdSchema.nullish(),
  moves: moveListSchema.max(10, messageOf('atMostMovesWithClaim', { most: 10 })).nullish(),
  /** 1 is the most wanted player. When omitted, the claim comes last. */
  priority: z
    .number(messageOf('priorityIsNumber'))
    .int(messageOf('priorityIsWholeNumber'))
    .min(1, messageOf('priorityIsAtLeast', { least: 1 }))
    .max(1_000, messageOf('priorityIsAtMost1000'))
    .nullish(),
});
export type ClaimBody = z.infer<typeof claimSchema>;

/** The team's open claims, most wanted first. */
export const claimOrderSchema = z.object({
  claim_ids: z
    .array(idSchema)
    .min(1, messageOf('nameClaims'))
    .max(200, messageOf('atMostClaims', { most: 200 })),
});
export type ClaimOrderBody = z.infer<typeof claimOrderSchema>;

/** Body of `POST /api/{league_id}/free-agents/picks/{pick_id}/penalty` and of its reversal. */
export const penaltySchema = z.object({
  reason: z
    .string(messageOf('giveReason'))
    .overwrite(oneLine)
    .min(3, messageOf('giveReason'))
    .max(300, messageOf('reasonHasAtMostCharacters', { most: 300 })),
});

export const statusOverrideSchema = z.object({
  status: z.enum(PLAYER_STATUSES, messageOf('thereIsNoSuchStatus')),
  reason: z
    .string(messageOf('giveReason'))
    .overwrite(oneLine)
    .min(3, messageOf('giveReason'))
    .max(300, messageOf('reasonHasAtMostCharacters', { most: 300 })),
});
export type StatusOverrideBody = z.infer<typeof statusOverrideSchema>;
