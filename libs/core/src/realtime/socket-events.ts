import type { DraftEvent } from '../draft/draft.model.js';
import type { ReactionKey } from '../draft/reaction.rules.js';
import type { Refusal } from '../result.js';
import type { AnyEvent, ChatMessage } from './events.table.js';
import type { Envelope } from '../streams/room.js';
import { refusal } from './realtime.refusals.js';

export type { AnyEvent, ChatEvent, ChatMessage } from './events.table.js';

/** Raised when a client of an older version could misread what it gets; such a client reloads. */
export const PROTOCOL_VERSION = 3;

/** What a handshake of another version is refused with, beside the refusal itself in its `data`. */
export const OUTDATED = 'outdated';
export const outdated = (version: number): Refusal => refusal(OUTDATED, { kind: 'mismatch', figure: version });

export type Ack<T> = (answer: ({ ok: true } & T) | { ok: false; refusal: Refusal }) => void;

export interface PresentUser {
  readonly userId: string;
  readonly name: string;
  readonly picture: string | null;
  readonly teamId: string | null;
}

/**
 * Streams: `draft:{id}`, `chat:{draftId}`, `league:{id}`, `team:{id}`, `user:{id}`, and `everyone`. A socket room is
 * named like the stream it hears.
 */
export type StreamKind = 'draft' | 'chat' | 'league' | 'team' | 'user';
export const streamOf = (kind: StreamKind, id: string): string => `${kind}:${id}`;
/** The stream of the whole installation: every signed-in socket is in its room. */
export const EVERYONE = 'everyone';
/** Whose stream it is, where it is of this kind; null for every other. */
export const idIn = (kind: StreamKind, stream: string): string | null =>
  stream.startsWith(`${kind}:`) ? stream.slice(kind.length + 1) : null;

/** Either the events after `since`, or word that so many are missing that a snapshot must be fetched. */
export type Resync =
  | { readonly events: readonly Envelope<DraftEvent>[]; readonly seq: number; readonly snapshot: false }
  | { readonly snapshot: true; readonly seq: number };

/** What a client that has joined a league compares with what it holds. */
export interface JoinedLeague {
  /** The newest sequence number of each stream that it hears whole: everyone's, the league's, its team's, its user's. */
  readonly streams: Readonly<Record<string, number>>;
  /**
   * Something happened in the league in the last `age` milliseconds before the client joined: what it shows may be
   * outdated.
   */
  readonly behind: boolean;
}

/** Every message is acknowledged, refused ones too. Writing goes by REST; the socket only joins, listens, chats. */
export interface ClientToServerEvents {
  /** Joins the room first and reads the missing events afterwards, so that no event is lost in between. */
  'draft:join': (body: { draftId: string; since: number }, ack: Ack<Resync>) => void;
  'draft:leave': (body: { draftId: string }, ack: Ack<object>) => void;
  'draft:events': (body: { draftId: string; since: number }, ack: Ack<Resync>) => void;
  'draft:chat': (body: { draftId: string; text: string; key: string }, ack: Ack<{ message: ChatMessage }>) => void;
  /** Says something to a pick with one press, or takes it back; saying it twice says it once. */
  'draft:react': (
    body: { draftId: string; overall: number; player: number; reaction: ReactionKey; on: boolean },
    ack: Ack<object>,
  ) => void;
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
