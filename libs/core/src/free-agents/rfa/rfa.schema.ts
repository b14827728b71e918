import { z } from 'zod';
import { CONTRACT_LIMITS } from '../../contracts/contract.values.js';
import { messageOf } from '../../messages/messages.js';
import { playerIdSchema } from '../../players/players.schema.js';

export type * from './rfa.answers.js';

/** A new offer, or other terms of the team's open offer. */
export const offerSchema = z.object({
  player_id: playerIdSchema,
  salary: z
    .int(messageOf('salaryIsWholeNumber'))
    .min(0, messageOf('salaryAtLeast0'))
    .max(CONTRACT_LIMITS.salary, messageOf('salaryAtMost', { most: CONTRACT_LIMITS.salary })),
  years: z.int(messageOf('yearsIsWholeNumber')).min(1, messageOf('yearsAtLeast1')),
});
export type OfferBody = z.infer<typeof offerSchema>;

export const answerOfferSchema = z.object({
  /** True keeps the player on the terms of the best offer; false lets the player go. */
  match: z.boolean(),
});
