import type { DraftPerson } from '@crease/core/draft/draft.schema.js';
import type { PoolPlayer } from '@crease/core/draft/draft.model.js';
import {
  buildLobby,
  buildPool,
  buildTeams,
  chance,
  NOON,
  type LobbyShape,
} from '@crease/core/draft/testing/draft.builders.js';
import { DraftSimulator } from '@crease/core/draft/testing/draft.simulator.js';
import { withReaction, type PickReaction } from '@crease/core/draft/reaction.rules.js';
import type { Envelope } from '@crease/core/streams/room.js';
import type { ChatEvent, ChatMessage, Resync } from '@crease/core/realtime/socket-events.js';
import { NetworkFailure } from '../../../platform/requests/api-client.js';
import type { RoomListener, RoomTransport } from '../sync/draft-room.transport.js';
import type { RoomTimers } from '../sync/draft-room.store.js';

/** A fake clock that advances only on request. */
export class FakeTime implements RoomTimers {
  private waiting: { at: number; run: () => void }[] = [];
  constructor(private at = 1_000_000) {}

  now = () => this.at;

  after = (ms: number, run: () => void) => {
    const entry = { at: this.at + ms, run };
    this.waiting.push(entry);
    return () => {
      this.waiting = this.waiting.filter((one) => one !== entry);
    };
  };

  frame = (run: () => void) => this.after(4, run);

  /** The machine sleeps: no timer fires meanwhile. */
  sleep(ms: number): void {
    this.at += ms;
  }

  /** Advances the time and settles every promise on the way. */
  async pass(ms: number): Promise<void> {
    const until = this.at + ms;
    await settle();
    for (;;) {
      const next = this.waiting.filter((one) => one.at <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.waiting = this.waiting.filter((one) => one !== next);
      this.at = Math.max(this.at, next.at);
      next.run();
      await settle();
    }
    this.at = until;
    await settle();
  }
}

export async function settle(): Promise<void> {
  for (let turn = 0; turn < 120; turn += 1) await Promise.resolve();
}

export interface Weather {
  /** Delays in milliseconds of a message's deliveries; empty when it is lost, several when it is duplicated. */
  fate(): readonly number[];
}

export const CLEAR: Weather = { fate: () => [0] };

export function storm(seed: number): Weather {
  const random = chance(seed);
  return {
    fate() {
      const dice = random();
      if (dice < 0.15) return [];
      if (dice < 0.3) return [Math.floor(random() * 400), Math.floor(random() * 400)];
      if (dice < 0.55) return [Math.floor(random() * 600)];
      return [0];
    },
  };
}

/** Page size of messages; the same as the real server's. */
export const CHAT_PAGE = 200;

/** An in-memory server with a draft and its chat, and the connection to one client. */
export class FakeDraftServer implements RoomTransport {
  readonly draft: DraftSimulator;
  readonly messages: Envelope<ChatEvent>[] = [];
  weather: Weather = CLEAR;
  connected = true;
  /** Delay of an answer in milliseconds. */
  latency = 0;
  /** The server's clock minus the browser's, in milliseconds. */
  skew = 0;
  /** Number of events that it can replay; further back the client must load a snapshot. */
  keeps = Number.POSITIVE_INFINITY;
  snapshots = 0;
  hurries = 0;
  asked = 0;
  readonly people: DraftPerson[] = [];
  userId = 'me';
  /** Every attempt to send a message, delivered or not. */
  readonly said: { text: string; key: string }[] = [];
  private listener: RoomListener | null = null;
  private inRoom = false;
  private sent = 0;

  constructor(
    readonly world: FakeTime,
    readonly my = { teamIds: [] as string[], commissioner: false },
    {
      players = (pool) => pool,
      ...shape
    }: Partial<LobbyShape> & { readonly players?: (pool: PoolPlayer[]) => PoolPlayer[] } = {},
  ) {
    const state = buildLobby({
      teams: buildTeams(4),
      rounds: 5,
      rules: { maxRosterSize: 25, minimums: { F: 2, D: 1, G: 1 } },
      ...shape,
    });
    this.draft = new DraftSimulator(state, players(buildPool(chance(7), { players: 200 })), NOON);
    this.sent = this.draft.log.length;
  }

  /** Sends the events since the last call. */
  publish(): void {
    for (const envelope of this.draft.log.slice(this.sent)) this.carry((listener) => listener.event(envelope));
    this.sent = this.draft.log.length;
  }

  pulse(): void {
    this.carry((listener) => listener.pulse(`draft:${this.draft.first.id}`, this.draft.state.seq));
  }

