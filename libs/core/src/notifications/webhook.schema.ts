import { z } from 'zod';
import { WEBHOOK_KIND_KEYS } from './webhook.kinds.js';

/** Body of `PUT /api/{league_id}/webhook`. Without an address, the current one is kept. */
export const webhookSchema = z.object({
  address: z.string('An address is a text.').max(2_000, 'An address has at most 2,000 characters.').nullish(),
  kinds: z
    .array(z.enum(WEBHOOK_KIND_KEYS, 'There is no such kind of news.'), 'Say which kinds of news are posted.')
    .min(1, 'Choose at least one kind of news.')
    .max(WEBHOOK_KIND_KEYS.length, 'Name each kind of news once.'),
  on: z.boolean('A webhook is on or off.'),
});
export type WebhookBody = z.infer<typeof webhookSchema>;
