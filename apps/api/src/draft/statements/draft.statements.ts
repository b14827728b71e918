import type { PoolPlayer } from '@crease/core/draft/draft.model.js';
import type { DraftPerson } from '@crease/core/draft/draft.schema.js';
import type { Wish } from '@crease/core/draft/queue/wish.rules.js';
import { c, sqlFile } from '../../platform/database/statement.js';
import type { Appended } from '../draft.log.js';

/** The statements of the draft that clients wait for while a clock runs. Each SQL file says why it is one statement. */

const here = import.meta.url;

/** The answer of `draft_append`; which fields it has depends on `kind`. */
export interface AppendAnswer {
  /** `beat`: the heartbeat that the caller sent is too old. */
  kind: Appended['kind'] | 'beat';
  seq?: number;
  ids?: number[];
  now?: number;
  outage?: number;
  status?: number;
  response?: unknown;
  events?: EventRow[];
}

/** An event of a draft as stored: its fields without the type. */
export interface EventRow {
  seq: number;
  type: string;
  data: Record<string, unknown>;
}

const event = { type: c.text, data: c.json<EventRow['data']>() };

export const draftAppend = sqlFile<[leagueId: string, payload: string]>()(here, 'draft-append.sql', {
  answer: c.json<AppendAnswer>(),
});

/** The parameters of `draft_pick` and `draft_bid`: an event, the clock after it, and the answer to a repeat. */
export type StoredParams = [
  data: string,
  rooms: string,
  actionType: string | null,
  teams: string,
  onClock: number | null,
  expiresAt: string | null,
  key: string | null,
  hash: string | null,
  status: number | null,
  response: string | null,
];

export type DecidedOnParams = [
  leagueId: string,
  draftId: string,
  expected: number,
  user: string,
  guardTeam: string | null,
];

export type DraftPickParams = [
  ...DecidedOnParams,
  overall: number,
  pickId: string,
  playerId: number,
  teamId: string,
  ...StoredParams,
];

const entry = { id: c.bigint.nullable(), now: c.double.nullable() };

/** Writes a plain pick. Both columns are null when it is not a plain pick. */
export const draftPick = sqlFile<DraftPickParams>()(here, 'draft-pick.sql', entry);

export type DraftBidParams = [...DecidedOnParams, hammer: string | null, ...StoredParams];

/** Writes a plain bid. Both columns are null when it is not a plain bid. */
export const draftBid = sqlFile<DraftBidParams>()(here, 'draft-bid.sql', entry);

export const draftEvents = sqlFile<[leagueId: string, draftId: string, since: number]>()(here, 'draft-events.sql', {
  seq: c.integer,
  ...event,
});

export const draftResync = sqlFile<[leagueId: string, draftId: string, since: number, limit: number]>()(
  here,
  'draft-resync.sql',
  {
    seq: c.integer,
    at: c.moment,
    actor: c.text.nullable(),
    ...event,
  },
);

export const draftPlace = sqlFile<[draftId: string]>()(here, 'draft-place.sql', { league_id: c.text });

export const draftPool = sqlFile<[leagueId: string, draftId: string]>()(here, 'draft-pool.sql', {
  players: c.json<PoolPlayer[]>(),
});

export const draftOpening = sqlFile<[leagueId: string, draftId: string]>()(here, 'draft-opening.sql', {
  pool_version: c.text.nullable(),
  people: c.json<DraftPerson[]>(),
});

export const draftQueue = sqlFile<[leagueId: string, draftId: string, teamId: string]>()(here, 'draft-queue.sql', {
  wishes: c.json<Wish[]>(),
});

export const draftsRunning = sqlFile<[withinSeconds: number | null]>()(here, 'drafts-running.sql', {
  id: c.text,
  // A draft with a deadline always has a pick on the clock.
  on_clock: c.integer,
  expires_at: c.moment,
});

export const idempotencyEarlier = sqlFile<[leagueId: string, userId: string, key: string]>()(
  here,
  'idempotency-earlier.sql',
  {
    body_hash: c.text,
    response: c.json<unknown>(),
  },
);
