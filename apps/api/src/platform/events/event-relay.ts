import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { Selectable } from 'kysely';
import { Database, type Tables } from '../database/database.js';
import { anyOf } from '../database/sql.js';
import { c, sqlFile } from '../database/statement.js';
import { Round } from '../jobs/round.js';
import { Publisher } from '../realtime/publisher.js';
import { eventOf, type StoredEvent } from './event.model.js';

/** How often a process looks for events that reached the database but not its own sockets. */
const CATCH_UP_EVERY_MS = 600;
/** Events younger than this may still be on their way here. */
const YOUNGEST_MS = 250;
/**
 * An event gets its number before its commit, so a look can miss one whose transaction is still open. Each look
 * therefore begins so far back, and further while a transaction is open.
 */
const OVERLAP_MS = 3_000;
const LONGEST_TRANSACTION_MS = 600_000;
/** At its start a process looks so many events back. */
const BEFORE_START = 500;
const REMEMBERED = 20_000;

/** `own`: this process committed it. */
type Listener = (event: StoredEvent, own: boolean) => void;

const COLUMNS = ['id', 'stream', 'seq', 'league_id', 'type', 'data', 'rooms', 'actor', 'action_type', 'at'] as const;

type EventRow = Pick<Selectable<Tables['event']>, (typeof COLUMNS)[number]>;

const relayWindow = sqlFile<[since: number, youngestSeconds: number]>()(import.meta.url, 'relay-window.sql', {
  ids: c.text.nullable(),
  newest: c.bigint.nullable(),
  pending: c.double,
});

/**
 * Brings committed events to every socket. The process that committed publishes at once and hands the event to the
 * other processes. Whatever is lost on that way (a process killed after its commit, a notification that never came,
 * Redis gone) is found by each process in the event table itself, within a second. Delivery is at least once; clients
 * drop by `seq`.
 */
@Injectable()
export class EventRelay implements OnModuleInit, OnModuleDestroy {
  private readonly seen = new Set<string>();
  /** Those that were looked for, because one that follows them was here first, and have not come by themselves yet. */
  private readonly fetched = new Set<string>();
  private readonly listeners: Listener[] = [];
  private readonly rounds = new Round('Events', () => this.publishMissed());
  /** The newest event that each look of the last seconds saw; the first is where the next look begins. */
  private looks: { readonly at: number; readonly newest: number }[] = [];

  constructor(
    private readonly db: Database,
    private readonly publisher: Publisher,
  ) {}

  async onModuleInit(): Promise<void> {
    // The request is answered first: its answer is written before the next turn of the event loop.
    this.db.onCommit((events) => setImmediate(() => this.publish(events)));
    this.publisher.onRemote((event) => {
      if (!this.remember(event.id)) return;
      this.toSockets(event);
      this.tell(event, false);
    });
    this.publisher.onGap((stream, after, before) => void this.fetchBetween(stream, after, before));
    // Before the first socket is let in: what is committed after this look is published here.
    await this.catchUp();
    this.rounds.every(CATCH_UP_EVERY_MS);
  }

  onModuleDestroy(): void {
    this.rounds.end();
  }

  /** Hears every event once in this process, whoever committed it. */
  listen(listener: Listener): void {
    this.listeners.push(listener);
  }

  /** People first: what the other processes and this one's own listeners do takes its time for each event. */
  private publish(events: StoredEvent[]): void {
    const fresh = events.filter((event) => this.remember(event.id));
    for (const event of fresh) this.toSockets(event);
    for (const event of fresh) {
      this.publisher.remote(event);
      this.tell(event, true);
    }
  }

  private toSockets(event: StoredEvent): void {
    if (!this.fetched.delete(event.id)) this.publisher.local(event);
  }

  /** What is committed but not here yet, for the sockets alone: everything else happens when it comes. */
  private async fetchBetween(stream: string, after: number, before: number): Promise<void> {
    const rows = await this.db
      .preparedPromptly(
        'relay-between',
        this.db.db
          .selectFrom('event')
          .select(COLUMNS)
          .where('stream', '=', stream)
          .where('seq', '>', after)
          .where('seq', '<', before)
          .orderBy('seq'),
      )
      // While the database is away they come as they come.
      .catch(() => []);
    for (const row of rows) {
      const event = storedEvent(row);
      if (this.seen.has(event.id) || this.fetched.has(event.id)) continue;
      this.fetched.add(event.id);
      this.publisher.local(event);
    }
  }

  private tell(event: StoredEvent, own: boolean): void {
    for (const listener of this.listeners) listener(event, own);
  }

  private remember(id: string): boolean {
    if (this.seen.has(id)) return false;
    this.seen.add(id);
    if (this.seen.size > REMEMBERED) {
      const oldest = this.seen.values().next().value;
      if (oldest !== undefined) this.seen.delete(oldest);
    }
    return true;
  }

  private async beforeStart(): Promise<number> {
    const [row] = await this.db.preparedPromptly(
      'relay-newest',
      this.db.db.selectFrom('event').select(({ fn }) => fn.max<number | null>('id').as('newest')),
    );
    return Math.max(0, (row?.newest ?? 0) - BEFORE_START);
  }

  /** Publishes here what the table holds and this process has not seen. Harmless when repeated. */
  catchUp(): Promise<void> {
    return this.rounds.now();
  }

  /** While the database is away nothing is found; the next look covers the time since the last successful one. */
  private async publishMissed(): Promise<void> {
    const begun = performance.now();
    const first = this.looks.length === 0;
    const since = this.looks[0]?.newest ?? (await this.beforeStart());
    const [window] = await this.db.runPromptly(relayWindow, since, YOUNGEST_MS / 1_000);
    const missed = (window?.ids?.split(',') ?? []).filter((id) => !this.seen.has(id));
    // What a process finds at its first look was published before its sockets existed.
    if (first) for (const id of missed) this.remember(id);
    else if (missed.length > 0) {
      const rows = await this.db.preparedPromptly(
        'relay-missed',
        this.db.db
          .selectFrom('event')
          .select(COLUMNS)
          .where('id', '=', anyOf(missed.map(Number)))
          .orderBy('id'),
      );
      for (const row of rows) {
        const event = storedEvent(row);
        if (!this.remember(event.id)) continue;
        this.toSockets(event);
        this.tell(event, false);
      }
    }
    this.looks.push({ at: begun, newest: first ? since : (window?.newest ?? since) });
    // Where the database's clock was put back, a transaction seems to begin in the future.
    const overlap = OVERLAP_MS + Math.min(Math.max(0, window?.pending ?? 0), LONGEST_TRANSACTION_MS);
    while ((this.looks[1]?.at ?? begun) <= begun - overlap) this.looks.shift();
  }
}

function storedEvent(row: EventRow): StoredEvent {
  return {
    id: String(row.id),
    stream: row.stream,
    seq: row.seq,
    leagueId: row.league_id,
    at: row.at.toISOString(),
    actor: row.actor,
    rooms: row.rooms,
    event: eventOf(row.type, row.data),
    actionType: row.action_type,
  };
}
