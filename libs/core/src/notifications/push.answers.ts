import { z } from 'zod';
import { id, time, whole } from '../answer.parts.js';
import { NOTIFICATION_KINDS } from './notification.rules.js';

const kinds = z.record(z.enum(NOTIFICATION_KINDS), z.boolean());

const pushDevice = z
  .object({
    device_id: id,
    device: z.string().describe('In words: Chrome on Android.'),
    endpoint_hash: z.string().describe('SHA-256 of its address, base64url: by it a browser knows itself.'),
    made_at: time,
    succeeded_at: time.nullable().describe('When the push service took a notice for it last.'),
    trouble: z.string().nullable().describe('Why the last notice was not taken.'),
    preferences: kinds.describe('What it gets of what its owner wants.'),
  })
  .meta({ id: 'PushDevice' });
export type PushDevice = z.infer<typeof pushDevice>;

export const pushAnswer = z
  .object({
    public_key: z.string().describe('Browsers subscribe for it (VAPID, base64url).'),
    preferences: kinds,
    quiet: z.object({ from_minute: whole, to_minute: whole, time_zone: z.string() }).nullable(),
    urgent: z.boolean().describe('Being on the clock and drafts that begin come through quiet hours.'),
    devices: z.array(pushDevice),
    most_devices: whole,
  })
  .meta({ id: 'PushAnswer' });
export type PushAnswer = z.infer<typeof pushAnswer>;
