import { z } from 'zod';
import { NOTIFICATION_KINDS } from './notification.rules.js';

export type * from './notification.answers.js';

/** Body of `PUT /api/notifications/preferences`. Omitted kinds keep their value. */
export const preferencesSchema = z.object({
  preferences: z.partialRecord(
    z.enum(NOTIFICATION_KINDS, 'There is no such email.'),
    z.boolean('An email is on or off.'),
    'Say which emails are on or off.',
  ),
});
export type PreferencesBody = z.infer<typeof preferencesSchema>;

const serial = z.string().regex(/^\d{1,15}$/, 'Give the id of a notice.');

/** Query of `GET /api/notices`. */
export const noticesQuerySchema = z.object({
  before: serial.optional(),
  limit: z.coerce
    .number<number | string>('Limit is a number.')
    .int('Limit is a whole number.')
    .min(1, 'Limit is at least 1.')
    .max(100, 'Limit is at most 100.')
    .default(30),
});
export type NoticesQuery = z.infer<typeof noticesQuerySchema>;

/** Body of `POST /api/notices/read`: marks the listed notices, or all up to one. Notices of other users are ignored. */
export const noticesReadSchema = z
  .object({
    ids: z.array(serial).min(1, 'Name at least one notice.').max(100, 'At most 100 notices at once.').optional(),
    up_to: serial.optional(),
    read: z.boolean('A notice is read or unread.').default(true),
  })
  .refine(
    ({ ids, up_to }) => (ids === undefined) !== (up_to === undefined),
    'Name the notices by `ids`, or the newest of all that are meant by `up_to`.',
  );
export type NoticesReadBody = z.infer<typeof noticesReadSchema>;
