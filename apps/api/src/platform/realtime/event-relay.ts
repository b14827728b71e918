import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { idIn, streamOf } from '@crease/core/realtime/socket-events.js';
import { sql, type Selectable } from 'kysely';
import { Database, type Db, type Tables } from '../database/database.js';
import { anyOf } from '../database/sql.js';
import { Round } from '../round.js';
import { HOLD_MS } from './in-order.js';
import { DbClock } from '../database/db-clock.js';
import { Metrics } from '../metrics/metrics.js';
import { Publisher } from './publisher.js';
import { Watched } from './watched.js';
import { failures, noteFailure } from '../failures.js';
import { eventOf, isVersion, type StoredEvent } from '../database/event.model.js';
import { EventIds } from './event-ids.js';
import type { MachineGaps } from './machine-gaps.js';
import { newerVersions } from './statements/relay.statements.js';
import { withoutReader } from '../reader.js';

/** Interval at which a process looks for events that its sockets have not received. */
const CATCH_UP_EVERY_MS = 600;
/** Writing to this many sockets takes less time than passing an event to the other processes. */
const FEW_SOCKETS = 4;
/** Younger events may still arrive directly. */
const YOUNGEST_MS = 250;
/** Most ids per statement, and most events: amounts that fit a statement's time limit. */
const IDS = 5_000;
const EVENTS = 500;
/** Events to look back at a start, for transactions that are still open. */
const BEFORE_START = IDS - 1;
const REMEMBERED = 20_000;
const FORGET_EVERY = 5_000;
/** A process is behind after this time without reading all events. */
const BEHIND_AFTER_MS = 3_000;

/** `own`: this process committed it. */
type Listener = (event: StoredEvent, own: boolean) => void;

const COLUMNS = ['id', 'stream', 'seq', 'league_id', 'type', 'data', 'rooms', 'actor', 'action_type', 'at'] as const;

type EventRow = Omit<Pick<Selectable<Tables['event']>, (typeof COLUMNS)[number]>, 'league_id'> & {
  readonly league_id: string | null;
};

const leagueEvents = (db: Db) => db.selectFrom('event').select(COLUMNS).$castTo<EventRow>();
const accountEvents = (db: Db) =>
  db
    .selectFrom('account_event')
    .select(['id', 'stream', 'seq', sql<string | null>`null::text`.as('league_id'), 'type', 'data', 'rooms', 'actor'])
    .select([sql<string | null>`null::text`.as('action_type'), 'at'])
    .$castTo<EventRow>();

/**
 * Delivers committed events to every socket. The committing process publishes immediately and tells the other
 * processes. Each process also reads the event table and finds lost events within a second: after a process died
 * following its commit, a lost notification, or a failed Redis. Delivery is at least once; clients drop duplicates by
 * `seq`.
 */
