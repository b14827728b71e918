import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { DailyBackupSettings } from '@crease/core/auth/status.schema.js';
import { CONFIG, type Config } from '../config/config.js';
import { Database, type Db } from '../database/database.js';
import { DbClock } from '../database/db-clock.js';
import { clockNow } from '../database/sql.js';
import { AGAIN_AFTER_MS, LockedRun } from '../jobs/locked-run.js';
import { TimedTasks } from '../jobs/timed-tasks.js';
import { PRIVATE, readManifest } from './backup.format.js';
import { sendBackup, bucketOf } from './backup.bucket.js';
import { backUp } from './backup.js';

/** Advisory lock of the daily backup. A unique number. */
const BACKUP_LOCK = 727_011;
const DAY_MS = 86_400_000;
/** Only these folders are deleted, so a backup that an operator made stays. */
const DAILY = /^crease-daily-\d{8}-\d{6}(\.partial)?$/;
const RESULTS = 100;

interface Result {
  readonly name: string;
  readonly startedAt: Date;
  readonly rows: number | null;
  readonly bytes: number | null;
  readonly cause: string | null;
}

/**
 * The daily backup at BACKUP_AT (UTC). One process makes it, and one that was missed is made up for. The newest
 * BACKUP_KEEP stay in the folder; a bucket gets a copy of each. What the bucket refuses is sent again, not made again,
 * so that the kept ones are of different days. The last result of each is recorded in `backup_run`.
 */
@Injectable()
export class DailyBackup implements OnModuleInit, OnModuleDestroy {
  private readonly locked = new LockedRun();
  private readonly ending = new AbortController();
  private readonly folder: string;

  constructor(
    private readonly tasks: TimedTasks,
    private readonly database: Database,
    private readonly clock: DbClock,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.folder = config.BACKUP_DIR ?? path.join(config.DATA_DIR, 'backups');
  }

  get settings(): DailyBackupSettings | null {
    const { BACKUP_AT: at, BACKUP_KEEP: keep, BACKUP_S3_BUCKET: bucket = null } = this.config;
    return at === undefined ? null : { at, keep, folder: this.folder, bucket };
  }

  onModuleInit(): void {
    if (this.config.BACKUP_AT !== undefined)
      this.tasks.register({
        name: 'daily-backup',
        run: () => this.begin(new Date(this.clock.now())),
        ended: () => this.ended(),
      });
  }

  async onModuleDestroy(): Promise<void> {
    this.ending.abort();
    await this.locked.ended();
  }

  /** Starts the backup if none was made since the last time of day. Other tasks do not wait for it. */
  async begin(now: Date): Promise<void> {
    const due = lastTime(now, this.config.BACKUP_AT ?? '00:00');
    await this.locked.begin(
      {
        name: 'daily backup',
        lock: BACKUP_LOCK,
        databaseUrl: this.config.DATABASE_DIRECT_URL,
        isDue: async (db) => !(await endedSince(db, due, new Date(now.getTime() - AGAIN_AFTER_MS))),
        run: () => this.make(now, due),
      },
      this.database.db,
      now,
    );
  }

  async ended(): Promise<void> {
    await this.locked.ended();
  }

  /** Makes a backup, or sends the one that was written since `due` but not taken by the bucket. */
  private async make(now: Date, due: Date): Promise<void> {
    const written = await this.writtenSince(due);
    const name = written ?? nameAt(now);
    const folder = path.join(this.folder, name);
    try {
      if (written === null) await this.write(folder, now);
      const bucket = bucketOf(this.config);
      if (bucket !== null) await sendBackup(folder, bucket);
      const { tables } = await readManifest(folder);
      const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
      await this.record({ name, startedAt: now, rows, bytes: await sizeOf(folder), cause: null });
      await this.deleteOld(now);
    } catch (error) {
      const cause = error instanceof Error ? error.message : String(error);
      if (!this.ending.signal.aborted) await this.record({ name, startedAt: now, rows: null, bytes: null, cause });
      throw error;
    }
  }

  private async write(folder: string, now: Date): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: PRIVATE.folder });
    await this.deleteOld(now);
    await backUp({
      databaseUrl: this.config.DATABASE_DIRECT_URL,
      folder,
      uploads: this.config.S3_BUCKET === undefined ? path.join(this.config.DATA_DIR, 'uploads') : null,
      sessionSecret: this.config.SESSION_SECRET,
      signal: this.ending.signal,
    });
  }

  private async writtenSince(due: Date): Promise<string | null> {
    const names = await this.dailyNames();
    return names.findLast((name) => !name.endsWith('.partial') && name >= nameAt(due)) ?? null;
  }

  /** Daily backups in the folder, oldest first. */
  private async dailyNames(): Promise<string[]> {
    const names = await readdir(this.folder).catch(() => []);
    return names.filter((name) => DAILY.test(name)).sort();
  }

  private async record({ name, startedAt: started_at, rows, bytes, cause }: Result): Promise<void> {
    await this.database.db
      .insertInto('backup_run')
      .values({ name, started_at, rows, bytes, cause })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet({ started_at, ended_at: clockNow, rows, bytes, cause }),
      )
      .execute();
    await this.database.db
      .deleteFrom('backup_run')
      .where('name', 'not in', (eb) =>
        eb.selectFrom('backup_run').select('name').orderBy('started_at', 'desc').limit(RESULTS),
      )
      .execute();
  }

  /** Deletes daily backups above the number that is kept, and what an ended process left unfinished. */
  private async deleteOld(now: Date): Promise<void> {
    const names = await this.dailyNames();
    const whole = names.filter((name) => !name.endsWith('.partial'));
    const old = whole.slice(0, Math.max(0, whole.length - this.config.BACKUP_KEEP));
    for (const name of names.filter((one) => one.endsWith('.partial'))) {
      const { mtimeMs } = await stat(path.join(this.folder, name));
      if (now.getTime() - mtimeMs > DAY_MS) old.push(name);
    }
    for (const name of old) await rm(path.join(this.folder, name), { recursive: true, force: true });
  }
}

/** A name that sorts by its moment (UTC). */
const nameAt = (moment: Date): string =>
  `crease-daily-${moment.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-')}`;

/** The last moment at this time of day, like 03:30 (UTC). */
function lastTime(now: Date, timeOfDay: string): Date {
  const today = new Date(`${now.toISOString().slice(0, 10)}T${timeOfDay}:00Z`);
  return today.getTime() <= now.getTime() ? today : new Date(today.getTime() - DAY_MS);
}

/** True when a backup succeeded since one moment, or failed since the other. */
async function endedSince(db: Db, success: Date, failure: Date): Promise<boolean> {
  const ended = await db
    .selectFrom('backup_run')
    .select('name')
    .where(({ eb, and, or }) =>
      or([
        and([eb('cause', 'is', null), eb('started_at', '>=', success)]),
        and([eb('cause', 'is not', null), eb('started_at', '>', failure)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return ended !== undefined;
}

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => (await stat(path.join(entry.parentPath, entry.name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
