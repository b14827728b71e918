import { isDeepStrictEqual } from 'node:util';
import { adopt, MAX_EARLY, openRoom, receive, type Envelope, type Received, type Room } from '../../streams/room.js';
import type { Resync } from '../../realtime/socket-events.js';
import type { DraftEvent, DraftState } from '../draft.model.js';
import { foldEnvelope } from '../draft.reducer.js';
import { between, chance } from './draft.builders.js';
import { actByChance, actTowardsEnd, draftByChance, replaceOne } from './draft.driver.js';
import type { DraftSimulator } from './draft.simulator.js';

/** Quality of the simulated network. Times are in ticks. */
interface Weather {
  readonly drop: number;
  readonly double: number;
  /** Each message takes 1 to this many ticks, so messages can overtake each other. */
  readonly delay: number;
  /** Chance per tick and client that the connection breaks; `offline` is the maximum duration. */
  readonly disconnect: number;
  readonly offline: number;
  /** Maximum number of events in one answer. Above it the server asks for a snapshot. */
  readonly resyncLimit: number;
  readonly pulseEvery: number;
  /** Ticks without an answer after which a client repeats a request. */
  readonly timeout: number;
}

function weatherByChance(random: () => number): Weather {
  const calm = random() < 0.2;
  return {
    drop: calm ? 0 : random() * 0.4,
    double: random() * 0.3,
    delay: between(random, 1, calm ? 3 : 40),
    disconnect: calm || random() < 0.3 ? 0 : random() * 0.02,
    offline: between(random, 5, 150),
    resyncLimit: between(random, 3, 60),
    pulseEvery: between(random, 10, 40),
    timeout: between(random, 20, 60),
  };
}

/** A client's behaviour. Tests replace parts of it to check that the simulation detects faults. */
export interface ClientHabits {
  readonly receive: typeof receive<DraftState, DraftEvent>;
  readonly heedsPulse: boolean;
}

const GOOD_HABITS: ClientHabits = { receive, heedsPulse: true };

/** Ticks to catch up after the last event. */
const PATIENCE = 20_000;

class Network {
  tick = 0;
  private readonly due = new Map<number, (() => void)[]>();

  constructor(
    readonly weather: Weather,
    readonly random: () => number,
  ) {}

  /** Delivers a message zero, one or two times after a delay, if `open` is still true then. */
  send(deliver: () => void, open: () => boolean): void {
    if (this.random() < this.weather.drop) return;
    const copies = this.random() < this.weather.double ? 2 : 1;
    for (let copy = 0; copy < copies; copy += 1) {
      this.in(between(this.random, 1, this.weather.delay), () => {
        if (open()) deliver();
      });
    }
  }

  in(ticks: number, deed: () => void): void {
    const at = this.tick + ticks;
    const deeds = this.due.get(at);
    if (deeds) deeds.push(deed);
    else this.due.set(at, [deed]);
  }

  run(): void {
    this.tick += 1;
    const deeds = this.due.get(this.tick) ?? [];
    this.due.delete(this.tick);
    for (const deed of deeds) deed();
  }
}

class Server {
  private readonly sockets = new Map<ChaosClient, number>();
  private published: number;

  constructor(
    readonly draft: DraftSimulator,
    private readonly network: Network,
  ) {
    this.published = draft.log.length;
  }

  get seq(): number {
    return this.draft.state.seq;
  }

  /** Joins the room before reading the missing events. */
  join(client: ChaosClient, connection: number, since: number): Resync {
    this.sockets.set(client, connection);
    return this.eventsSince(since);
  }

  leave(client: ChaosClient): void {
    this.sockets.delete(client);
  }

  eventsSince(since: number): Resync {
    const events = this.draft.log.slice(since - this.draft.first.seq);
    return events.length > this.network.weather.resyncLimit
      ? { snapshot: true, seq: this.seq }
      : { snapshot: false, seq: this.seq, events };
  }

  /** Sends events committed since the last call. */
  publish(): void {
    for (const envelope of this.draft.log.slice(this.published)) {
      deepFreeze(envelope);
      this.toRoom((client) => client.onEvent(envelope));
    }
    this.published = this.draft.log.length;
  }

  pulse(): void {
    const { seq } = this;
    this.toRoom((client) => client.onPulse(seq));
  }

  private toRoom(deliver: (client: ChaosClient) => void): void {
    for (const [client, connection] of this.sockets) {
      this.network.send(
        () => deliver(client),
        () => client.connection === connection,
      );
    }
  }
}

export class ChaosClient {
  room: Room<DraftState, DraftEvent>;
  /** Number of the connection; 0 while offline. Messages of earlier connections are dropped. */
  connection = 0;
  readonly appliedSeqs: number[] = [];
  /** Ranges skipped by a snapshot: after the first number, up to the second. */
  readonly jumps: (readonly [number, number])[] = [];
  private connections = 0;
  private asking = 0;
  private requests = 0;

  constructor(
    readonly name: string,
    private readonly server: Server,
    private readonly network: Network,
    private readonly habits: ClientHabits,
  ) {
    this.room = openRoom(server.draft.state, server.draft.state.seq);
  }

  connect(): void {
    this.connection = this.connections += 1;
    this.ask('join');
  }

  disconnect(): void {
    this.connection = 0;
    this.asking = 0;
    this.server.leave(this);
  }

