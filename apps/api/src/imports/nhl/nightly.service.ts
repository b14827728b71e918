import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type pg from 'pg';
import { NHL_SOURCE } from '@crease/core/players/files/import.rules.js';
import { NHL_LIVE_SOURCE } from '@crease/core/players/nhl/night.rules.js';
import { daysToReadAgain, nightlyDays, type ImportedDays } from '@crease/core/players/nhl/nightly.rules.js';
import { GAME_FIGURES } from '@crease/core/players/scoring/scoring.sources.js';
import type { Season } from '@crease/core/season.js';
import type { Result } from '@crease/core/result.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { dbOn, leagueDbOn } from '../../platform/database/connection/client.js';
import { Database, type Db } from '../../platform/database/database.js';
import { readPresentSeason } from '../../platform/database/present-season.js';
import { DbClock } from '../../platform/database/db-clock.js';
import { firstRun, hasRun, NIGHTLY_KEY } from '../../platform/jobs/job-run.js';
import { LockedRun } from '../../platform/jobs/locked-run.js';
import { TimedTasks } from '../../platform/jobs/timed-tasks.js';
import { REAL_TOOLS } from '../../platform/http/retry.js';
import { NhlClient, nhlSettings } from './nhl.client.js';
import { importNhlGames } from './nhl-games.import.js';
import { importNhl } from './nhl.import.js';
import { importNhlSchedule } from './schedule.import.js';

const NIGHT_LOCK = 727_004;

interface Run extends ImportedDays {
  readonly again: boolean;
  readonly done: boolean;
  readonly figures: number;
}

/** Imports of games, manual or nightly, according to the reports. Refused ones changed nothing. */
async function importedDays(db: Db): Promise<Run[]> {
  const runs = await db
    .selectFrom('import_run')
    .select(['about', 'started_at', 'figures', 'status'])
    .where('kind', '=', 'nhl-games')
    .execute();
  return runs.flatMap(({ about, started_at, figures, status }) => {
    if (about?.key !== 'from.games') return [];
    return [{ ...about.figures, on: started_at.toISOString().slice(0, 10), done: status === 'done', figures }];
  });
}

async function playedDays(db: Db, season: Season): Promise<string[]> {
  const rows = await db
    .selectFrom('player_game')
    .select('day')
    .distinct()
    .where('season', '=', season)
    .where('source', 'in', [NHL_SOURCE, NHL_LIVE_SOURCE])
    .execute();
  return rows.map(({ day }) => day);
}

/**
 * The nightly import from the NHL at NHL_IMPORT_AT (UTC). It imports players and statistics, the schedule, the games of
 * the last days and of missed nights, and again some earlier days that lack figures. One process runs it once a night,
 * and records the finished night. A failed import changes nothing and is recorded like every import.
 */
@Injectable()
export class NightlyImport implements OnModuleInit, OnModuleDestroy {
  private readonly locked = new LockedRun();
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
      this.tasks.register({
        name: 'nhl-nightly',
        run: () => this.begin(new Date(this.clock.now())),
        ended: () => this.ended(),
      });
  }

  async onModuleDestroy(): Promise<void> {
    // An interrupted import has changed nothing.
    await this.locked.stop();
  }

  /** Starts a due import. It takes minutes, so other tasks do not wait for it. */
  async begin(now: Date): Promise<void> {
    const today = now.toISOString().slice(0, 10);
    if (now.toISOString().slice(11, 16) < (this.config.NHL_IMPORT_AT ?? '24:00')) return;
    const key = `${NIGHTLY_KEY}${today}`;
    await this.locked.begin(
      {
        name: 'nightly import',
        lock: NIGHT_LOCK,
        databaseUrl: this.config.DATABASE_DIRECT_URL,
        isDue: async (db) => !(await hasRun(db, key)),
        run: async (connection) => {
          await this.importAll(connection, today, now);
          await firstRun(dbOn(connection), key);
        },
      },
      this.database.db,
      now,
    );
  }

  async ended(): Promise<void> {
    await this.locked.ended();
  }

  private async importAll(connection: pg.Client, today: string, now: Date): Promise<void> {
    const db = await leagueDbOn(connection);
    const client = new NhlClient(nhlSettings(this.config), this.tools);
    const season = await readPresentSeason(db, now.getTime());
    succeeded(await importNhl(connection, client, { season, current: true, now }));
    // A refusal is recorded: figures do not wait for the schedule.
    await importNhlSchedule(connection, client, { season, now });
    const runs = await importedDays(db);
    const days = nightlyDays(
      today,
      season,
      runs.filter(({ again, done }) => done && !again),
    );
    succeeded(await importNhlGames(connection, client, { ...days, now }));
    const periods = daysToReadAgain(
      await playedDays(db, season),
      {
        read: runs.filter(({ done, figures }) => done && figures >= GAME_FIGURES),
        failed: runs.filter(({ again, done, figures }) => again && (!done || figures === 0)),
      },
      days.from,
    );
    // A refusal is recorded: other days go on, and a later night tries these again.
    for (const period of periods)
      if ((await importNhlGames(connection, client, { ...period, again: true, now })).ok) break;
  }
}

function succeeded(result: Result<unknown>): void {
  if (!result.ok) throw new Error(result.refusal.message);
}
