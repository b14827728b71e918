import { Inject, Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import type pg from 'pg';
import { nightlyDays, type ImportedDays } from '@crease/core/players/nhl/nightly.rules.js';
import type { Result } from '@crease/core/result.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { openSession } from '../../platform/database/connection/session.js';
import { dbOn } from '../../platform/database/connection/client.js';
import { Database, type Db } from '../../platform/database/database.js';
import { readPresentSeason } from '../../platform/database/present-season.js';
import { DbClock } from '../../platform/database/db-clock.js';
import { firstRun, hasRun } from '../../platform/jobs/job-run.js';
import { TimedTasks } from '../../platform/jobs/timed-tasks.js';
import { noteFailure } from '../../platform/failures.js';
import { REAL_TOOLS } from '../../platform/http/retry.js';
import { NhlClient, nhlSettings } from './nhl.client.js';
import { importNhlGames } from './nhl-games.import.js';
import { importNhl } from './nhl.import.js';

/** Advisory lock of the nightly import, held on the import's own connection. Unique number. */
const NIGHT_LOCK = 727_004;
const AGAIN_AFTER_MS = 15 * 60_000;

/** Days whose games were imported, manually or nightly, according to the reports. */
async function importedDays(db: Db): Promise<ImportedDays[]> {
  const runs = await db
    .selectFrom('import_run')
    .select(['source', 'started_at'])
    .where('kind', '=', 'nhl-games')
    .where('status', '=', 'done')
    .execute();
  return runs.flatMap(({ source, started_at }) => {
    const [, from, to] = /(\d{4}-\d\d-\d\d) to (\d{4}-\d\d-\d\d)$/.exec(source) ?? [];
    return from === undefined || to === undefined ? [] : [{ from, to, on: started_at.toISOString().slice(0, 10) }];
  });
}

/**
 * The nightly import from the NHL at NHL_IMPORT_AT (UTC). It imports players and statistics, then the games of the last
 * days and of missed nights. One process runs it once a night. The finished night is recorded; the running process
 * holds a lock on its connection, which ends with it however the process ends. A failed import changes nothing, is
 * recorded like every import, and is retried after a quarter of an hour.
 */
@Injectable()
export class NightlyImport implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger('NightlyImport');
  private under: Promise<void> | null = null;
  private notBefore = 0;
  private client: pg.Client | null = null;
  /** Timing of the NHL client; tests replace it. */
  tools = REAL_TOOLS;

  constructor(
    private readonly tasks: TimedTasks,
    private readonly database: Database,
    private readonly clock: DbClock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    if (this.config.NHL_IMPORT_AT !== undefined)
      this.tasks.register({ name: 'nhl-nightly', run: () => this.begin(new Date(this.clock.now())) });
  }

  async onModuleDestroy(): Promise<void> {
    // An interrupted import has changed nothing.
    await this.client?.end().catch(noteFailure('imports.nightly.end'));
  }

  /** Starts tonight's import when it is due and unclaimed. It takes minutes, so other tasks do not wait for it. */
  async begin(now: Date): Promise<void> {
    const today = now.toISOString().slice(0, 10);
    if (
      this.under !== null ||
      now.getTime() < this.notBefore ||
      now.toISOString().slice(11, 16) < (this.config.NHL_IMPORT_AT ?? '24:00')
    )
      return;
    const key = `nhl-nightly-${today}`;
    if (await hasRun(this.database.db, key)) return;
    this.under = this.run(now, today, key)
      .catch((error: unknown) => {
        this.notBefore = now.getTime() + AGAIN_AFTER_MS;
        this.logger.warn(
          `The nightly import did not succeed and is tried again: ${error instanceof Error ? error.message : String(error)}`,
        );
      })
      .finally(() => (this.under = null));
  }

  /** Resolves when the running import has ended. */
  async ended(): Promise<void> {
    await this.under;
  }

  private async run(now: Date, today: string, key: string): Promise<void> {
    const connection = (this.client = await openSession(this.config.DATABASE_DIRECT_URL));
    try {
      const db = dbOn(connection);
      const lock = await db
        .selectNoFrom(sql<boolean>`pg_try_advisory_lock(${NIGHT_LOCK})`.as('mine'))
        .executeTakeFirstOrThrow();
      // Check again under the lock: another process may have just finished.
      if (!lock.mine || (await hasRun(db, key))) return;
      const client = new NhlClient(nhlSettings(this.config), this.tools);
      const season = await readPresentSeason(db, now.getTime());
      succeeded(await importNhl(connection, client, { season, current: true, now }));
      succeeded(
        await importNhlGames(connection, client, {
          ...nightlyDays(today, season, await importedDays(db)),
          now,
        }),
      );
      await firstRun(db, key);
    } finally {
      this.client = null;
      await connection.end().catch(noteFailure('imports.nightly.end'));
    }
  }
}

function succeeded(result: Result<unknown>): void {
  if (!result.ok) throw new Error(result.refusal.message);
}
