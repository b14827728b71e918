import { z } from 'zod';
import { NOTIFICATION_KINDS, type NotificationPreferences } from './notification.rules.js';

/** Body of `PUT /api/notifications/preferences`: what is left out stays as it is. */
export const preferencesSchema = z.object({
  preferences: z.partialRecord(z.enum(NOTIFICATION_KINDS, 'There is no such e-mail.'), z.boolean('An e-mail is on or off.'), 'Say which e-mails are on or off.'),
});
export type PreferencesBody = z.infer<typeof preferencesSchema>;

/** Answer of `GET` and `PUT /api/notifications/preferences`: the caller's own. */
export interface PreferencesAnswer {
  preferences: NotificationPreferences;
  /** Whether this installation sends e-mail at all. */
  mail: boolean;
}
