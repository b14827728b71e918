import { z } from 'zod';
import { NOTIFICATION_KINDS } from './notification.rules.js';

export type * from './notification.answers.js';

/** Body of `PUT /api/notifications/preferences`: what is left out stays as it is. */
export const preferencesSchema = z.object({
  preferences: z.partialRecord(
    z.enum(NOTIFICATION_KINDS, 'There is no such e-mail.'),
    z.boolean('An e-mail is on or off.'),
    'Say which e-mails are on or off.',
  ),
});
export type PreferencesBody = z.infer<typeof preferencesSchema>;
