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
 * Streams: `draft:{id}`, `chat:{draftId}`, `league:{id}`, `team:{id}`, `user:{id}`, `matchup:{place}` and `everyone`.
 * Each socket room has the name of its stream. `version:{leagueId}` counts the changes of a league without storing
 * events. Its messages go to the league's room.
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
/** The stream of the whole installation; every signed-in socket is in its room. */
export const EVERYONE = 'everyone';
/** The id in a stream name of this kind; null for other kinds. */
export const idIn = (kind: StreamKind, stream: string): string | null =>
  stream.startsWith(`${kind}:`) ? stream.slice(kind.length + 1) : null;

/** The events after `since`, or a request to fetch a snapshot because too many are missing. */
export type Resync =
  | { readonly events: readonly Envelope<DraftEvent>[]; readonly seq: number; readonly snapshot: false }
  | { readonly snapshot: true; readonly seq: number };

/** Data that a client compares with its own state after joining a league. */
export interface JoinedLeague {
  /**
   * The newest sequence number of each stream that the client receives completely: everyone's, the league's, its
   * version's, its team's and its user's.
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
  /** Adds or removes a reaction to a pick. Repeating it has no effect. */
  'draft:react': (
    body: { draftId: string; overall: number; player: number; reaction: ReactionKey; on: boolean },
    ack: Ack<object>,
  ) => void;
  /** `age`: age in milliseconds of the client's oldest data of the league. */
  'league:join': (body: { leagueId: string; age?: number }, ack: Ack<JoinedLeague>) => void;
  'league:leave': (body: { leagueId: string }, ack: Ack<object>) => void;
  /** Joins the room of a matchup's page. The answer is the newest sequence number of its stream. */
  'matchup:join': (body: MatchupAddress, ack: Ack<{ readonly seq: number }>) => void;
  'matchup:leave': (body: MatchupAddress, ack: Ack<object>) => void;
  /** The database's time, for the client's clock offset. */
  time: (body: object, ack: Ack<{ now: number }>) => void;
}

export interface ServerToClientEvents {
  event: (envelope: Envelope<AnyEvent>) => void;
  /** The newest sequence number of a stream. It shows a client that it missed the last event. */
  pulse: (body: { stream: string; seq: number }) => void;
  presence: (body: { draftId: string; users: readonly PresentUser[] }) => void;
  /** The server is about to close the connection for this reason. */
  refused: (body: { refusal: Refusal }) => void;
  /** The session ended (signed out elsewhere, idle or disabled). The socket closes next. */
  'session:ended': (body: { reason: string }) => void;
}
