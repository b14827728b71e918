import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { sql } from 'kysely';
import type { ProcessReport } from '@crease/core/auth/status.schema.js';
import { DailyBackup } from '../backup/daily-backup.service.js';
import { CONFIG, type Config } from '../config/config.js';
import { Database } from '../database/database.js';
import { DbClock } from '../database/db-clock.js';
import { clockNow, json } from '../database/sql.js';
import { failures, noteFailure } from '../failures.js';
import { TimedTasks } from '../jobs/timed-tasks.js';
import { EventRelay } from '../realtime/event-relay.js';
import { Publisher } from '../realtime/publisher.js';
import { Round } from '../round.js';
import { Drain } from './drain.js';

const WRITE_EVERY_MS = 10_000;
const PLACES = 20;

/** Stores this process's report every 10 s, so that the console of any process can show it. */
@Injectable()
export class ProcessReports implements OnModuleDestroy {
  private readonly startedAt = new Date().toISOString();
  private readonly version = readVersion();
  private readonly rounds = new Round('ProcessReports', () => this.write());

  constructor(
    private readonly database: Database,
    private readonly clock: DbClock,
    private readonly relay: EventRelay,
    private readonly tasks: TimedTasks,
    private readonly publisher: Publisher,
    private readonly backups: DailyBackup,
    private readonly drain: Drain,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Serving processes report; commands do not. */
  begin(): void {
    this.rounds.every(WRITE_EVERY_MS, { atOnce: true });
  }

  async onModuleDestroy(): Promise<void> {
    this.rounds.end();
    await this.database.db
      .deleteFrom('process_report')
      .where('id', '=', this.drain.processId)
      .execute()
      .catch(noteFailure('process-reports.end'));
  }

  /** Stores the report; forgets processes silent for 10 minutes. */
  async write(): Promise<void> {
    const { db } = this.database;
    const seen_at = clockNow;
    const report = json<unknown>(this.read());
    await db
      .insertInto('process_report')
      .values({ id: this.drain.processId, seen_at, report })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at, report }))
      .execute();
    await db
      .deleteFrom('process_report')
      .where('seen_at', '<', sql<Date>`clock_timestamp() - interval '10 minutes'`)
      .execute();
  }

  private read(): ProcessReport {
    const connections = this.database.connections();
    const sum = (of: 'open' | 'waiting') => connections.reduce((total, pool) => total + pool[of], 0);
    return {
      role: this.config.ROLE,
      host: hostname(),
      version: this.version,
      node: process.version,
      started_at: this.startedAt,
      event_age: this.relay.age,
      clock_age: this.clock.age,
      sockets: this.publisher.audience.sockets,
      memory: process.memoryUsage.rss(),
      connections: { open: sum('open'), waiting: sum('waiting') },
      tasks: this.tasks
        .lastRuns()
        .map(({ task, endedAt, seconds }) => ({ task, ended_at: new Date(endedAt).toISOString(), seconds })),
      daily_backup: this.backups.settings,
      failures: Object.entries(failures.counts())
        .map(([place, count]) => ({ place, count }))
        .sort((one, two) => two.count - one.count)
        .slice(0, PLACES),
    };
  }
}

/** The version in package.json, which is a different number of folders above the source and the built server. */
function readVersion(): string {
  let folder = path.dirname(fileURLToPath(import.meta.url));
  for (;;) {
    try {
      const { name, version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
        name?: string;
        version?: string;
      };
      if (name === 'crease' && version !== undefined) return version;
    } catch {
      // No package.json here.
    }
    if (folder === path.dirname(folder)) return 'unknown';
    folder = path.dirname(folder);
  }
}
