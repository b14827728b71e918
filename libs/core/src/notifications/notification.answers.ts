import { z } from 'zod';
import { NOTIFICATION_KINDS } from './notification.rules.js';

/** Answer of `GET` and `PUT /api/notifications/preferences`: the caller's own. */
export const preferencesAnswer = z
  .object({
    preferences: z.record(z.enum(NOTIFICATION_KINDS), z.boolean()),
    mail: z.boolean().describe('Whether this installation sends e-mail at all.'),
  })
  .meta({ id: 'PreferencesAnswer' });
export type PreferencesAnswer = z.infer<typeof preferencesAnswer>;
