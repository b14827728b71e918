import { z } from 'zod';
import { messageOf } from '../messages/messages.js';
import { NOTIFICATION_KINDS } from './notification.rules.js';

export type * from './notification.answers.js';

/** Body of `PUT /api/notifications/preferences`. Omitted kinds keep their value. */
export const preferencesSchema = z.object({
  preferences: z.partialRecord(
    z.enum(NOTIFICATION_KINDS, messageOf('thereIsNoSuchEmail')),
    z.boolean(messageOf('emailIsOnOrOff')),
    messageOf('emailsAreOnOrOff'),
  ),
});
export type PreferencesBody = z.infer<typeof preferencesSchema>;

const serial = z.string().regex(/^\d{1,15}$/, messageOf('giveIdOfNotice'));

export const noticesQuerySchema = z.object({
  before: serial.optional(),
  limit: z.coerce
    .number<number | string>(messageOf('limitIsNumber'))
    .int(messageOf('limitIsWholeNumber'))
    .min(1, messageOf('limitIsAtLeast', { least: 1 }))
    .max(100, messageOf('limitIsAtMost', { most: 100 }))
    .default(30),
});
export type NoticesQuery = z.infer<typeof noticesQuerySchema>;

/** Body of `POST /api/notices/read`: marks the listed notices, or all up to one. Notices of other users are ignored. */
export const noticesReadSchema = z
  .object({
    ids: z
      .array(serial)
      .min(1, messageOf('nameAtLeastOneNotice'))
      .max(100, messageOf('atMostNoticesAtOnce', { most: 100 }))
      .optional(),
    up_to: serial.optional(),
    read: z.boolean(messageOf('noticeIsReadOrUnread')).default(true),
  })
  .refine(({ ids, up_to }) => (ids === undefined) !== (up_to === undefined), messageOf('nameNoticesByIdsOrNewest'));
export type NoticesReadBody = z.infer<typeof noticesReadSchema>;
