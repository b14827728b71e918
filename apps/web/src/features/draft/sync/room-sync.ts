import type { DraftEvent, DraftState } from '@crease/core/draft/draft.model.js';
import type { Resync } from '@crease/core/realtime/socket-events.js';
import type { Envelope } from '@crease/core/streams/room.js';
import type { StoreApi } from 'zustand';
import { ApiRefusal } from '../../../platform/requests/api-client.js';
import type { Connection } from '../../../ui/marks/ConnectionBadge.js';
import { DraftReplica, type Applied, type Happened } from './draft-replica.js';
import type { RoomTransport } from './draft-room.transport.js';
import { failureText } from './draft-labels.js';
import type { NamedTimers, RoomTimers } from './room-timers.js';
import type { RoomView } from './room-view.js';
import { SocketRefusal } from './socket-refusal.js';

const FIRST_RETRY_MS = 400;
const LAST_RETRY_MS = 8_000;
/** Milliseconds before the missing event of a command's answer is fetched. */
const PROMISE_MS = 250;
/** Milliseconds before missing events are fetched. */
const GAP_MS = 120;
/** In milliseconds: HTTP polling interval while the socket is down. */
const POLL_MS = 5_000;

const FINAL_STATUS: ReadonlySet<number> = new Set([400, 403, 404, 422]);
const FINAL_KIND: ReadonlySet<string | undefined> = new Set(['missing', 'forbidden', 'invalid']);

export interface RoomSyncEvents {
  opened(connected: boolean): void;
  /** The socket has joined the room; `again` when it rejoined. */
  joined(again: boolean): void;
  react(happened: Happened): void;
  recordContact(): void;
}

/**
 * Keeps the draft in sync. Lost, duplicated or reordered events do no harm: the state ends up equal to the server's.
 */
export class RoomSync {
  private readonly replica: DraftReplica;
  private closed = false;
  private online = false;
  /** Counts connections, to discard answers from an earlier one. */
  private connections = 0;
  private joined = false;
  private needsSnapshot = true;
  private failures = 0;
  /** True when events may be missing without proof. */
  private unsure = false;
  /** Events that wait for the next frame. */
  private waiting: Envelope<DraftEvent>[] = [];
  private syncing = false;
  private again = false;

  constructor(
    private readonly store: StoreApi<RoomView>,
    private readonly transport: RoomTransport,
    private readonly timers: RoomTimers,
    private readonly named: NamedTimers,
    private readonly events: RoomSyncEvents,
  ) {
    this.replica = new DraftReplica(store, timers, events.react);
  }

  state(): DraftState | null {
    return this.replica.room?.state ?? null;
  }

  /** Number of the current connection; null without one. */
  connection(): number | null {
    return this.online && !this.closed ? this.connections : null;
  }

  isClosed(): boolean {
    return this.closed;
  }

  start(): void {
    void this.sync();
  }

  connected(): void {
    this.online = true;
    this.joined = false;
    this.connections += 1;
    this.failures = 0;
    this.named.forget('retry');
    this.named.forget('poll');
    void this.sync();
  }

  disconnected(): void {
    this.online = false;
    this.joined = false;
    this.connections += 1;
    this.show();
    this.pollIn(POLL_MS);
  }

  /** Events that the server pushed. Events that arrive together are applied together, in the next frame. */
  take(envelopes: Applied): void {
    this.waiting.push(...envelopes);
    this.named.soon('picture', () => this.settleWaiting());
  }

  /** An event with this sequence number exists. */
  pulse(seq: number): void {
    this.settleWaiting();
    this.replica.expect(seq);
    if (this.replica.isBehind()) void this.sync();
  }

  /** A command has committed up to this event, so it must arrive soon. */
  expect(seq: number): void {
    this.settleWaiting();
    this.replica.expect(seq);
    if (!this.replica.isBehind()) return;
    if (this.online) this.named.later('promise', PROMISE_MS, () => this.replica.isBehind() && void this.sync(), true);
    else this.pollIn(0);
  }

  /** Events may be missing without any sign of it. */
  wake(): void {
    this.show();
    this.unsure = true;
    if (this.online) void this.sync();
    else {
      this.transport.hurry();
      this.pollIn(0);
    }
  }

  renew(): void {
    this.needsSnapshot = true;
    void this.sync();
  }

  retry(): void {
    this.failures = 0;
    this.store.setState({ phase: this.replica.room === null ? 'opening' : 'open', failure: null });
    this.renew();
  }

