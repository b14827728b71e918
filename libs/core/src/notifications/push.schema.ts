import { z } from 'zod';
import { isTimeZone } from '../time-zone.js';
import { NOTIFICATION_KINDS } from './notification.rules.js';

export type * from './push.answers.js';

const kinds = z.partialRecord(
  z.enum(NOTIFICATION_KINDS, 'There is no such notice.'),
  z.boolean('A notice is on or off.'),
  'Say which notices are on or off.',
);

/** Base64url text of `length` bytes. */
const bytes = (length: number, words: string) =>
  z.string(words).regex(new RegExp(`^[\\w-]{${Math.ceil((length * 8) / 6)}}={0,2}$`), words);

/** Body of `POST /api/push/devices`: the browser's PushSubscription as JSON. */
export const pushDeviceSchema = z.object({
  endpoint: z.url('Give the address of the push service.').max(1_000, 'The address has at most 1,000 characters.'),
  keys: z.object({
    p256dh: bytes(65, 'The public key of the device has 65 bytes.'),
    auth: bytes(16, 'The secret of the device has 16 bytes.'),
  }),
});
export type PushDeviceBody = z.infer<typeof pushDeviceSchema>;

/** Body of `PUT /api/push/devices/{device_id}`. Omitted fields keep their value. */
export const pushDeviceChangeSchema = z.object({ preferences: kinds });
export type PushDeviceChangeBody = z.infer<typeof pushDeviceChangeSchema>;

const minute = z
  .number('Quiet hours are minutes after midnight.')
  .int('Quiet hours are whole minutes.')
  .min(0, 'A day begins with minute 0.')
  .max(1_439, 'A day ends with minute 1,439.');

/** Body of `PUT /api/push`. Omitted fields keep their value; null disables quiet hours. */
export const pushChoiceSchema = z.object({
  preferences: kinds.optional(),
  quiet: z
    .object({
      from_minute: minute,
      to_minute: minute,
      time_zone: z.string().max(60).refine(isTimeZone, 'This time zone is unknown.'),
    })
    .refine(({ from_minute, to_minute }) => from_minute !== to_minute, {
      message: 'Quiet hours end at another time than they begin.',
      path: ['to_minute'],
    })
    .nullable()
    .optional(),
  urgent: z.boolean('Urgent notices come through or not.').optional(),
});
export type PushChoiceBody = z.infer<typeof pushChoiceSchema>;
