import { z } from 'zod';
import { ID_PATTERN } from './ids.js';
import type { Position } from './position.js';
import { SEASON_PATTERN } from './season.js';

/*
 * What the schemas of answers (`*.answers.ts`) are made of. They are the shapes of what the service says: the types of
 * answers come from them, the description of the API shows them, and tests hold the answers against them. Nothing is
 * parsed with them while serving, so neither the server nor the web app loads them: import their types only.
 */

/** An opaque id of a league, a team, a user, a draft … */
export const id = z.string().regex(ID_PATTERN);
/** The NHL's own id; invented players have ids from 9000001. */
export const playerId = z.int().positive();
/** An id that grows with time, as text. */
export const serial = z.string().regex(/^\d{1,15}$/);
/** '2025-26' */
export const season = z.string().regex(SEASON_PATTERN);
/** UTC, with milliseconds. */
export const time = z.iso.datetime();
/** A day without a time: '2025-10-07'. */
export const day = z.iso.date();
/** Whole US dollars. */
export const dollars = z.int();
export const whole = z.int();
export const position = z.enum(['F', 'D', 'G'] satisfies Position[]);
export const byPosition = z.object({ F: z.int(), D: z.int(), G: z.int() });
/** The places of a held player. */
export const place = z.enum(['active', 'ir', 'rookie']);
export const draftType = z.enum(['general', 'rookie']);

/** A trade request that waits for an answer. */
export const tradeRequest = z.object({ trade_id: id, sent_to: id, requested_by: id }).meta({ id: 'TradeRequest' });
export type TradeRequest = z.infer<typeof tradeRequest>;

export const UNREAD = {
  unread: whole.describe(
    'Lines of others that concern the caller (about their team, or about no team), newer than what they have seen; counted up to 100.',
  ),
  seen_id: serial.nullable().describe('The newest line they have seen; null before the first.'),
};

/** What the caller has not seen of a league's log yet. The same on all their devices. */
export const unread = z.object(UNREAD).meta({ id: 'Unread' });
export type Unread = z.infer<typeof unread>;

export const faPickView = z
  .object({
    id,
    week: whole,
    assigned_to: id.describe('The team that the pick began with.'),
    owned_by: id.describe('The team that has it.'),
    player_taken: z.string().nullable().describe("Name of the player taken, 'penalty', or null while unused."),
    starts_at: time.describe('It can be used from here on.'),
    expiry_date: time.describe('It can be used until the end of this second.'),
  })
  .meta({ id: 'FaPick' });
export type FaPickView = z.infer<typeof faPickView>;

export const draftPickView = z
  .object({
    id,
    season,
    type: draftType,
    round: whole,
    pick_number: whole.nullable().describe('null until the order is fixed.'),
    assigned_to: id.describe('The team that the pick began with.'),
    owned_by: id.describe('The team that has it.'),
  })
  .meta({ id: 'DraftPick' });
export type DraftPickView = z.infer<typeof draftPickView>;

/** What a command answers with when there is nothing more to say. */
export const done = z.object({ success: z.literal(true) }).meta({ id: 'Done' });

const REFUSAL = {
  name: z.string().describe('Stays the same whatever the wording is.'),
  kind: z
    .enum(['invalid', 'unauthenticated', 'forbidden', 'missing', 'conflict', 'mismatch', 'tooMany', 'tooLarge', 'busy'])
    .optional()
    .describe('How it stands to the request; decides the status. `conflict` when left out.'),
  message: z.string().describe('In words, for people.'),
  field: z.string().optional().describe('The field of the request that is at fault.'),
  figure: z.number().optional().describe('What the request amounts to, in the unit of the rule.'),
  limit: z.number().optional().describe('What the rule allows, in the same unit.'),
  retryAfter: z.number().optional().describe('Seconds until it can be tried again, where waiting helps.'),
  fix: z.string().optional().describe('What can be done about it, in words.'),
};
const fields = z.record(z.string(), z.string()).optional().describe('One message for each field at fault.');

/** A rule's no, where an answer tells of it; `Refusal` of result.ts. */
export const refusal = z.object({ ...REFUSAL, fields }).meta({ id: 'Refusal' });

/** Every answer that is a no. */
export const refused = z.object({ refusal: z.object(REFUSAL), fields }).meta({ id: 'Refused' });
