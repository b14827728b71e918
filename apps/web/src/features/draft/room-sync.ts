import type { DraftEvent, DraftState } from '@crease/core/draft/draft.model.js';
import { foldEnvelope } from '@crease/core/draft/draft.reducer.js';
import type { Resync } from '@crease/core/realtime/socket-events.js';
import { adopt, openRoom, receive, type Envelope, type Received, type Room } from '@crease/core/streams/room.js';
import type { StoreApi } from 'zustand';
import { ApiRefusal } from '../../platform/api-client.js';
import type { Connection } from '../../ui/ConnectionBadge.js';
import type { Me } from './draft-reactions.js';
import type { RoomTransport } from './draft-room.transport.js';
import { failureText } from './draft.words.js';
import type { NamedTimers, RoomTimers } from './room-timers.js';
import type { RoomView } from './room-view.js';
import { SocketRefusal } from './socket-refusal.js';

const FIRST_RETRY_MS = 400;
const LAST_RETRY_MS = 8_000;
/** An event that a command's answer has promised is asked for when it has not come by then. */
const PROMISE_MS = 250;
/** Events out of order usually follow within this time; only then is the gap asked about. */
const GAP_MS = 120;
/** Without the socket, HTTP is asked this often. */
const POLL_MS = 5_000;

/** Refusals that another try would not change. */
const FINAL_STATUS: ReadonlySet<number> = new Set([400, 403, 404, 422]);
const FINAL_KIND: ReadonlySet<string | undefined> = new Set(['missing', 'forbidden', 'invalid']);

type Applied = readonly Envelope<DraftEvent>[];

export interface RoomSync {
  /** The draft as far as it is known; null before the first snapshot. */
  state(): DraftState | null;
  /** Number of the present connection; null without any. */
  connection(): number | null;
  isClosed(): boolean;
  start(): void;
  connected(): void;
  disconnected(): void;
  /** Events that came by themselves. Those that come together take effect together, with the next picture. */
  take(envelopes: Applied): void;
  /** An event of this number exists. */
  pulse(seq: number): void;
  /** A command was carried out up to this event: it must arrive soon. */
  expect(seq: number): void;
  /** Something may be missing, without anything telling so. */
  wake(): void;
  /** Nothing that is known here can be trusted any more. */
  renew(): void;
  retry(): void;
  close(): void;
}

/** Events that have just taken effect; `before` is null when the room has just been opened. */
export interface Happened {
  readonly applied: Applied;
  readonly before: DraftState | null;
  readonly after: DraftState;
  readonly me: Me;
  readonly serverNow: number;
}

export interface RoomSyncEvents {
  /** The first snapshot is there. */
  opened(connected: boolean): void;
  /** The socket is in the room; `again` when it was before. */
  joined(again: boolean): void;
  react(happened: Happened): void;
  /** The server has answered. */
  heard(): void;
}

/**
 * Keeps the draft of a room in step: a snapshot, then the events after it, folded by the reducer that the server uses. Whatever is lost,
 * doubled, early or late on the way, the state ends as the server's.
 */
