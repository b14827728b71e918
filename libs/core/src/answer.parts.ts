import { DRAFT_TYPES } from './draft-type.js';
import { z } from 'zod';
import { ID_PATTERN } from './ids.js';
import type { Position } from './position.js';
import { SEASON_PATTERN } from './season.js';

/*
 * Building blocks for the answer schemas (`*.answers.ts`). The answer types and the API description derive from them,
 * and tests check real answers against them. Serving never parses with them, so neither the server nor the web app
 * loads them: import only their types.
 */

type Frozen<T> = T extends object ? { readonly [Key in keyof T]: Frozen<T[Key]> } : T;

/** The value that a schema describes, read-only in all its parts. */
export type ValueOf<Schema extends z.ZodType> = Frozen<z.infer<Schema>>;

/** An opaque id of a league, team, user, draft and so on. */
export const id = z.string().regex(ID_PATTERN);
/** The NHL's player id. Invented players have ids from 9000001. */
export const playerId = z.int().positive();
/** A numeric id as text. Later rows have larger ids. */
export const serial = z.string().regex(/^\d{1,15}$/);
/** '2025-26' */
export const season = z.string().regex(SEASON_PATTERN);
/** UTC with milliseconds. */
export const time = z.iso.datetime();
/** A date: '2025-10-07'. */
export const day = z.iso.date();
export const dollars = z.int();
export const whole = z.int();
export const position = z.enum(['F', 'D', 'G'] satisfies Position[]);
export const byPosition = z.object({ F: z.int(), D: z.int(), G: z.int() });
export const place = z.enum(['active', 'ir', 'rookie']);
export const draftType = z.enum(DRAFT_TYPES);

export const tradeRequest = z.object({ trade_id: id, sent_to: id, requested_by: id }).meta({ id: 'TradeRequest' });
export type TradeRequest = z.infer<typeof tradeRequest>;

export const UNREAD = {
  unread: whole.describe(
    'Lines of others that concern the caller (about their team, or about no team), newer than what they have seen; counted up to 100.',
  ),
  seen_id: serial.nullable().describe('The newest line they have seen; null before the first.'),
};

/** The caller's unread lines of a league's log, shared by all their devices. */
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

/** A sentence of a catalogue, typed by it. The server may be newer than the reader, and have other keys. */
export const said = <T>() =>
  z
    .object({ key: z.string(), figures: z.record(z.string(), z.unknown()).optional() })
    .describe('A sentence as its key with figures.') as unknown as z.ZodType<T>;

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

/** A refusal inside an answer; see `Refusal` in result.ts. */
export const refusal = z.object({ ...REFUSAL, fields }).meta({ id: 'Refusal' });

/** Body of every error answer. */
export const refused = z.object({ refusal: z.object(REFUSAL), fields }).meta({ id: 'Refused' });
