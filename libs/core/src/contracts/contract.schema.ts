import { z } from 'zod';
import { messageOf } from '../messages/messages.js';
import { seasonSchema } from '../request.parts.js';
import { CONTRACT_KINDS, CONTRACT_LIMITS } from './contract.values.js';

export const contractSchema = z.object({
  salary: z
    .int(messageOf('salaryIsWholeNumber'))
    .min(0, messageOf('salaryAtLeast0'))
    .max(CONTRACT_LIMITS.salary, messageOf('salaryAtMost', { most: CONTRACT_LIMITS.salary })),
  /** Default: the league's present season. */
  first_season: seasonSchema.optional(),
  last_season: seasonSchema,
  kind: z.enum(CONTRACT_KINDS, messageOf('contractKinds')).default('standard'),
});

export const signSchema = z.object({
  years: z.int(messageOf('yearsIsWholeNumber')).min(1, messageOf('yearsAtLeast1')),
});
