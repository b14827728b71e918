import type {
  ChatMessage,
  ClientToServerEvents,
  PresentUser,
  Resync,
  AnyEvent,
} from '@crease/core/realtime/socket-events.js';
import type { DraftSnapshot } from '@crease/core/draft/draft.schema.js';
import type { PickReaction } from '@crease/core/draft/reaction.rules.js';
import type { Envelope } from '@crease/core/streams/room.js';
import type { Refusal } from '@crease/core/result.js';
import { NetworkFailure } from '../../../platform/requests/api-client.js';
import { isLeaving } from '../../../platform/session/hand-over.js';
import { openSocket, type AppSocket } from '../../../platform/session/socket.js';
import { draftApi } from './draft.data.js';
import { SocketRefusal } from './socket-refusal.js';

export interface RoomListener {
  connected(): void;
  disconnected(): void;
  event(envelope: Envelope<AnyEvent>): void;
  pulse(stream: string, seq: number): void;
  presence(users: readonly PresentUser[]): void;
  /** Called for anything from the server, including a connection heartbeat. */
  recordContact(): void;
}

/** `earlier`: sequence number before which more messages exist; null when these are the first messages. */
export interface ChatRead {
  readonly messages: readonly ChatMessage[];
  readonly reactions: readonly PickReaction[];
  readonly seq: number;
  readonly earlier: number | null;
}

/** The only access to the network. Tests replace it. */
export interface RoomTransport {
  /**
   * Starts listening and reports at once whether the socket is connected. Returns a function that stops and leaves the
   * room.
   */
  listen(listener: RoomListener): () => void;
  snapshot(): Promise<DraftSnapshot>;
  join(since: number): Promise<Resync>;
  events(since: number): Promise<Resync>;
  /** The network may be back: retry now. */
  hurry(): void;
  /** Fetches events over HTTP when the socket is down. */
  poll(since: number): Promise<Resync>;
  /** The database's time, ms since 1970. */
  time(): Promise<number>;
  chat(before?: number): Promise<ChatRead>;
  say(text: string, key: string): Promise<ChatMessage>;
  react(reaction: Omit<PickReaction, 'userId'> & { on: boolean }): Promise<void>;
}

const ANSWER_WITHIN_MS = 8_000;

type Message = 'draft:join' | 'draft:events' | 'draft:chat' | 'draft:react' | 'time';
type Body<M extends Message> = Parameters<ClientToServerEvents[M]>[0];
type Answer<M extends Message> = Extract<Parameters<Parameters<ClientToServerEvents[M]>[1]>[0], { ok: true }>;

async function ask<M extends Message>(message: M, body: Body<M>): Promise<Answer<M>> {
  const socket = await openSocket();
  if (!socket.connected) throw new NetworkFailure();
  const answer = await new Promise<{ ok: true } | { ok: false; refusal: Refusal }>((resolve, reject) => {
    const timer = setTimeout(() => reject(new NetworkFailure()), ANSWER_WITHIN_MS);
    // TypeScript cannot resolve the message map through a type parameter. The signature above binds body and answer.
    (
      socket.emit as (
        name: string,
        body: unknown,
        ack: (answer: { ok: true } | { ok: false; refusal: Refusal }) => void,
      ) => void
    ).call(socket, message, body, (given) => {
      clearTimeout(timer);
      resolve(given);
    });
  });
  if (!answer.ok) throw new SocketRefusal(answer.refusal);
  return answer as Answer<M>;
}

export function liveTransport(leagueId: string, draftId: string): RoomTransport {
  return {
    listen(listener) {
      let stopped = false;
      let stop = () => {
        stopped = true;
      };
      void openSocket().then((socket: AppSocket) => {
        if (stopped) return;
        const event = (envelope: Envelope<AnyEvent>) => listener.event(envelope);
        const recordContact = () => listener.recordContact();
        // Each connection has a new engine; every incoming packet passes through it.
        const connected = () => {
          socket.io.engine.off('packet', recordContact).on('packet', recordContact);
          recordContact();
          listener.connected();
        };
        const disconnected = () => listener.disconnected();
        const pulse = (body: { stream: string; seq: number }) => listener.pulse(body.stream, body.seq);
        const presence = (body: { draftId: string; users: readonly PresentUser[] }) => {
          if (body.draftId === draftId) listener.presence(body.users);
        };
        socket.on('event', event);
        socket.on('pulse', pulse);
        socket.on('presence', presence);
        socket.on('connect', connected);
        socket.on('disconnect', disconnected);
        if (socket.connected) connected();
        stop = () => {
          socket.off('event', event);
          socket.off('pulse', pulse);
          socket.off('presence', presence);
          socket.off('connect', connected);
          socket.off('disconnect', disconnected);
          socket.io.engine?.off('packet', recordContact);
          if (socket.connected && !isLeaving()) socket.emit('draft:leave', { draftId }, () => undefined);
        };
      });
      return () => stop();
    },
    hurry: () => {
      void openSocket().then((socket) => {
        // `connect()` alone would not shorten the wait for the next retry.
        if (!socket.connected) socket.disconnect().connect();
      });
    },
    snapshot: () => draftApi.snapshot(leagueId, draftId),
    join: (since) => ask('draft:join', { draftId, since }),
    events: (since) => ask('draft:events', { draftId, since }),
    poll: (since) => draftApi.events(leagueId, draftId, since),
    time: async () => (await ask('time', {})).now,
    chat: (before) => draftApi.chat(leagueId, draftId, before),
    say: async (text, key) => (await ask('draft:chat', { draftId, text, key })).message,
    react: async ({ playerId: player, ...reaction }) =>
      void (await ask('draft:react', { draftId, player, ...reaction })),
  };
}