@Injectable()
export class EventRelay implements OnModuleInit, OnModuleDestroy {
  private readonly seen = new Set<string>();
  /** Number of seen ids at which the oldest are forgotten. */
  private forgetAt = REMEMBERED + FORGET_EVERY;
  /** Events fetched because a later one of their stream arrived first; the regular delivery is still expected. */
  private readonly fetched = new Set<string>();
  private readonly listeners: Listener[] = [];
  private readonly rounds = new Round('Events', () => this.publishMissed());
  /** Committed here and not yet published. */
  private readonly committed: StoredEvent[] = [];
  private readonly ids: EventIds;
  private gaps: MachineGaps | null = null;
  /** Events in the next statement; fewer after one that took too long. */
  private batch = EVENTS;
  /** The last read that reached the table's end. */
  private reachedEndAt = -Infinity;
  /** The last page was full: the table holds more. */
  private more = false;
  private running: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly db: Database,
    private readonly publisher: Publisher,
    private readonly watched: Watched,
    private readonly clock: DbClock,
    private readonly metrics: Metrics,
  ) {
    this.ids = new EventIds(db, IDS, YOUNGEST_MS / 1_000);
  }

  async onModuleInit(): Promise<void> {
    // Publish after the request's answer, which is written before the next turn of the event loop.
    this.db.onCommit((events) => {
      if (this.committed.length === 0) withoutReader(() => setImmediate(() => this.publish(this.committed.splice(0))));
      this.committed.push(...events);
    });
    this.publisher.onRemote((event) => {
      if (isVersion(event) || this.remember(event.id)) this.fromElsewhere(event);
    });
    this.publisher.onGap((next, after) => void this.fetchBetween(next, after));
    // Must run before the first socket connects. Later commits are published here.
    await this.catchUp();
    this.rounds.every(CATCH_UP_EVERY_MS);
  }

  onModuleDestroy(): void {
    this.rounds.end();
  }

  /** True when events may be missing: the table holds more than was read, or was not read to its end recently. */
  get behind(): boolean {
    return this.more || performance.now() - this.reachedEndAt > BEHIND_AFTER_MS;
  }

  /** Seconds since the start of the last look that reached the table's end. */
  get age(): number {
    return (performance.now() - this.reachedEndAt) / 1_000;
  }

  /** Registers a listener that gets every event once in this process, from any committer. */
  listen(listener: Listener): void {
    this.listeners.push(listener);
  }

  /**
   * Other processes first, since their sockets wait longest, unless the own sockets are few. Listeners come last: they
   * begin other work.
   */
  private publish(events: StoredEvent[]): void {
    const fresh = events.filter((event) => isVersion(event) || this.remember(event.id));
    const toOthers = () => this.publisher.remote(fresh.filter((event) => this.isHeardElsewhere(event)));
    const hasFew = fresh.reduce((sum, event) => sum + this.publisher.listening(event.rooms), 0) <= FEW_SOCKETS;
    if (!hasFew) toOthers();
    for (const event of fresh) this.toSockets(event);
    if (hasFew) toOthers();
    for (const event of fresh) this.tell(event, true);
  }

  /** A version goes only to processes that have the league open. One that opens it later reads the version. */
  private isHeardElsewhere(event: StoredEvent): boolean {
    return !isVersion(event) || (event.leagueId !== null && this.watched.isOpenElsewhere(event.leagueId));
  }

  private fromElsewhere(event: StoredEvent): void {
    this.toSockets(event);
    this.metrics.time('eventLag', Math.max(0, this.clock.now() - Date.parse(event.at)) / 1_000, {});
    this.tell(event, false);
  }

  private toSockets(event: StoredEvent): void {
    if (!this.fetched.delete(event.id)) this.publisher.local(event);
  }

  /**
   * Fetches events that are committed but have not arrived, for the sockets only. Listeners run when the events arrive.
   */
  private async fetchBetween({ stream, leagueId, seq: before }: StoredEvent, after: number): Promise<void> {
    const asked = performance.now();
    const rows = await this.oneAtATime(async (): Promise<EventRow[]> => {
      if (performance.now() - asked > HOLD_MS) return [];
      const { db } = this.db;
      return leagueId === null
        ? this.db.preparedPromptly(
            'relay-between-account',
            accountEvents(db)
              .where('stream', '=', stream)
              .where('seq', '>', after)
              .where('seq', '<', before)
              .orderBy('seq')
              .limit(EVENTS),
          )
        : this.db.preparedPromptly(
            'relay-between',
            leagueEvents(db)
              .where('league_id', '=', leagueId)
              .where('stream', '=', stream)
              .where('seq', '>', after)
              .where('seq', '<', before)
              .orderBy('seq')
              .limit(EVENTS),
          );
      // The next poll finds them.
    }).catch(noteFailure('relay.fetchBetween', []));
    for (const row of rows) {
      const event = readable(row);
      if (event === null || this.seen.has(event.id) || this.fetched.has(event.id)) continue;
      this.fetched.add(event.id);
      this.publisher.local(event);
    }
  }

  /** Runs the statements one after another so that they do not pile up in a slow database. */
  private oneAtATime<T>(statement: () => Promise<T>): Promise<T> {
    const turn = this.running.then(statement);
    // Its caller handles the failure; the next statement must still run.
    this.running = turn.catch(() => undefined);
    return turn;
  }

  private tell(event: StoredEvent, own: boolean): void {
    for (const listener of this.listeners) listener(event, own);
  }

  /** Keeps all ids above the mark, and at least the last `REMEMBERED` below it. */
  private remember(id: string): boolean {
    if (this.seen.has(id)) return false;
    this.seen.add(id);
    if (this.seen.size >= this.forgetAt) this.forgetOldest();
    return true;
  }

  /** Many ids at a time: each iteration of a Set first passes the places of all deleted entries. */
  private forgetOldest(): void {
    for (const oldest of this.seen) {
      if (this.seen.size <= REMEMBERED || this.gaps?.isAbove(Number(oldest)) === true) break;
      this.seen.delete(oldest);
    }
    this.forgetAt = this.seen.size + FORGET_EVERY;
  }

  /** Publishes unseen events from the table. Repeating it is harmless. */
  catchUp(): Promise<void> {
    return this.rounds.now();
  }

  /**
   * Reads the table by pages. The mark advances after each page, so that after a failure the next read continues there.
   * Finds no events while the database is unreachable.
   */
  private async publishMissed(): Promise<void> {
    const begun = performance.now();
    const first = this.gaps === null;
    const gaps = this.gaps ?? (await this.oneAtATime(() => this.ids.start(BEFORE_START)));
    for (let full = true; full;) {
      const page = await this.oneAtATime(() => this.ids.page(gaps));
      if (!page) return;
      const here = await this.publishRipe(page, first);
      gaps.advance(here, page.before, performance.now());
      full = page.ids.length === IDS && here.length > 0;
      this.more = full;
    }
    this.gaps = gaps;
    await this.fillGaps(gaps);
    await this.publishVersions();
    this.reachedEndAt = begun;
    this.metrics.time('relayLook', this.age, {});
  }

  /**
   * Publishes versions whose message was lost, of the leagues that have sockets here. Without its `days` a version
   * makes every screen of the league refetch.
   */
  private async publishVersions(): Promise<void> {
    const { streams, versions } = this.publisher.versions.known();
    if (streams.length === 0) return;
    const newer = await this.oneAtATime(() =>
      this.db.runPromptly(newerVersions, streams, versions, YOUNGEST_MS / 1_000),
    );
    for (const { id: stream, seq, at } of newer) {
      const leagueId = idIn('version', stream) ?? '';
      const event = { type: 'leagueChanged' } as const;
      this.fromElsewhere({
        id: `${stream}.${seq}`,
        stream,
        seq,
        leagueId,
        at: at.toISOString(),
        actor: null,
        rooms: [streamOf('league', leagueId)],
        event,
        actionType: null,
      });
    }
  }

  /** Publishes events whose transactions committed after those of greater ids. */
  private async fillGaps(gaps: MachineGaps): Promise<void> {
    for (let full = true; full && gaps.open.length > 0;) {
      const found = await this.oneAtATime(() => this.ids.within(gaps));
      if (!found) return;
      const here = await this.publishRipe(found);
      gaps.removeIds(here);
      full = found.ids.length === IDS && here.length > 0;
      if (found.ids.length < IDS) gaps.close(found.oldest, found.young.map(Number), performance.now());
    }
  }

  /** Publishes ids that are old enough and unseen. Returns all seen ids, ascending. */
  private async publishRipe(
    { ids, young }: { readonly ids: readonly string[]; readonly young: readonly string[] },
    first = false,
  ): Promise<number[]> {
    const early = new Set(young);
    const missed = ids.filter((id) => !early.has(id) && !this.seen.has(id));
    // The first read's events were published before this process had sockets.
    if (first) for (const id of missed) this.remember(id);
    else await this.publishById(missed.map(Number));
    return ids.filter((id) => this.seen.has(id)).map(Number);
  }

  private async publishById(missed: readonly number[]): Promise<void> {
    let from = 0;
    const fetchNext = () => {
      const asked = missed.slice(from, from + this.batch);
      from += asked.length;
      const rows = this.fetch(asked);
      // Prevents an unhandled rejection when a listener throws before this page is awaited.
      rows.catch(() => undefined);
      return rows;
    };
    for (let next = missed.length > 0 ? fetchNext() : null; next !== null;) {
      const rows = await next;
      next = from < missed.length ? fetchNext() : null;
      for (const row of rows) {
        if (!this.remember(String(row.id))) continue;
        const event = readable(row);
        if (event === null) continue;
        this.fromElsewhere(event);
      }
    }
  }

  private async fetch(ids: readonly number[]): Promise<EventRow[]> {
    try {
      const rows = await this.oneAtATime(() =>
        this.db.preparedPromptly(
          'relay-missed',
          leagueEvents(this.db.db)
            .where('id', '=', anyOf(ids))
            .unionAll(accountEvents(this.db.db).where('id', '=', anyOf(ids)))
            .orderBy('id'),
        ),
      );
      this.batch = Math.min(EVENTS, this.batch * 2);
      return rows;
    } catch (error) {
      this.batch = Math.max(1, Math.floor(this.batch / 2));
      throw error;
    }
  }
}

/** The event of a row; null for an unreadable row, so that it does not hold up later events. */
function readable(row: EventRow): StoredEvent | null {
  try {
    return storedEvent(row);
  } catch (error) {
    failures.record('relay.unreadable', error);
    return null;
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