export function roomSync(
  store: StoreApi<RoomView>,
  transport: RoomTransport,
  timers: RoomTimers,
  { later, soon, forget }: NamedTimers,
  { opened, joined: joinedNow, react, heard }: RoomSyncEvents,
): RoomSync {
  const set = (change: Partial<RoomView>) => store.setState(change);
  let room: Room<DraftState, DraftEvent> | null = null;
  /** Newest event of the draft that is known to exist. */
  let newest = 0;
  let closed = false;
  let connected = false;
  /** Counts connections: an answer that belongs to an earlier one says nothing about this one. */
  let connection = 0;
  let joined = false;
  let needsSnapshot = true;
  let failures = 0;
  /** Nothing is known to be missing, but something may be. */
  let unsure = false;
  /** Events that came before the first snapshot. */
  let before: Envelope<DraftEvent>[] = [];
  /** Events that wait for the next picture. */
  let waiting: Envelope<DraftEvent>[] = [];

  // ── what comes in ───────────────────────────────────────────────────────────────────────────────────────────────────

  const me = (): Me => ({ userId: store.getState().userId, teamIds: store.getState().my.teamIds });
  const serverNow = () => timers.now() + store.getState().offset;

  function settle(received: Received<DraftState, DraftEvent>, more: Partial<RoomView> = {}) {
    const was = room;
    room = received.room;
    const state = received.room.state;
    if (was?.state !== state || Object.keys(more).length > 0) set({ ...more, state });
    report(received.applied, was?.state ?? null, state);
  }

  function report(applied: Applied, was: DraftState | null, state: DraftState) {
    if (was !== state) react({ applied, before: was, after: state, me: me(), serverNow: serverNow() });
  }

  function settleWaiting() {
    if (waiting.length === 0) return;
    forget('picture');
    const all = waiting;
    waiting = [];
    take(all);
  }

  function take(envelopes: Applied) {
    if (room === null) {
      before.push(...envelopes);
      return;
    }
    for (const { seq } of envelopes) newest = Math.max(newest, seq);
    let received: Received<DraftState, DraftEvent>;
    try {
      received = receive(room, envelopes, foldEnvelope);
    } catch {
      // An event that this version cannot fold: the server's own state has it folded.
      needsSnapshot = true;
      void sync();
      return;
    }
    settle(received);
    if (received.gap) later('gap', GAP_MS, () => void sync(), true);
  }

  // ── keeping in step ─────────────────────────────────────────────────────────────────────────────────────────────────

  let syncing = false;
  let again = false;

  /** Does whatever is missing: snapshot, join, events. One at a time; asked meanwhile, it looks again. */
  async function sync(): Promise<void> {
    again = true;
    if (syncing || closed) return;
    syncing = true;
    try {
      while (again && !closed) {
        again = false;
        forget('gap');
        await step();
        failures = 0;
      }
    } catch (error) {
      failed(error);
    } finally {
      syncing = false;
      show();
    }
  }

  const behind = () => room !== null && (room.early.size > 0 || newest > room.seq);

  async function step(): Promise<void> {
    if (needsSnapshot || room === null) await readSnapshot();
    if (room === null || closed || !connected) return;
    if (!joined) {
      const mine = connection;
      const answer = await transport.join(room.seq);
      if (mine !== connection) {
        again = true;
        return;
      }
      joined = true;
      resync(answer);
      joinedNow(mine > 1);
    } else if (behind() || unsure) {
      unsure = false;
      const from = room.seq;
      resync(await transport.events(from));
      // Told of an event that the server does not give out yet: asks again, but not at once.
      if (behind() && !needsSnapshot && room.seq === from) later('retry', pause(), () => void sync(), true);
    }
    if (needsSnapshot || !joined) again = true;
  }

  function resync(answer: Resync) {
    heard();
    newest = Math.max(newest, answer.seq);
    if (answer.snapshot) needsSnapshot = true;
    else take(answer.events);
  }

  async function readSnapshot(): Promise<void> {
    const asked = timers.now();
    // What happens from here on may be missing in it, and asks for the next.
    needsSnapshot = false;
    const snapshot = await transport.snapshot().catch((error: unknown) => {
      needsSnapshot = true;
      throw error;
    });
    if (closed) return;
    heard();
    const first = room === null;
    // A first guess, good until the clock has been measured.
    const guess = first ? { offset: snapshot.now - (asked + timers.now()) / 2 } : {};
    const more: Partial<RoomView> = { phase: 'open', failure: null, my: snapshot.my, ...guess };
    if (room === null) {
      room = openRoom(snapshot.state, snapshot.state.seq);
      newest = Math.max(newest, room.seq);
      set({ ...more, state: room.state });
      report([], null, room.state);
      const early = before;
      before = [];
      take(early);
      opened(connected);
    } else settle(adopt(room, snapshot.state, snapshot.state.seq, foldEnvelope), more);
  }

  function failed(error: unknown) {
    const final =
      error instanceof ApiRefusal
        ? FINAL_STATUS.has(error.status)
        : error instanceof SocketRefusal && FINAL_KIND.has(error.refusal.kind);
    if (final) {
      set({ phase: 'failed', failure: failureText(error) });
      return;
    }
    failures += 1;
    if (room === null && failures > 2) set({ phase: 'failed', failure: failureText(error) });
    later('retry', pause(), () => void sync());
  }

  const pause = () => Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures);

  function show() {
    if (closed) return;
    const live = connected && joined && !needsSnapshot && failures === 0;
    const state: Connection = live
      ? 'live'
      : typeof navigator !== 'undefined' && !navigator.onLine
        ? 'offline'
        : 'connecting';
    if (store.getState().connection !== state) set({ connection: state });
  }

  async function poll(): Promise<void> {
    if (connected || room === null) return;
    try {
      resync(await transport.poll(room.seq));
      if (needsSnapshot) await readSnapshot();
    } catch {
      // Neither way is open; the next try comes by itself.
    }
    if (!connected) later('poll', POLL_MS, () => void poll());
  }

  return {
    state: () => room?.state ?? null,
    connection: () => (connected && !closed ? connection : null),
    isClosed: () => closed,
    start: () => void sync(),
    connected() {
      connected = true;
      joined = false;
      connection += 1;
      failures = 0;
      forget('retry');
      forget('poll');
      void sync();
    },
    disconnected() {
      connected = false;
      joined = false;
      connection += 1;
      show();
      later('poll', POLL_MS, () => void poll());
    },
    take(envelopes) {
      waiting.push(...envelopes);
      soon('picture', settleWaiting);
    },
    pulse(seq) {
      settleWaiting();
      newest = Math.max(newest, seq);
      if (behind()) void sync();
    },
    expect(seq) {
      settleWaiting();
      newest = Math.max(newest, seq);
      if (!behind()) return;
      if (connected) later('promise', PROMISE_MS, () => behind() && void sync(), true);
      else later('poll', 0, () => void poll());
    },
    wake() {
      show();
      unsure = true;
      if (connected) void sync();
      else {
        transport.hurry();
        later('poll', 0, () => void poll());
      }
    },
    renew() {
      needsSnapshot = true;
      void sync();
    },
    retry() {
      failures = 0;
      set({ phase: room === null ? 'opening' : 'open', failure: null });
      needsSnapshot = true;
      void sync();
    },
    close() {
      closed = true;
    },
  };
}
