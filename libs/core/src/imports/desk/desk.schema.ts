import { z } from 'zod';
import { messageOf } from '../../messages/messages.js';
import { seasonSchema } from '../../request.parts.js';

export const importRowsSchema = z.object({
  action: z
    .enum(['refused', 'created', 'updated', 'unchanged', 'conflicts'], messageOf('thereIsNoSuchKindOfRow'))
    .optional(),
  /** Number of rows already read. */
  after: z.coerce.number<string | number>().int().min(0).max(1_000_000).optional(),
});

export const settleSchema = z.object({
  take: z.enum(['stored', 'other'], messageOf('sayWhoseFigureStands')),
  /** The conflicts to settle; all open ones when omitted. */
  which: z
    .array(
      z.object({
        player_id: z.number().int().positive(),
        season: seasonSchema,
        origin: z.string().max(260),
      }),
    )
    .max(5_000, messageOf('atMostConflictsAtOnce', { most: 5_000 }))
    .optional(),
});
export type SettleBody = z.infer<typeof settleSchema>;

export const mergeSchema = z.object({
  prospect_id: z.number(messageOf('nameProspect')).int().positive(),
  player_id: z.number(messageOf('namePlayer')).int().positive(),
});
export type MergeBody = z.infer<typeof mergeSchema>;

export const templateSchema = z.object({
  /** Includes players whose contract is known. */
  all: z.stringbool({ error: messageOf('allMustBeTrueOrFalse') }).default(false),
});