  disconnect(): void {
    this.connected = false;
    this.inRoom = false;
    this.listener?.disconnected();
  }

  reconnect(): void {
    this.connected = true;
    this.listener?.connected();
  }

  write(userId: string, text: string): void {
    const seq = this.messages.length + 1;
    const message: ChatMessage = {
      id: `m${seq}`,
      userId,
      name: userId,
      teamId: null,
      text,
      at: new Date(this.world.now()).toISOString(),
    };
    this.tell(userId, { type: 'chatSent', message });
  }

  private tell(actor: string, event: ChatEvent): void {
    const envelope: Envelope<ChatEvent> = {
      stream: `chat:${this.draft.first.id}`,
      seq: this.messages.length + 1,
      at: new Date(this.world.now()).toISOString(),
      actor,
      event,
    };
    this.messages.push(envelope);
    this.carry((listener) => listener.event(envelope));
  }

  private carry(deliver: (listener: RoomListener) => void): void {
    if (!this.inRoom) return;
    for (const delay of this.weather.fate()) {
      if (delay === 0) deliver(this.listener ?? NOBODY);
      else this.world.after(delay, () => deliver(this.inRoom ? (this.listener ?? NOBODY) : NOBODY));
    }
  }

  private async answer<T>(give: () => T, needsSocket = true): Promise<T> {
    this.asked += 1;
    if (needsSocket && !this.connected) throw new NetworkFailure();
    if (this.latency > 0) await new Promise<void>((resolve) => this.world.after(this.latency, resolve));
    if (needsSocket && !this.connected) throw new NetworkFailure();
    return give();
  }

  listen(listener: RoomListener): () => void {
    this.listener = listener;
    if (this.connected) listener.connected();
    return () => {
      this.listener = null;
      this.inRoom = false;
    };
  }

  hurry() {
    this.hurries += 1;
  }

  snapshot() {
    this.snapshots += 1;
    return this.answer(
      () => ({
        state: this.draft.state,
        now: this.world.now() + this.skew,
        poolVersion: 'v1',
        my: this.my,
        people: this.people,
      }),
      false,
    );
  }

  join(since: number) {
    return this.answer(() => {
      this.inRoom = true;
      return this.since(since);
    });
  }

  events(since: number) {
    return this.answer(() => this.since(since));
  }

  poll(since: number) {
    return this.answer(() => this.since(since), false);
  }

  async time(): Promise<number> {
    return this.answer(() => this.world.now() - this.latency / 2 + this.skew);
  }

  chat(before = Number.POSITIVE_INFINITY) {
    return this.answer(
      () => ({
        ...this.messagesBefore(before),
        reactions: this.messages.reduce<readonly PickReaction[]>(
          (reactions, { event }) => (event.type === 'pickReacted' ? withReaction(reactions, event) : reactions),
          [],
        ),
        seq: this.messages.length,
      }),
      false,
    );
  }

  private messagesBefore(before: number) {
    const all = this.messages.flatMap(({ event, seq }) =>
      event.type === 'chatSent' && seq < before ? [{ seq, message: event.message }] : [],
    );
    const page = all.slice(-CHAT_PAGE);
    return {
      messages: page.map(({ message }) => message),
      earlier: all.length > page.length ? (page[0]?.seq ?? null) : null,
    };
  }

  async say(text: string, key: string): Promise<ChatMessage> {
    this.said.push({ text, key });
    await this.answer(() => undefined);
    this.write('me', text);
    const last = this.messages.at(-1);
    if (last?.event.type !== 'chatSent') throw new Error('nothing was written');
    return last.event.message;
  }

  async react(reaction: Omit<PickReaction, 'userId'> & { on: boolean }): Promise<void> {
    await this.answer(() => undefined);
    this.reactAs(this.userId, reaction);
  }

  reactAs(userId: string, reaction: Omit<PickReaction, 'userId'> & { on: boolean }): void {
    this.tell(userId, { type: 'pickReacted', ...reaction, userId });
  }

  private since(since: number): Resync {
    const { seq } = this.draft.state;
    if (seq - since > this.keeps) return { snapshot: true, seq };
    return { snapshot: false, seq, events: this.draft.log.filter((envelope) => envelope.seq > since) };
  }
}

const NOBODY: RoomListener = {
  connected: () => undefined,
  disconnected: () => undefined,
  event: () => undefined,
  pulse: () => undefined,
  presence: () => undefined,
  recordContact: () => undefined,
};
