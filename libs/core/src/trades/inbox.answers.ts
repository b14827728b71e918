import { z } from 'zod';
import { id, time } from '../answer.parts.js';

/** A trade request in any league that needs the caller's answer. */
export const inboxRequest = z
  .object({
    trade_id: id,
    league_id: id,
    league_name: z.string(),
    sent_to: id.describe("The caller's team there."),
    requested_by: id,
    requested_by_name: z.string(),
    requested_by_picture: z.string().nullable(),
    date: time,
    expires_at: time.nullable(),
  })
  .meta({ id: 'InboxRequest' });
export type InboxRequest = z.infer<typeof inboxRequest>;

/** `GET /api/inbox`: oldest first. */
export const inboxAnswer = z.object({ requests: z.array(inboxRequest) }).meta({ id: 'InboxAnswer' });
export type InboxAnswer = z.infer<typeof inboxAnswer>;
