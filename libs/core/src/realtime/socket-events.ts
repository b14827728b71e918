import type { DraftEvent } from '../draft/draft.model.js';
import type { Refusal } from '../result.js';
import type { TradeState } from '../trades/trade.model.js';
import type { Envelope } from './room.js';

/** Raised when a client of an older version could misread what it gets; such a client reloads. */
export const PROTOCOL_VERSION = 2;

/** What a handshake of another version is refused with, beside the refusal itself in its `data`. */
export const OUTDATED = 'outdated';
export const outdated = (version: number): Refusal => ({
  name: OUTDATED,
  kind: 'mismatch',
  message: 'This page is of another release than the service.',
  figure: version,
  fix: 'Reload the page.',
});

export type Ack<T> = (answer: ({ ok: true } & T) | { ok: false; refusal: Refusal }) => void;

export interface PresentUser {
  readonly userId: string;
  readonly name: string;
  readonly picture: string | null;
  readonly teamId: string | null;
}

export interface ChatMessage {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly teamId: string | null;
  readonly text: string;
  readonly at: string;
}

/** Streams: `draft:{id}`, `chat:{draftId}`, `league:{id}`, `team:{id}`, `user:{id}`. */
export type StreamKind = 'draft' | 'chat' | 'league' | 'team' | 'user';
export const streamOf = (kind: StreamKind, id: string): string => `${kind}:${id}`;
export const kindOfStream = (stream: string): StreamKind => stream.slice(0, stream.indexOf(':')) as StreamKind;

/** Something in the league changed that screens other than the draft room care about. */
export type LeagueEvent =
  | {
      readonly type: 'activity';
      readonly actionType: string;
      readonly message: string;
      readonly data?: Readonly<Record<string, unknown>>;
    }
  | { readonly type: 'draftChanged'; readonly draftId: string; readonly status: string }
  | { readonly type: 'leagueChanged' }
  /** The installation moved into another season. */
  | { readonly type: 'seasonChanged' }
  | { readonly type: 'membersChanged' }
  | TradeEvent
  | { readonly type: 'tradeBlockChanged'; readonly teamId: string };

/** A trade has a new state. Until it is accepted only the rooms of its two teams hear of it, afterwards the league's. */
export interface TradeEvent {
  readonly type: 'tradeChanged';
  readonly leagueId: string;
  readonly tradeId: string;
  readonly state: TradeState;
}

/** What one user's own screens hear of: his, or what he may see because of who he is. */
export type UserEvent =
  | {
      readonly type: 'inboxChanged';
      readonly leagueId: string;
      /** Trade requests that now wait for an answer, when known. */ readonly count?: number;
    }
  | { readonly type: 'leaguesChanged' }
  | { readonly type: 'activitySeen'; readonly leagueId: string; /** Id of the newest line seen. */ readonly id: string }
  | { readonly type: 'queueChanged'; readonly draftId: string; readonly teamId: string }
  | { readonly type: 'watchListChanged'; readonly leagueId: string }
  | { readonly type: 'claimsChanged'; readonly leagueId: string }
  | { readonly type: 'sheetSaved'; readonly leagueId: string; readonly teamId: string }
  /** To the league's commissioners alone: its invitations come with their links. */
  | { readonly type: 'invitationsChanged'; readonly leagueId: string }
  /** The user's own name or picture. */
  | { readonly type: 'profileChanged' }
  /** The user's sessions, ways to sign in, switches: what his account page shows. */
  | { readonly type: 'accountChanged' };
export type ChatEvent = { readonly type: 'chatSent'; readonly message: ChatMessage };
export type AnyEvent = DraftEvent | LeagueEvent | UserEvent | ChatEvent;

/** Either the events after `since`, or word that so many are missing that a snapshot must be fetched. */
export type Resync =
  | { readonly events: readonly Envelope<DraftEvent>[]; readonly seq: number; readonly snapshot: false }
  | { readonly snapshot: true; readonly seq: number };

/** What a client that has joined a league compares with what it holds. */
export interface JoinedLeague {
  /** The newest sequence number of each stream that it hears whole: the league's, its team's and its user's. */
  readonly streams: Readonly<Record<string, number>>;
  /** Something happened in the league within `age` before it was in the room: what it shows may be of before. */
  readonly behind: boolean;
}

/** Every message is acknowledged, refused ones too. Writing goes by REST; the socket only joins, listens, chats. */
export interface ClientToServerEvents {
  /** Joins the room first and reads the missing events afterwards, so that nothing falls between. */
  'draft:join': (body: { draftId: string; since: number }, ack: Ack<Resync>) => void;
  'draft:leave': (body: { draftId: string }, ack: Ack<object>) => void;
  'draft:events': (body: { draftId: string; since: number }, ack: Ack<Resync>) => void;
  'draft:chat': (body: { draftId: string; text: string; key: string }, ack: Ack<{ message: ChatMessage }>) => void;
  /** `age`: for how many milliseconds the client has held the oldest of what it shows of the league. */
  'league:join': (body: { leagueId: string; age?: number }, ack: Ack<JoinedLeague>) => void;
  'league:leave': (body: { leagueId: string }, ack: Ack<object>) => void;
  /** The database's time, for the client's clock offset. */
  time: (body: object, ack: Ack<{ now: number }>) => void;
}

export interface ServerToClientEvents {
  event: (envelope: Envelope<AnyEvent>) => void;
  /** The newest sequence number of a stream: shows a client that the last event was lost. */
  pulse: (body: { stream: string; seq: number }) => void;
  presence: (body: { draftId: string; users: readonly PresentUser[] }) => void;
  /** The connection is not kept, and why; it closes next. */
  refused: (body: { refusal: Refusal }) => void;
  /** The session ended (signed out elsewhere, idle, disabled); the socket closes next. */
  'session:ended': (body: { reason: string }) => void;
}
