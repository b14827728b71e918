import { z } from 'zod';
import { whole } from '../../answer.parts.js';
import { conditionSchema } from '../trade.schema.js';

export const CONDITION_DECISION = {
  decided_by: z
    .enum(['commissioner', 'others', 'date'])
    .describe(
      "`others` decide a condition of a commissioner's own trade: another commissioner, or managers by `vote`. Where there are neither, it ends on its `date`.",
    ),
  vote: z
    .object({
      needed: whole.describe('Votes for one outcome that settle it.'),
      met: whole,
      not_met: whole,
      mine: z.enum(['met', 'not-met']).nullable(),
    })
    .nullable()
    .describe('Where managers vote on it.'),
  may: z.array(z.enum(['report', 'settle', 'vote'])).describe('What the caller may do now.'),
};

/** It must come true by the end of `resolve_by`. */
export const condition = conditionSchema.meta({ id: 'Condition' });
