import { randomUUID } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import type { DraftEvent, DraftState } from '@crease/core/draft/draft.model.js';
import { evolve } from '@crease/core/draft/draft.reducer.js';
import type { DraftSnapshot } from '@crease/core/draft/draft.schema.js';
import { openRoom, receive, type Envelope, type Room } from '@crease/core/streams/room.js';
import type { ClientToServerEvents, Resync, ServerToClientEvents } from '@crease/core/realtime/socket-events.js';
import { ownTime, PATIENCE_MS } from './patience.js';

export interface Answer<T = unknown> {
  status: number;
  body: T;
}

export class Caller {
  private turn = 0;

  constructor(
    readonly urls: readonly string[],
    private readonly access: string | (() => string),
    readonly userId: string,
  ) {}

  /** A valid access token; renewed when possible. */
  get token(): string {
    return typeof this.access === 'string' ? this.access : this.access();
  }

  static async signUp(urls: readonly string[], name: string, password = 'goal-line-7'): Promise<Caller> {
    const email = `${name.toLowerCase()}@example.test`;
    const created = await send(urls[0] ?? '', 'POST', '/api/create-user', {
      username: name,
      first_name: name,
      last_name: 'Tester',
      email,
      password,
      self_registration: true,
    });
    if (created.status !== 201) throw new Error(`sign-up answered ${created.status}: ${JSON.stringify(created.body)}`);
    return Caller.signIn(urls, email, password);
  }

  static async signIn(urls: readonly string[], email: string, password = 'goal-line-7'): Promise<Caller> {
    const session = await send<{ accessToken: string; user: { uid: string } }>(
      urls[0] ?? '',
      'POST',
      '/api/auth/sign-in',
      { email, password },
    );
    if (session.status >= 300) throw new Error(`sign-in answered ${session.status}: ${JSON.stringify(session.body)}`);
    return new Caller(urls, session.body.accessToken, session.body.user.uid);
  }

  /** Sends one call; calls alternate between the processes. Throws on network errors. */
  call<T = unknown>(
    method: string,
    path: string,
    body?: unknown,
    key: string | null = randomUUID(),
  ): Promise<Answer<T>> {
    const url = this.urls[this.turn++ % this.urls.length] ?? '';
    return send<T>(url, method, path, body, {
      authorization: `Bearer ${this.token}`,
      ...(key && method !== 'GET' ? { 'idempotency-key': key } : {}),
    });
  }

