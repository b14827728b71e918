import { z } from 'zod';
import { time } from '../answer.parts.js';
import { WEBHOOK_KIND_KEYS } from './webhook.kinds.js';
import { WEBHOOK_SERVICES } from './webhook.rules.js';

const webhookTry = z.object({ at: time, succeeded: z.boolean(), words: z.string() }).meta({ id: 'WebhookTry' });

/** State of a league's webhook. Its address is a secret and is never returned. */
export const webhookAnswer = z
  .object({
    webhook: z
      .object({
        service: z.enum(WEBHOOK_SERVICES),
        ending: z.string().describe('The last signs of the address, by which its owner knows it again.'),
        kinds: z.array(z.enum(WEBHOOK_KIND_KEYS)),
        on: z.boolean(),
        set_by: z.string().nullable(),
        set_at: time,
        succeeded_at: time.nullable(),
        failing_since: time.nullable().describe('Since then nothing has arrived.'),
        next_at: time.nullable().describe('When a message that failed is tried again.'),
        stopped_at: time.nullable().describe('It was given up then, until a commissioner switches it on again.'),
      })
      .nullable(),
    tries: z.array(webhookTry).describe('The last that succeeded and the last that failed, newest first.'),
  })
  .meta({ id: 'WebhookAnswer' });
export type WebhookAnswer = z.infer<typeof webhookAnswer>;

export const webhookTestAnswer = z
  .object({ succeeded: z.boolean(), words: z.string() })
  .meta({ id: 'WebhookTestAnswer' });
export type WebhookTestAnswer = z.infer<typeof webhookTestAnswer>;
