import { z } from 'zod';
import { messageOf } from '../messages/messages.js';
import { WEBHOOK_KIND_KEYS } from './webhook.kinds.js';

/** Body of `PUT /api/{league_id}/webhook`. Without an address, the current one is kept. */
export const webhookSchema = z.object({
  address: z
    .string(messageOf('addressIsText'))
    .max(2_000, messageOf('webhookAddressHasAtMostCharacters', { most: 2_000 }))
    .nullish(),
  kinds: z
    .array(z.enum(WEBHOOK_KIND_KEYS, messageOf('thereIsNoSuchKindOfNews')), messageOf('sayWhichKindsOfNews'))
    .min(1, messageOf('chooseAKindOfNews'))
    .max(WEBHOOK_KIND_KEYS.length, messageOf('nameEachKindOfNewsOnce')),
  on: z.boolean(messageOf('webhookIsOnOrOff')),
});
export type WebhookBody = z.infer<typeof webhookSchema>;
