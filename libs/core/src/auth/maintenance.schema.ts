import { z } from 'zod';

/** Most characters of the operator's reason. */
export const REASON_MAX = 200;
/** Longest announced duration in minutes. */
export const MINUTES_MAX = 1_440;

/** No one can change anything from `since` until the operator ends it. */
export const maintenanceSchema = z.object({
  since: z.iso.datetime(),
  until: z.iso
    .datetime()
    .nullable()
    .describe('When it is expected to end; null when unknown. It does not end by itself.'),
  reason: z.string().nullable().describe('What the operator tells everybody.'),
});
export type Maintenance = z.infer<typeof maintenanceSchema>;
