import { z } from 'zod';
import { messageOf } from '../../messages/messages.js';
import { oneLine } from '../../text.rules.js';
import { playerIdSchema } from '../../players/players.schema.js';

export type * from './market.answers.js';

/** The largest part of a budget that a trade can name. */
export const MOST_BUDGET = 10_000_000;

/** The largest amount of a bid: that of a salary. */
export const MOST_BID = 100_000_000;

/** A bid, or a change of the team's open bid. */
export const bidSchema = z.object({
  player_id: playerIdSchema,
  /** Whole dollars of the budget, or the salary for one season. */
  amount: z
    .number(messageOf('bidIsNumber'))
    .int(messageOf('bidIsWhole'))
    .min(0, messageOf('bidIsAtLeast', { least: 0 }))
    .max(MOST_BID, messageOf('bidIsAtMost', { most: MOST_BID })),
  /** The player who leaves the team if the bid wins. The same player may be part of several bids. */
  drop_player_id: playerIdSchema.nullish(),
});
export type BidBody = z.infer<typeof bidSchema>;

export const stopLotSchema = z.object({
  player_id: playerIdSchema,
  reason: z
    .string(messageOf('giveReason'))
    .overwrite(oneLine)
    .min(3, messageOf('giveReasonOfAtLeastCharacters', { least: 3 }))
    .max(300, messageOf('atMostCharacters', { most: 300 })),
});
export type StopLotBody = z.infer<typeof stopLotSchema>;
