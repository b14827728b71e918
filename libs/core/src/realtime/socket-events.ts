import type { DraftEvent } from '../draft/draft.model.js';
import type { ReactionKey } from '../draft/reaction.rules.js';
import type { Refusal } from '../result.js';
import type { AnyEvent, ChatMessage } from './events.table.js';
import type { Envelope } from '../streams/room.js';
import { refusal } from './realtime.refusals.js';

export type { AnyEvent, ChatEvent, ChatMessage } from './events.table.js';

/** Increase when an older client could misread messages. Outdated clients reload. */
export const PROTOCOL_VERSION = 3;

/** Error of a handshake with another protocol version. Its `data` contains the refusal. */
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
 * `draft:{id}`, `chat:{draftId}`, `league:{id}`, `team:{id}`, `user:{id}`, `matchup:{place}` and `everyone`; socket
 * rooms have the same names. `version:{leagueId}` counts changes without storing events, in the league's room.
 */
export type StreamKind = 'draft' | 'chat' | 'league' | 'team' | 'user' | 'matchup' | 'version';
export const streamOf = (kind: StreamKind, id: string): string => `${kind}:${id}`;
export interface MatchupAddress {
  readonly leagueId: string;
  readonly season: string;
  readonly period: number;
  readonly number: number;
}
export const matchupStream = ({ leagueId, season, period, number }: MatchupAddress): string =>
  streamOf('matchup', [leagueId, season, period, number].join('.'));
/** Every signed-in socket is in its room. */
export const EVERYONE = 'everyone';
/** Null for other kinds. */
export const idIn = (kind: StreamKind, stream: string): string | null =>
  stream.startsWith(`${kind}:`) ? stream.slice(kind.length + 1) : null;

/** A snapshot when too many events are missing. */
export type Resync =
  | { readonly events: readonly Envelope<DraftEvent>[]; readonly seq: number; readonly snapshot: false }
  | { readonly snapshot: true; readonly seq: number };

/** A client compares it with its own state. */
export interface JoinedLeague {
  /**
   * The newest number of each stream that the client receives completely: everyone's, the league's, its version's, its
   * team's and its user's.
   */
  readonly streams: Readonly<Record<string, number>>;
  /** Something happened in the last `age` milliseconds before the join, so the client's data may be outdated. */
  readonly behind: boolean;
}

/** Every message is acknowledged, also with a refusal. Commands go by REST. */
export interface ClientToServerEvents {
  /** Joins the room before reading the missing events, so that none is lost in between. */
  'draft:join': (body: { draftId: string; since: number }, ack: Ack<Resync>) => void;
  'draft:leave': (body: { draftId: string }, ack: Ack<object>) => void;
  'draft:events': (body: { draftId: string; since: number }, ack: Ack<Resync>) => void;
  'draft:chat': (body: { draftId: string; text: string; key: string }, ack: Ack<{ message: ChatMessage }>) => void;
  /** Repeating it has no effect. */
  'draft:react': (
    body: { draftId: string; overall: number; player: number; reaction: ReactionKey; on: boolean },
    ack: Ack<object>,
  ) => void;
  /** `age`: milliseconds of the client's oldest data of the league. */
  'league:join': (body: { leagueId: string; age?: number }, ack: Ack<JoinedLeague>) => void;
  'league:leave': (body: { leagueId: string }, ack: Ack<object>) => void;
  /** `seq`: the newest sequence number of the stream. */
  'matchup:join': (body: MatchupAddress, ack: Ack<{ readonly seq: number }>) => void;
  'matchup:leave': (body: MatchupAddress, ack: Ack<object>) => void;
  /** The client's clock offset needs it. */
  time: (body: object, ack: Ack<{ now: number }>) => void;
}

export interface ServerToClientEvents {
  event: (envelope: Envelope<AnyEvent>) => void;
  /** It shows a client that it missed the last event. */
  pulse: (body: { stream: string; seq: number }) => void;
  presence: (body: { draftId: string; users: readonly PresentUser[] }) => void;
  /** The server is about to close the connection for this reason. */
  refused: (body: { refusal: Refusal }) => void;
  /** Signed out elsewhere, idle or disabled. The socket closes next. */
  'session:ended': (body: { reason: string }) => void;
}
