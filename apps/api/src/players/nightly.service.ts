import { Inject, Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import pg from 'pg';
import { dayPlus } from '@crease/core/seasons/week.rules.js';
import type { Result } from '@crease/core/result.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Database } from '../platform/database/database.js';
import { DbClock } from '../platform/database/db-clock.js';
import { TimedTasks } from '../platform/jobs/timed-tasks.js';
import { sqlOf } from './import.run.js';
import { NhlClient, nhlSettings } from './nhl.client.js';
import { importNhlGames } from './nhl-games.import.js';
import { importNhl } from './nhl.import.js';
import { currentSeason } from './players.tables.js';

/** Days of games read again each night, so that the league's corrections come through. */
const GAME_DAYS = 3;
const AGAIN_AFTER_MS = 15 * 60_000;

/**
 * The nightly import from the NHL, at the time of day (UTC) that NHL_IMPORT_AT names: players and statistics, then the last days' games.
 * One process does it once a night. What fails changes nothing, is written down like every import, and is tried again a quarter of an hour later.
 */
@Injectable()
export class NightlyImport implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger('NightlyImport');
  private under: Promise<void> | null = null;
  private notBefore = 0;
  private client: pg.Client | null = null;

  constructor(
    private readonly tasks: TimedTasks,
    private readonly database: Database,
    private readonly clock: DbClock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    if (this.config.NHL_IMPORT_AT !== undefined) this.tasks.register({ name: 'nhl-nightly', run: () => this.begin(new Date(this.clock.now())) });
  }

  async onModuleDestroy(): Promise<void> {
    // An import that is cut off has changed nothing.
    await this.client?.end().catch(() => undefined);
  }

  /** Begins tonight's import when it is due and nobody has; an import takes minutes, which the other tasks do not wait for. */
  async begin(now: Date): Promise<void> {
    const today = now.toISOString().slice(0, 10);
    if (this.under !== null || now.getTime() < this.notBefore || now.toISOString().slice(11, 16) < (this.config.NHL_IMPORT_AT ?? '24:00')) return;
    const key = `nhl-nightly-${today}`;
    const mine = await this.database.query('insert into once (key) values ($1) on conflict do nothing returning key', [key]);
    if (mine.length === 0) return;
    this.under = this.run(now, today)
      .catch(async (error: unknown) => {
        this.notBefore = now.getTime() + AGAIN_AFTER_MS;
        this.logger.warn(`The nightly import did not succeed and is tried again: ${error instanceof Error ? error.message : String(error)}`);
        await this.database.query('delete from once where key = $1', [key]).catch(() => undefined);
      })
      .finally(() => (this.under = null));
  }

  /** Resolves when the import under way has ended. */
  async ended(): Promise<void> {
    await this.under;
  }

  private async run(now: Date, today: string): Promise<void> {
    const connection = (this.client = new pg.Client({ connectionString: this.config.DATABASE_URL, connectionTimeoutMillis: 10_000 }));
    connection.on('error', () => undefined);
    try {
      await connection.connect();
      const client = new NhlClient(nhlSettings(this.config));
      const season = await currentSeason(sqlOf(connection));
      succeeded(await importNhl(connection, client, { season, current: true, now }));
      succeeded(await importNhlGames(connection, client, { from: dayPlus(today, -GAME_DAYS), to: dayPlus(today, -1), now }));
    } finally {
      this.client = null;
      await connection.end().catch(() => undefined);
    }
  }
}

function succeeded(result: Result<unknown>): void {
  if (!result.ok) throw new Error(result.refusal.message);
}
