import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { DraftEvent, OnClock } from '@crease/core/draft/draft.model.js';
import { idIn } from '@crease/core/realtime/socket-events.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { DbClock } from '../../platform/database/db-clock.js';
import { EventRelay } from '../../platform/realtime/event-relay.js';
import type { StoredEvent } from '../../platform/database/event.model.js';
import { Busy } from '../../platform/refusal.error.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { Round } from '../../platform/round.js';
import { failures } from '../../platform/failures.js';
import { DraftLog } from '../draft.log.js';
import { DraftQueries } from '../draft.queries.js';
import { DraftClockwork } from './draft.clockwork.js';
import { ConcurrencyLimit } from './concurrency-limit.js';
import { withoutReader } from '../../platform/reader.js';

export const CLOCK_QUEUE = 'draft-clock';
/** A process that did not make the last pick rings later, so that two processes do not race needlessly. */
const SECOND_HAND_MS = 120;
const WATCH_EVERY_MS = 700;
/** For a shorter clock the timer and the watch always ring before a job would. */
const SHORT_MS = 10_000;
/** The watch finds clocks that run out in this time; an open draft costs nothing before. */
const AHEAD_SECONDS = 15;
const RETRY_MS = 500;
/** After this many drafts that the database was too busy for, the next watch puts the other clocks back. */
const BUSY_AT_MOST = 3;
/** Urgent connections for heartbeats and manual picks, so that locked drafts cannot take all. */
const LEFT_FREE = 2;
/** setTimeout holds 31 bits of milliseconds. */
const LONGEST_TIMER_MS = 2_000_000_000;

/**
 * Rings when a pick's clock has run out. The database holds the deadline; there are three alarms for it:
 * - a timer in the process, which is precise;
 * - a poll of the database, for deadlines whose process died;
 * - a delayed job.
 *
 * An alarm that is stale, early or repeated changes nothing.
 */
