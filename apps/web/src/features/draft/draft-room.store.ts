import type { DraftEvent, DraftState } from '@crease/core/draft/draft.model.js';
import { foldEnvelope } from '@crease/core/draft/draft.reducer.js';
import type { DraftSnapshot } from '@crease/core/draft/draft.schema.js';
import { adopt, openRoom, receive, type Envelope, type Received, type Room } from '@crease/core/streams/room.js';
import {
  streamOf,
  type AnyEvent,
  type ChatEvent,
  type ChatMessage,
  type PresentUser,
  type Resync,
} from '@crease/core/realtime/socket-events.js';
import { createStore, type StoreApi } from 'zustand';
import { ApiRefusal } from '../../platform/api-client.js';
import type { Connection } from '../../ui/ConnectionBadge.js';
import { reactionsTo, type Me, type Reaction } from './draft-reactions.js';
import type { RoomTransport } from './draft-room.transport.js';
import { failureText } from './draft.words.js';
import { measureClock, steadyNow } from './server-clock.js';
import { SocketRefusal } from './socket-refusal.js';

/** What the room's screens see. */
export interface RoomView {
  readonly phase: 'opening' | 'open' | 'failed';
  /** Why the room could not be opened, or cannot go on. */
  readonly failure: string | null;
  readonly state: DraftState | null;
  readonly my: DraftSnapshot['my'];
  /** The user's id, for what is his own doing. */
  readonly userId: string | null;
  readonly connection: Connection;
  /** Milliseconds to add to `steadyNow()` to get the database's time. */
  readonly offset: number;
  readonly present: readonly PresentUser[];
  readonly chat: readonly ChatMessage[];
  readonly chatState: 'loading' | 'open' | 'failed';
  /** Messages of others since the chat was last in view. */
  readonly unread: number;
  /** Goes up when a queue was, or may have been, changed in another window of the same user. */
  readonly queueChanges: number;
  /** Goes up when the lobby's pool of players may have changed: before the draft begins it follows the league. */
  readonly poolChanges: number;
}

/** What the room needs of time. Tests bring their own. */
export interface RoomTimers {
  now(): number;
  after(ms: number, run: () => void): () => void;
}

export interface DraftRoom {
  readonly store: StoreApi<RoomView>;
  /** A command was carried out up to this event: it must arrive here soon. */
  expect(seq: number): void;
  /** The page has been away (hidden, asleep): the clock is measured and the events asked for again. */
  wake(): void;
  /** After a failure: begins anew. */
  retry(): void;
  say(text: string, key: string): Promise<void>;
  chatSeen(open: boolean): void;
  loadChat(): void;
  close(): void;
}