  onEvent(envelope: Envelope<DraftEvent>): void {
    this.take(this.habits.receive(this.room, [envelope], foldEnvelope));
  }

  onPulse(seq: number): void {
    if (this.habits.heedsPulse && seq > this.room.seq) this.ask('events');
  }

  private take(received: Received<DraftState, DraftEvent>): void {
    this.room = received.room;
    this.appliedSeqs.push(...received.applied.map((envelope) => envelope.seq));
    if (!received.gap) return;
    if (received.room.early.size > MAX_EARLY) this.fetchSnapshot();
    else this.ask('events');
  }

  private ask(what: 'join' | 'events'): void {
    if (this.asking > 0 && what === 'events') return;
    const { connection } = this;
    const open = () => this.connection === connection;
    const request = (this.asking = this.requests += 1);
    const since = this.room.seq;
    this.network.send(() => {
      const answer = what === 'join' ? this.server.join(this, connection, since) : this.server.eventsSince(since);
      this.network.send(() => this.onAnswer(answer, request), open);
    }, open);
    this.network.in(this.network.weather.timeout, () => {
      if (!open() || this.asking !== request) return;
      this.asking = 0;
      this.ask(what);
    });
  }

  private onAnswer(answer: Resync, request: number): void {
    if (this.asking === request) this.asking = 0;
    if (answer.snapshot) this.fetchSnapshot();
    else this.take(this.habits.receive(this.room, answer.events, foldEnvelope));
  }

  /** Uses HTTP: it may be lost or late, but does not depend on the socket. */
  private fetchSnapshot(): void {
    this.network.send(
      () => {
        const { state } = this.server.draft;
        this.network.send(
          () => this.onSnapshot(state),
          () => true,
        );
      },
      () => true,
    );
  }

  private onSnapshot(state: DraftState): void {
    const before = this.room.seq;
    const received = adopt(this.room, state, state.seq, foldEnvelope);
    if (received.room !== this.room) this.jumps.push([before, state.seq]);
    this.take(received);
  }
}

export interface ChaosOutcome {
  readonly events: number;
  readonly clients: readonly ChaosClient[];
}

/**
 * Plays a random draft over a bad network to several clients. Throws with the seed when a client ends with another
 * state than the server, holds a state the server never had, applies an event twice or misses one.
 */
export function runChaos(seed: number, habits: ClientHabits = GOOD_HABITS): ChaosOutcome {
  const random = chance(seed);
  const fail = (problem: string): never => {
    throw new Error(`${problem} (seed ${seed})`);
  };
  const draft = draftByChance(random);
  deepFreeze(draft.state);
  const network = new Network(weatherByChance(random), random);
  const server = new Server(draft, network);
  const clients = Array.from(
    { length: between(random, 1, 5) },
    (_, index) => new ChaosClient(`client ${index + 1}`, server, network, habits),
  );
  const history = new Map<number, DraftState>();
  const { weather } = network;

  const step = (act: (() => void) | null) => {
    const committed = draft.log.length;
    act?.();
    if (draft.log.length > committed) history.set(draft.state.seq, draft.state);
    server.publish();
    if (network.tick % weather.pulseEvery === 0) server.pulse();
    network.run();
    for (const client of clients) {
      if (client.connection > 0 && random() < weather.disconnect) {
        client.disconnect();
        network.in(between(random, 1, weather.offline), () => client.connect());
      }
      const then = history.get(client.room.seq);
      if (then && random() < 0.01 && !isDeepStrictEqual(client.room.state, then))
        fail(`${client.name} holds a state at ${client.room.seq} that the server never had`);
    }
  };

  const act = (deed: () => void) => {
    step(deed);
    for (let quiet = between(random, 0, 6); quiet > 0; quiet -= 1) step(null);
  };
  for (const client of clients) client.connect();
  for (let deeds = between(random, 20, 160); deeds > 0 && draft.state.status !== 'ended'; deeds -= 1)
    act(() => actByChance(draft, random));
  while (draft.state.status !== 'ended') act(() => actTowardsEnd(draft, random));
  for (let late = between(random, 0, 2); late > 0; late -= 1) act(() => replaceOne(draft, random));

  const behind = () => clients.filter((client) => client.room.seq !== server.seq || client.room.early.size > 0);
  for (let waited = 0; behind().length > 0; waited += 1) {
    if (waited > PATIENCE)
      fail(
        behind()
          .map((client) => `${client.name} stays at ${client.room.seq} of ${server.seq}`)
          .join(', '),
      );
    step(null);
  }

  for (const client of clients) {
    if (!isDeepStrictEqual(client.room.state, draft.state))
      fail(`${client.name} ends with another state than the server`);
    const seen = [
      ...client.appliedSeqs,
      ...client.jumps.flatMap(([after, upTo]) => Array.from({ length: upTo - after }, (_, index) => after + index + 1)),
    ].sort((a, b) => a - b);
    const all = draft.log.map((envelope) => envelope.seq);
    if (!isDeepStrictEqual(seen, all))
      fail(`${client.name} saw ${seen.length} events instead of each of ${all.length} once`);
    if (client.appliedSeqs.some((seq, index) => index > 0 && seq <= (client.appliedSeqs[index - 1] ?? 0)))
      fail(`${client.name} saw events out of order`);
  }
  return { events: draft.log.length, clients };
}

function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const field of Object.values(value)) deepFreeze(field);
}
