import type { DraftEvent, DraftState } from '@crease/core/draft/draft.model.js';
import { foldEnvelope } from '@crease/core/draft/draft.reducer.js';
import type { Resync } from '@crease/core/realtime/socket-events.js';
import { adopt, openRoom, receive, type Envelope, type Received, type Room } from '@crease/core/streams/room.js';
import type { StoreApi } from 'zustand';
import { ApiRefusal } from '../../../platform/requests/api-client.js';
import type { Connection } from '../../../ui/marks/ConnectionBadge.js';
import type { Me } from './draft-reactions.js';
import type { RoomTransport } from './draft-room.transport.js';
import { failureText } from './draft-labels.js';
import type { NamedTimers, RoomTimers } from './room-timers.js';
import type { RoomView } from './room-view.js';
import { SocketRefusal } from './socket-refusal.js';

const FIRST_RETRY_MS = 400;
const LAST_RETRY_MS = 8_000;
/** In milliseconds: if the event that a command's answer announced has not arrived by then, it is fetched. */
const PROMISE_MS = 250;
/** In milliseconds: events out of order usually follow within this time; after it the missing ones are fetched. */
const GAP_MS = 120;
/** In milliseconds: HTTP polling interval while the socket is down. */
const POLL_MS = 5_000;

/** Refusals that a retry would not change. */
const FINAL_STATUS: ReadonlySet<number> = new Set([400, 403, 404, 422]);
const FINAL_KIND: ReadonlySet<string | undefined> = new Set(['missing', 'forbidden', 'invalid']);

type Applied = readonly Envelope<DraftEvent>[];

export interface RoomSync {
  /** The known state of the draft; null before the first snapshot. */
  state(): DraftState | null;
  /** Number of the current connection; null without one. */
  connection(): number | null;
  isClosed(): boolean;
  start(): void;
  connected(): void;
  disconnected(): void;
  /** Events that the server pushed. Events that arrive together are applied together, in the next frame. */
  take(envelopes: Applied): void;
  /** An event with this sequence number exists. */
  pulse(seq: number): void;
  /** A command has committed up to this event, so it must arrive soon. */
  expect(seq: number): void;
  /** Events may be missing without any sign of it. */
  wake(): void;
  /** Discards the known state and loads a new snapshot. */
  renew(): void;
  retry(): void;
  close(): void;
}

/** Events that have just been applied; `before` is null when the room has just been opened. */
export interface Happened {
  readonly applied: Applied;
  readonly before: DraftState | null;
  readonly after: DraftState;
  readonly me: Me;
  readonly serverNow: number;
}

export interface RoomSyncEvents {
  opened(connected: boolean): void;
  /** The socket has joined the room; `again` when it rejoined. */
  joined(again: boolean): void;
  react(happened: Happened): void;
  heard(): void;
}

/**
 * Keeps the draft of a room in sync: a snapshot, then the events after it, folded by the server's reducer. Lost,
 * duplicated or reordered events do no harm: the state ends up equal to the server's.
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
  /** Sequence number of the newest event known to exist. */
  let newest = 0;
  let closed = false;
  let connected = false;
  /** Counts connections, to discard answers from an earlier one. */
  let connection = 0;
  let joined = false;
  let needsSnapshot = true;
  let failures = 0;
  /** True when events may be missing without proof. */
  let unsure = false;
  /** Events that arrived before the first snapshot. */
  let before: Envelope<DraftEvent>[] = [];
  /** Events that wait for the next frame. */
  let waiting: Envelope<DraftEvent>[] = [];

  // ── what comes in ──────────────────────────────────────────────────────────────────────────────────────────────────

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
      // This version cannot fold the event; a snapshot from the server already contains it.
      needsSnapshot = true;
      void sync();
      return;
    }
    settle(received);
    if (received.gap) later('gap', GAP_MS, () => void sync(), true);
  }

  // ── keeping in step ────────────────────────────────────────────────────────────────────────────────────────────────

  let syncing = false;
  let again = false;

  /** Fetches what is missing: snapshot, join, events. Runs once at a time; a call meanwhile makes it run again. */
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
      // The server announced an event that it does not return yet: retry after a delay.
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
    // Set before the request: a change during it may be missing in the answer and sets the flag again.
    needsSnapshot = false;
    const snapshot = await transport.snapshot().catch((error: unknown) => {
      needsSnapshot = true;
      throw error;
    });
    if (closed) return;
    heard();
    const first = room === null;
    // First estimate of the offset, used until the clock has been measured.
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
      // Both ways are down; the timer below retries.
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