const realTimers: RoomTimers = {
  now: steadyNow,
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

const FIRST_RETRY_MS = 400;
const LAST_RETRY_MS = 8_000;
/** An event that a command's answer has promised is asked for when it has not come by then. */
const PROMISE_MS = 250;
/** Events out of order usually follow within this time; only then is the gap asked about. */
const GAP_MS = 120;
/** Without the socket, HTTP is asked this often. */
const POLL_MS = 5_000;
/** Clocks drift apart slowly; a long draft measures again. */
const REMEASURE_MS = 5 * 60_000;
/** Lines of the league that follow one another make one question for the pool, which everybody in the lobby asks at his own moment. */
const POOL_MS = 1_000;
const CHAT_KEPT = 300;

/** Refusals that another try would not change. */
const FINAL_STATUS: ReadonlySet<number> = new Set([400, 403, 404, 422]);
const FINAL_KIND: ReadonlySet<string | undefined> = new Set(['missing', 'forbidden', 'invalid']);

type Applied = readonly Envelope<DraftEvent>[];

/**
 * Opens the room of one draft and keeps it in step: a snapshot, then the events after it, folded by the reducer that the server uses.
 * Whatever is lost, doubled, early or late on the way, the state ends as the server's. `react` is called once for each thing that
 * happened.
 */
export function openDraftRoom(
  draftId: string,
  userId: string | null,
  transport: RoomTransport,
  react: (reactions: readonly Reaction[]) => void = () => undefined,
  timers: RoomTimers = realTimers,
): DraftRoom {
  const stream = streamOf('draft', draftId);
  const chatStream = streamOf('chat', draftId);
  const store = createStore<RoomView>(() => ({
    phase: 'opening',
    failure: null,
    state: null,
    my: { teamIds: [], commissioner: false },
    userId,
    connection: 'connecting',
    offset: 0,
    present: [],
    chat: [],
    chatState: 'loading',
    unread: 0,
    queueChanges: 0,
    poolChanges: 0,
  }));
  const set = (change: Partial<RoomView>) => store.setState(change);

  let room: Room<DraftState, DraftEvent> | null = null;
  let chat: Room<readonly ChatMessage[], ChatEvent> | null = null;
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
  let chatOpen = false;
  /** Events that came before the first snapshot. */
  let before: Envelope<DraftEvent>[] = [];

  // ── timers ──────────────────────────────────────────────────────────────────────────────────────────────────────────

  const pending = new Map<string, () => void>();
  /** One timer of each name; `keep` leaves one that is already set. */
  function later(name: string, ms: number, run: () => void, keep = false) {
    if (closed || (keep && pending.has(name))) return;
    pending.get(name)?.();
    pending.set(
      name,
      timers.after(ms, () => {
        pending.delete(name);
        if (!closed) run();
      }),
    );
  }
  function forget(name: string) {
    pending.get(name)?.();
    pending.delete(name);
  }

  // ── what comes in ───────────────────────────────────────────────────────────────────────────────────────────────────

  const me = (): Me => ({ userId, teamIds: store.getState().my.teamIds });
  const serverNow = () => timers.now() + store.getState().offset;

  function settle(received: Received<DraftState, DraftEvent>, more: Partial<RoomView> = {}) {
    const was = room;
    room = received.room;
    const state = received.room.state;
    if (was?.state !== state || Object.keys(more).length > 0) set({ ...more, state });
    report(received.applied, was?.state ?? null, state);
  }

  function report(applied: Applied, was: DraftState | null, state: DraftState) {
    if (was === state) return;
    const reactions = reactionsTo(applied, was, state, me(), serverNow());
    if (reactions.length > 0) react(reactions);
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

  function takeChat(envelope: Envelope<ChatEvent>) {
    if (chat === null) return;
    const received = receive(chat, [envelope], foldChat);
    chat = received.room;
    const fresh = received.applied.filter((one) => one.event.message.userId !== userId).length;
    set({ chat: chat.state, unread: chatOpen ? 0 : store.getState().unread + fresh });
    if (received.gap) later('chat', GAP_MS, () => void readChat(), true);
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
      void measure();
      // What was said, and queued in another window, before this one was in the room is not told again.
      void readChat();
      set({ queueChanges: store.getState().queueChanges + 1 });
      if (mine > 1) askForPool();
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
      // Connected, it is read when the room is joined.
      if (!connected) void readChat();
      later('remeasure', REMEASURE_MS, remeasure);
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

  // ── the clock ───────────────────────────────────────────────────────────────────────────────────────────────────────

  let measuring = 0;
  async function measure(): Promise<void> {
    if (!connected || measuring === connection) return;
    const mine = connection;
    measuring = mine;
    const found = await measureClock(() => transport.time(), timers.now);
    if (measuring === mine) measuring = 0;
    if (found !== null && !closed && mine === connection) set({ offset: found.offset });
  }
  function remeasure() {
    void measure();
    later('remeasure', REMEASURE_MS, remeasure);
  }

  // ── chat ────────────────────────────────────────────────────────────────────────────────────────────────────────────

  async function readChat(): Promise<void> {
    try {
      const answer = await transport.chat();
      if (closed) return;
      const fresh =
        chat === null
          ? openRoom<readonly ChatMessage[], ChatEvent>(answer.messages, answer.seq)
          : adopt(chat, answer.messages, answer.seq, foldChat).room;
      const known = new Set(chat?.state.map((message) => message.id));
      const missed =
        chat === null || chatOpen
          ? 0
          : fresh.state.filter((message) => !known.has(message.id) && message.userId !== userId).length;
      chat = fresh;
      set({ chat: fresh.state, chatState: 'open', unread: chatOpen ? 0 : store.getState().unread + missed });
    } catch {
      if (chat === null) set({ chatState: 'failed' });
    }
  }

  // ── to and from the outside ─────────────────────────────────────────────────────────────────────────────────────────

  const stop = transport.listen({
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
      set({ present: [] });
      show();
      later('poll', POLL_MS, () => void poll());
    },
    event(envelope: Envelope<AnyEvent>) {
      const { type } = envelope.event;
      const ours = room !== null && envelope.stream === streamOf('league', room.state.leagueId);
      // The stream says which kind of event it carries.
      if (envelope.stream === stream) take([envelope as Envelope<DraftEvent>]);
      else if (envelope.stream === chatStream) takeChat(envelope as Envelope<ChatEvent>);
      else if (envelope.event.type === 'queueChanged' && envelope.event.draftId === draftId)
        set({ queueChanges: store.getState().queueChanges + 1 });
      else if (type === 'leaguesChanged' || (ours && type === 'membersChanged')) {
        // What is the user's here, and whether he may be here, may be another.
        needsSnapshot = true;
        void sync();
      } else if (ours && (type === 'activity' || type === 'leagueChanged')) askForPool();
      else if (
        envelope.event.type === 'draftChanged' &&
        envelope.event.draftId === draftId &&
        envelope.event.status === 'deleted'
      )
        set({ phase: 'failed', failure: 'This draft has been removed.' });
    },
    pulse(of, seq) {
      if (of === stream) expectNow(seq);
      else if (of === chatStream && chat !== null && seq > chat.seq) later('chat', GAP_MS, () => void readChat(), true);
    },
    presence: (present) => set({ present }),
  });

  function askForPool() {
    if (room?.state.status !== 'lobby') return;
    later(
      'pool',
      POOL_MS * (1 + Math.random()),
      () => room?.state.status === 'lobby' && set({ poolChanges: store.getState().poolChanges + 1 }),
      true,
    );
  }

  function expectNow(seq: number) {
    newest = Math.max(newest, seq);
    if (behind()) void sync();
  }

  void sync();

  return {
    store,
    expect(seq) {
      newest = Math.max(newest, seq);
      if (!behind()) return;
      if (connected) later('promise', PROMISE_MS, () => behind() && void sync(), true);
      else later('poll', 0, () => void poll());
    },
    wake() {
      show();
      void measure();
      unsure = true;
      if (connected) void sync();
      else {
        transport.hurry();
        later('poll', 0, () => void poll());
      }
    },
    retry() {
      failures = 0;
      set({ phase: room === null ? 'opening' : 'open', failure: null });
      needsSnapshot = true;
      void sync();
    },
    async say(text, key) {
      await transport.say(text, key);
    },
    chatSeen(open) {
      chatOpen = open;
      if (open) set({ unread: 0 });
    },
    loadChat() {
      set({ chatState: 'loading' });
      void readChat();
    },
    close() {
      closed = true;
      stop();
      for (const cancel of pending.values()) cancel();
      pending.clear();
    },
  };
}

function foldChat(messages: readonly ChatMessage[], envelope: Envelope<ChatEvent>): readonly ChatMessage[] {
  return [...messages, envelope.event.message].slice(-CHAT_KEPT);
}
