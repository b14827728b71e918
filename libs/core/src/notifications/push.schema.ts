import { z } from 'zod';
import { messageOf } from '../messages/messages.js';
import { isTimeZone } from '../time-zone.js';
import { NOTIFICATION_KINDS } from './notification.rules.js';

export type * from './push.answers.js';

const kinds = z.partialRecord(
  z.enum(NOTIFICATION_KINDS, messageOf('thereIsNoSuchNotice')),
  z.boolean(messageOf('noticeIsOnOrOff')),
  messageOf('sayWhichNoticesAreOn'),
);

/** Base64url of `length` bytes. */
const bytes = (length: number, fault: string) =>
  z.string(fault).regex(new RegExp(`^[\\w-]{${Math.ceil((length * 8) / 6)}}={0,2}$`), fault);

/** The browser's PushSubscription as JSON. */
export const pushDeviceSchema = z.object({
  endpoint: z
    .url(messageOf('giveAddressOfPushService'))
    .max(1_000, messageOf('deviceAddressHasAtMostCharacters', { most: 1_000 })),
  keys: z.object({
    p256dh: bytes(65, messageOf('publicKeyOfDeviceHasBytes', { count: 65 })),
    auth: bytes(16, messageOf('secretOfDeviceHasBytes', { count: 16 })),
  }),
});
export type PushDeviceBody = z.infer<typeof pushDeviceSchema>;

/** Body of `PUT /api/push/devices/{device_id}`. Omitted fields keep their value. */
export const pushDeviceChangeSchema = z.object({ preferences: kinds });
export type PushDeviceChangeBody = z.infer<typeof pushDeviceChangeSchema>;

const minute = z
  .number(messageOf('quietHoursAreMinutesAfterMidnight'))
  .int(messageOf('quietHoursAreWholeMinutes'))
  .min(0, messageOf('dayBeginsWithMinute0'))
  .max(1_439, messageOf('dayEndsWithMinute', { most: 1_439 }));

/** Body of `PUT /api/push`. Omitted fields keep their value; null disables quiet hours. */
export const pushChoiceSchema = z.object({
  preferences: kinds.optional(),
  quiet: z
    .object({
      from_minute: minute,
      to_minute: minute,
      time_zone: z.string().max(60).refine(isTimeZone, messageOf('timeZoneIsUnknown')),
    })
    .refine(({ from_minute, to_minute }) => from_minute !== to_minute, {
      message: messageOf('quietHoursEndAtAnotherTime'),
      path: ['to_minute'],
    })
    .nullable()
    .optional(),
  urgent: z.boolean(messageOf('urgentNoticesComeThroughOrNot')).optional(),
});
export type PushChoiceBody = z.infer<typeof pushChoiceSchema>;
