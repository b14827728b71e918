import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { sql, type Expression } from 'kysely';
import { KEPT_DAYS, sessionEnd, type IdleLimits } from '@crease/core/auth/idle.rules.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { DbClock } from '../../platform/database/db-clock.js';
import { textArray } from '../../platform/database/sql.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { Round } from '../../platform/round.js';
import { Presence } from '../../platform/realtime/presence.js';
import { failures } from '../../platform/failures.js';
import { SecurityLog } from '../security.service.js';
import { SessionService } from './session.service.js';
import { signedOut } from '../account.refusals.js';

export const IDLE_QUEUE = 'idle-session';
/** Lets the browser's own countdown end first. The server's timer covers tabs that are closed, asleep or offline. */
const SLACK_MS = 15_000;
const LOOK_EVERY_MS = 60_000;
const REMEMBERED = 20_000;

/**
 * Ends idle sessions. The database stores the time of the last activity. A delayed job per session reads that time and
 * rearms itself when it fired too early. Stale, repeated or lost jobs do no harm, because a sweep over all sessions
 * finds those whose job was lost. A session kept on its device has no idle time; it ends after weeks without use.
 * Sessions in the room of a running draft never end.
 */
@Injectable()
export class IdleService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly limits: IdleLimits;
  /** Time at which the job of a session will run (ms since 1970), for jobs that this process added. */
  private readonly armed = new Map<string, number>();
  private readonly looks = new Round('Idle', () => this.sweep(this.clock.now()));

  constructor(
    private readonly database: Database,
    private readonly sessions: SessionService,
    private readonly jobs: JobsService,
    private readonly presence: Presence,
    private readonly clock: DbClock,
    private readonly security: SecurityLog,
    @Inject(CONFIG) config: Config,
  ) {
    this.limits = config.idle;
  }

  onApplicationBootstrap(): void {
    this.sessions.onStarted((sessionId, kept) => {
      if (!kept) this.arm(sessionId, this.end(this.clock.now()));
    });
    this.jobs.work(IDLE_QUEUE, ({ data }) => this.ring(String(data.sessionId), this.clock.now()));
    this.looks.every(Math.min(LOOK_EVERY_MS, (this.limits.after * 1000) / 4));
  }

  onModuleDestroy(): void {
    this.looks.end();
  }

  /** Records activity. Returns when the session ends without further activity (ms since 1970). */
  async active(sessionId: string): Promise<number> {
    const [row] = await this.database.prepared(
      'session-active',
      this.database.db
        .updateTable('session')
        .set({ active_at: sql<Date>`now()`, last_seen_at: sql<Date>`now()` })
        .where('id', '=', sessionId)
        .where('ended_at', 'is', null)
        .returning(['kept', 'active_at']),
    );
    if (!row) throw signedOut();
    const at = row.active_at.getTime();
    if (!row.kept) this.arm(sessionId, this.end(at));
    return Math.round(sessionEnd(at, row.kept, this.limits));
  }

  /** Runs the job of a session at `now` (ms since 1970): ends the session when it is due, otherwise rearms the job. */
  async ring(sessionId: string, now: number): Promise<void> {
    await this.keepActiveInDrafts();
    const row = await this.database.db
      .selectFrom('session')
      .select(({ ref }) => ['kept', ms(ref('active_at')).as('at')])
      .where('id', '=', sessionId)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    if (!row) return;
    // A session kept on its device ends weeks later; the sweep finds it.
    if (!row.kept && this.end(row.at) > now) this.arm(sessionId, this.end(row.at));
    else await this.endIdle(now, [sessionId]);
  }

  /** Ends all sessions that are idle at `now`, even if their job was lost. Returns how many. */
  async sweep(now: number): Promise<number> {
    await this.keepActiveInDrafts();
    return this.endIdle(now, null);
  }

  private end(lastActivity: number): number {
    return sessionEnd(lastActivity, false, this.limits) + SLACK_MS;
  }

  private async endIdle(now: number, sessionIds: readonly string[] | null): Promise<number> {
    const ended = await this.sessions.endIdle(
      {
        open: now - (this.limits.after + this.limits.warning) * 1000 - SLACK_MS,
        kept: now - KEPT_DAYS * 86_400_000,
      },
      sessionIds,
    );
    for (const { id, user_id } of ended)
      this.security.record({ kind: 'sessionIdle', userId: user_id, data: { session: id } });
    return ended.length;
  }

  /** Keeps one waiting job per session. */
  private arm(sessionId: string, at: number): void {
    const now = this.clock.now();
    const waiting = this.armed.get(sessionId);
    if (waiting !== undefined && waiting > now && waiting <= at) return;
    if (this.armed.size >= REMEMBERED) this.armed.clear();
    this.armed.set(sessionId, at);
    this.jobs
      .add(
        IDLE_QUEUE,
        'sessionIdle',
        { sessionId },
        { jobId: `idle-${sessionId}-${Math.round(at / 1000)}`, delay: at - now },
      )
      .catch((error: unknown) => {
        failures.record('idle.enqueue', error);
        this.armed.delete(sessionId);
      });
  }

  /** Counts presence in the room of a running draft as activity, in whichever process the socket is. */
  private async keepActiveInDrafts(): Promise<void> {
    const sitting = this.presence.sitting();
    if (sitting.length === 0) return;
    const places = sql<{ session_id: string; draft_id: string }>`unnest(
      ${textArray(sitting.map(({ sessionId }) => sessionId))}, ${textArray(sitting.map(({ draftId }) => draftId))})`;
    await this.database.db
      .updateTable('session as s')
      .from(places.as<'place'>(sql`place (session_id, draft_id)`))
      .innerJoin('draft as d', 'd.id', 'place.draft_id')
      .set({ active_at: sql<Date>`now()` })
      .whereRef('s.id', '=', 'place.session_id')
      .where('s.ended_at', 'is', null)
      .where('d.status', '<>', 'ended')
      .execute();
  }
}

/** Milliseconds since 1970, with the fraction that a Date would drop. */
const ms = (moment: Expression<Date>) => sql<number>`extract(epoch from ${moment})::float8 * 1000`;