  close(): void {
    this.closed = true;
  }

  private settleWaiting() {
    if (this.waiting.length === 0) return;
    this.named.forget('picture');
    const all = this.waiting;
    this.waiting = [];
    this.apply(all);
  }

  private apply(envelopes: Applied) {
    const outcome = this.replica.take(envelopes);
    if (outcome === 'unreadable') this.renew();
    else if (outcome === 'gap') this.named.later('gap', GAP_MS, () => void this.sync(), true);
  }

  /** Fetches what is missing: snapshot, join, events. Runs once at a time; a call meanwhile makes it run again. */
  private async sync(): Promise<void> {
    this.again = true;
    if (this.syncing || this.closed) return;
    this.syncing = true;
    try {
      while (this.again && !this.closed) {
        this.again = false;
        this.named.forget('gap');
        await this.step();
        this.failures = 0;
      }
    } catch (error) {
      this.failed(error);
    } finally {
      this.syncing = false;
      this.show();
    }
  }

  private async step(): Promise<void> {
    if (this.needsSnapshot || this.replica.room === null) await this.readSnapshot();
    const { room } = this.replica;
    if (room === null || this.closed || !this.online) return;
    if (!this.joined) await this.join(room.seq);
    else if (this.replica.isBehind() || this.unsure) await this.readEvents(room.seq);
    if (this.needsSnapshot || !this.joined) this.again = true;
  }

  private async join(seq: number): Promise<void> {
    const mine = this.connections;
    const answer = await this.transport.join(seq);
    if (mine !== this.connections) return;
    this.joined = true;
    this.resync(answer);
    this.events.joined(mine > 1);
  }

  private async readEvents(from: number): Promise<void> {
    this.unsure = false;
    this.resync(await this.transport.events(from));
    // The server announced an event that it does not return yet: retry after a delay.
    if (this.replica.isBehind() && !this.needsSnapshot && this.replica.room?.seq === from) this.retryLater(true);
  }

  private resync(answer: Resync) {
    this.events.recordContact();
    this.replica.expect(answer.seq);
    if (answer.snapshot) this.needsSnapshot = true;
    else this.apply(answer.events);
  }

  private async readSnapshot(): Promise<void> {
    const asked = this.timers.now();
    // Set before the request, because a change during it may be missing in the answer.
    this.needsSnapshot = false;
    const { state, my, people, now } = await this.transport.snapshot().catch((error: unknown) => {
      this.needsSnapshot = true;
      throw error;
    });
    if (this.closed) return;
    this.events.recordContact();
    const view = { phase: 'open', failure: null, my, people } as const;
    const { room } = this.replica;
    if (room !== null) return this.replica.renew(room, state, view);
    // First estimate of the offset, used until the clock has been measured.
    const offset = now - (asked + this.timers.now()) / 2;
    this.apply(this.replica.open(state, { ...view, offset }));
    this.events.opened(this.online);
  }

  private failed(error: unknown) {
    const final = isFinal(error);
    if (!final) this.failures += 1;
    if (final || (this.replica.room === null && this.failures > 2))
      this.store.setState({ phase: 'failed', failure: failureText(error) });
    if (!final) this.retryLater();
  }

  private retryLater(keep = false) {
    const pause = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.failures);
    this.named.later('retry', pause, () => void this.sync(), keep);
  }

  private show() {
    if (this.closed) return;
    const live = this.online && this.joined && !this.needsSnapshot && this.failures === 0;
    const offline = typeof navigator !== 'undefined' && !navigator.onLine;
    const connection: Connection = live ? 'live' : offline ? 'offline' : 'connecting';
    if (this.store.getState().connection !== connection) this.store.setState({ connection });
  }

  private pollIn(ms: number) {
    this.named.later('poll', ms, () => void this.poll());
  }

  private async poll(): Promise<void> {
    const { room } = this.replica;
    if (this.online || room === null) return;
    try {
      this.resync(await this.transport.poll(room.seq));
      if (this.needsSnapshot) await this.readSnapshot();
    } catch {
      // Both ways are down; the timer below retries.
    }
    if (!this.online) this.pollIn(POLL_MS);
  }
}

const isFinal = (error: unknown): boolean =>
  error instanceof ApiRefusal
    ? FINAL_STATUS.has(error.status)
    : error instanceof SocketRefusal && FINAL_KIND.has(error.refusal.kind);