@Injectable()
export class DraftAlarms implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly timers = new Map<string, { at: number; overall: number; timer: NodeJS.Timeout }>();
  /** The earliest delayed job known for each draft. One is enough: it checks the deadline and sets the next. */
  private readonly jobs = new Map<string, number>();
  private readonly watches = new Round(
    'Clocks',
    () => this.watch(),
    () => this.clock.standsStill,
  );
  /** After an outage; a draft that is locked meanwhile does not delay the watch of the others. */
  private readonly putBacks = new Round(
    'PutBacks',
    () => this.putAllBack(),
    () => this.clock.standsStill,
  );
  /** Drafts move side by side, each in its own transaction. */
  private readonly lanes: ConcurrencyLimit;
  private readonly ringing = new Set<string>();
  /** Number of the last outage by which the clocks were extended. */
  private settledOutage = 0;
  /** Drafts whose clocks are to be extended by it. */
  private readonly toPutBack = new Set<string>();
  private stopped = false;

  constructor(
    private readonly clockwork: DraftClockwork,
    private readonly log: DraftLog,
    private readonly queries: DraftQueries,
    private readonly clock: DbClock,
    private readonly relay: EventRelay,
    private readonly queue: JobsService,
    @Inject(CONFIG) { DATABASE_POOL_URGENT }: Pick<Config, 'DATABASE_POOL_URGENT'>,
  ) {
    this.lanes = new ConcurrencyLimit(Math.max(1, DATABASE_POOL_URGENT - LEFT_FREE));
  }

  onApplicationBootstrap(): void {
    this.relay.listen((event, own) => this.heard(event, own));
    this.queue.work(CLOCK_QUEUE, async ({ data }) => this.jobRang(String(data.draftId)));
    this.watches.every(WATCH_EVERY_MS, { atOnce: true });
  }

  onModuleDestroy(): void {
    this.stopped = true;
    this.watches.end();
    this.putBacks.end();
    for (const { timer } of this.timers.values()) clearTimeout(timer);
  }

  /** Stops alarms for callers that play drafts themselves. */
  silence(): void {
    this.onModuleDestroy();
  }

  private heard(event: StoredEvent, own: boolean): void {
    const draftId = idIn('draft', event.stream);
    if (draftId === null) return;
    const draftEvent = event.event as DraftEvent;
    if (draftEvent.type === 'draftEnded') this.disarm(draftId);
    else if ('onClock' in draftEvent) this.arm(draftId, draftEvent.onClock, own ? 0 : SECOND_HAND_MS);
  }

  /** Sets the draft's only alarm to its current turn. */
  arm(draftId: string, turn: OnClock | null, late = 0): void {
    if (!turn?.deadline) {
      this.disarm(draftId);
      return;
    }
    this.armAt(draftId, turn.overall, Date.parse(turn.deadline) + turn.graceMs, late);
  }

  private armAt(draftId: string, overall: number, at: number, late: number): void {
    const known = this.timers.get(draftId);
    if (known?.at === at && known.overall === overall) return;
    if (known) clearTimeout(known.timer);
    if (this.stopped) return;
    const delay = Math.max(0, at - this.clock.now()) + late;
    // The manager whose pick sets the alarm is not its reader.
    const timer = withoutReader(() =>
      setTimeout(() => void this.ring(draftId, overall), Math.min(delay, LONGEST_TIMER_MS)),
    );
    timer.unref();
    this.timers.set(draftId, { at, overall, timer });
    this.armJob(draftId, at);
  }

  private disarm(draftId: string): void {
    const known = this.timers.get(draftId);
    if (known) clearTimeout(known.timer);
    this.timers.delete(draftId);
  }

  private armJob(draftId: string, at: number): void {
    const waiting = this.jobs.get(draftId);
    const now = this.clock.now();
    if (waiting !== undefined && waiting > now && waiting <= at) return;
    if (at - now < SHORT_MS) return;
    this.jobs.set(draftId, at);
    void this.queue
      .add(CLOCK_QUEUE, 'pickClockExpired', { draftId }, { jobId: `${draftId}-${at}`, delay: at - now + 1_000 })
      .catch((error: unknown) => {
        failures.record('draft.enqueue', error);
        this.jobs.delete(draftId);
      });
  }

  private async jobRang(draftId: string): Promise<void> {
    this.jobs.delete(draftId);
    if (this.clock.standsStill) return;
    const state = await this.log.load(draftId, true);
    const turn = state.onClock;
    if (state.status !== 'running' || !turn?.deadline) return;
    const at = Date.parse(turn.deadline) + turn.graceMs;
    if (at <= this.clock.now()) await this.expire(draftId, turn.overall);
    else this.armJob(draftId, at);
  }

  /** Null while another alarm of this turn rings or waits for a lane. */
  private async expire(draftId: string, overall: number) {
    const turn = `${draftId}.${overall}`;
    if (this.ringing.has(turn)) return null;
    this.ringing.add(turn);
    try {
      return await this.lanes.run(() => this.clockwork.expire(draftId, overall));
    } finally {
      this.ringing.delete(turn);
    }
  }

  private async ring(draftId: string, overall: number): Promise<void> {
    this.timers.delete(draftId);
    // After maintenance the next watch sets the alarm again.
    if (this.stopped || this.clock.standsStill) return;
    try {
      const outcome = await this.expire(draftId, overall);
      if (outcome === 'early') {
        const state = await this.log.load(draftId);
        const { onClock } = state;
        if (onClock?.overall === overall && onClock.deadline) {
          const at = Date.parse(onClock.deadline) + onClock.graceMs;
          const wait = Math.max(5, at - this.clock.now());
          setTimeout(() => void this.ring(draftId, overall), wait).unref();
        }
      }
    } catch (error) {
      // The database is unreachable: retry the alarm.
      failures.record('draft.alarm', error);
      if (!this.stopped) setTimeout(() => void this.ring(draftId, overall), RETRY_MS).unref();
    }
  }

  /**
   * Arms deadlines that are near and have no timer here: after a start, or after another process died. Extends the
   * clocks of all drafts after an outage.
   */
  private async watch(): Promise<void> {
    const outage = this.clock.lastOutage;
    const isNew = outage > this.settledOutage;
    const running = await this.queries.running(isNew ? null : AHEAD_SECONDS);
    if (isNew) {
      for (const { id } of running) this.toPutBack.add(id);
      this.settledOutage = outage;
    }
    if (this.toPutBack.size > 0) void this.putBacks.now();
    const near = this.clock.now() + AHEAD_SECONDS * 1_000;
    for (const draft of running) {
      const at = Number(draft.expires_at);
      if (at > near) continue;
      const known = this.timers.get(draft.id);
      if (!known || known.overall !== draft.on_clock || Math.abs(known.at - at) > 5)
        this.armAt(draft.id, draft.on_clock, at, SECOND_HAND_MS);
    }
  }

  /**
   * Extends clocks after an outage. An unreadable or locked draft does not stop the others; a busy one is tried again
   * after them.
   */
  private async putAllBack(): Promise<void> {
    let busy = 0;
    const putBack = async (draftId: string): Promise<void> => {
      if (busy >= BUSY_AT_MOST) return;
      this.toPutBack.delete(draftId);
      try {
        await this.clockwork.putBack(draftId);
      } catch (error) {
        if (error instanceof Busy) {
          failures.record('draft.putBack', error);
          this.toPutBack.add(draftId);
          busy += 1;
        } else failures.record('draft.clock', error);
      }
    };
    await Promise.all([...this.toPutBack].map((draftId) => this.lanes.run(() => putBack(draftId))));
  }
}