  /** `insist` with a short limit; throws unless the answer is a success. */
  async must<T = unknown>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await this.insist<T>(method, path, body, randomUUID(), 20_000);
    if (answer.status >= 300)
      throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  /** Sends a change until it is answered, with the same key, like the web client. Gives up after `withinMs`. */
  async insist<T = unknown>(
    method: string,
    path: string,
    body: unknown,
    key: string,
    withinMs: number,
  ): Promise<Answer<T>> {
    const until = Date.now() + withinMs;
    for (;;) {
      try {
        const answer = await this.call<T>(method, path, body, key);
        if (answer.status < 500 || Date.now() > until) return answer;
      } catch (error) {
        if (Date.now() > until) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

export async function send<T = unknown>(
  url: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer<T>> {
  const response = await fetch(url + path, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(20_000),
  });
  const text = await response.text();
  const json = response.headers.get('content-type')?.includes('json') ?? false;
  return { status: response.status, body: (json && text ? JSON.parse(text) : text) as T };
}

export interface RoomFaults {
  /** Returns true for an envelope that this client should lose. */
  lose?: (envelope: Envelope) => boolean;
}

/**
 * A member in the draft room: a live socket, the state folded with the browser's functions, and a log of applied
 * events.
 */
export class RoomClient {
  room: Room<DraftState, DraftEvent> | null = null;
  readonly applied: Envelope<DraftEvent>[] = [];
  readonly appliedAt: number[] = [];
  /** Every envelope as received, including duplicates. */
  readonly received: Envelope[] = [];
  snapshots = 0;
  reconnects = 0;
  readonly socket: Socket<ServerToClientEvents, ClientToServerEvents>;
  private syncing: Promise<void> | null = null;
  private again = false;
  private waiting: Envelope<DraftEvent>[] = [];
  private watchers: (() => void)[] = [];

  constructor(
    readonly caller: Caller,
    readonly leagueId: string,
    readonly draftId: string,
    url: string = caller.urls[0] ?? '',
    private readonly faults: RoomFaults = {},
  ) {
    this.socket = io(url, {
      transports: ['websocket'],
      auth: (answer) => answer({ token: caller.token }),
      reconnectionDelay: 50,
      reconnectionDelayMax: 300,
      forceNew: true,
    });
    this.socket.on('connect', () => {
      this.reconnects += 1;
      void this.sync();
    });
    // The library does not reconnect when the server refused or closed the connection; the web client does.
    this.socket.on('connect_error', () => this.connectAgain());
    this.socket.on('disconnect', (reason) => reason === 'io server disconnect' && this.connectAgain());
    this.socket.on('event', (envelope) => {
      this.received.push(envelope);
      if (envelope.stream !== `draft:${draftId}` || this.faults.lose?.(envelope)) return;
      this.take([envelope as Envelope<DraftEvent>]);
    });
    this.socket.on('pulse', ({ stream, seq }) => {
      if (stream === `draft:${draftId}` && seq > (this.room?.seq ?? 0)) void this.sync();
    });
  }

  private closed = false;

  private connectAgain(): void {
    if (this.closed || this.socket.active) return;
    setTimeout(() => {
      if (!this.closed) this.socket.connect();
    }, 200).unref();
  }

  get state(): DraftState {
    if (!this.room) throw new Error('the room is not open yet');
    return { ...this.room.state, seq: this.room.seq };
  }

  private take(envelopes: readonly Envelope<DraftEvent>[]): void {
    if (!this.room) {
      this.waiting.push(...envelopes);
      return;
    }
    const { room, applied, gap } = receive(this.room, envelopes, (state, { seq, event }) => ({
      ...evolve(state, event),
      seq,
    }));
    this.room = room;
    this.applied.push(...applied);
    const now = Date.now();
    for (let count = applied.length; count > 0; count -= 1) this.appliedAt.push(now);
    if (gap) void this.sync();
    if (applied.length > 0) this.wake();
  }

  private wake(): void {
    const woken = this.watchers;
    this.watchers = [];
    for (const watcher of woken) watcher();
  }

  /** Joins and fetches missing events. Concurrent calls share one run; a call during a run triggers one more. */
  sync(): Promise<void> {
    if (this.syncing) {
      this.again = true;
      return this.syncing;
    }
    this.syncing = this.syncOnce().finally(() => {
      this.syncing = null;
      if (this.again) {
        this.again = false;
        void this.sync();
      }
    });
    return this.syncing;
  }

  private async syncOnce(): Promise<void> {
    for (let attempt = 0; attempt < 100 && !this.socket.disconnected; attempt += 1) {
      try {
        const answer: { ok: true } & Resync = await new Promise((resolve, reject) => {
          this.socket
            .timeout(3_000)
            .emit('draft:join', { draftId: this.draftId, since: this.room?.seq ?? 0 }, (error, reply) => {
              if (error) reject(error);
              else if (!reply.ok) reject(new Error(reply.refusal.message));
              else resolve(reply);
            });
        });
        if (answer.snapshot) await this.snapshot();
        else this.take(answer.events);
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  }

  private async snapshot(): Promise<void> {
    const { state } = await this.caller.must<DraftSnapshot>('GET', `/api/${this.leagueId}/drafts/${this.draftId}`);
    if (this.room && this.room.seq >= state.seq) return;
    this.snapshots += 1;
    const early = this.room ? [...this.room.early.values()] : [];
    this.room = openRoom(state, state.seq);
    const waiting = [...early, ...this.waiting];
    this.waiting = [];
    this.take(waiting);
    this.wake();
  }

  /** Resolves when the condition holds. Gives up after `withinMs` of this process's own time. */
  async until(condition: (state: DraftState) => boolean, withinMs = PATIENCE_MS): Promise<DraftState> {
    const began = ownTime();
    for (;;) {
      if (this.room && condition(this.state)) return this.state;
      const left = withinMs - (ownTime() - began);
      if (left <= 0)
        throw new Error(`the room did not get there within ${withinMs} ms; it is at event ${this.room?.seq ?? 0}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, Math.min(left, 250));
        this.watchers.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  close(): void {
    this.closed = true;
    this.socket.disconnect();
  }
}
