import { Logger } from '@nestjs/common';
import { sql } from 'kysely';
import type pg from 'pg';
import { dbOn } from '../database/connection/client.js';
import { openSession } from '../database/connection/session.js';
import type { Db } from '../database/table.js';
import { noteFailure } from '../failures.js';

export const AGAIN_AFTER_MS = 15 * 60_000;

export interface LockedWork {
  /** Names the work in the log, without an article. */
  readonly name: string;
  /** Advisory lock of the work. A unique number. */
  readonly lock: number;
  readonly databaseUrl: string;
  readonly isDue: (db: Db) => Promise<boolean>;
  /** `client` is the connection that holds the lock. */
  readonly run: (client: pg.Client) => Promise<void>;
}

/**
 * Minutes of work that only one process does at a time. The lock is on the process's own connection, which ends with it
 * however the process ends. A failure is logged, and the work tried again after a quarter of an hour.
 */
export class LockedRun {
  private readonly logger = new Logger('LockedRun');
  private running: Promise<void> | null = null;
  private notBefore = 0;
  private client: pg.Client | null = null;

  /** Starts due, unclaimed work without waiting for its end. `db` is any connection. */
  async begin(work: LockedWork, db: Db, now: Date): Promise<void> {
    if (this.running !== null || now.getTime() < this.notBefore || !(await work.isDue(db))) return;
    this.running = this.run(work)
      .catch((error: unknown) => {
        this.notBefore = now.getTime() + AGAIN_AFTER_MS;
        this.logger.warn(
          `The ${work.name} did not succeed and is tried again: ${error instanceof Error ? error.message : String(error)}`,
        );
      })
      .finally(() => (this.running = null));
  }

  async ended(): Promise<void> {
    await this.running;
  }

  async stop(): Promise<void> {
    await this.client?.end().catch(noteFailure('locked-run.end'));
  }

  private async run({ lock, databaseUrl, isDue, run }: LockedWork): Promise<void> {
    const connection = (this.client = await openSession(databaseUrl));
    try {
      const db = dbOn(connection);
      const { mine } = await db
        .selectNoFrom(sql<boolean>`pg_try_advisory_lock(${lock})`.as('mine'))
        .executeTakeFirstOrThrow();
      // Check again under the lock: another process may have just finished.
      if (mine && (await isDue(db))) await run(connection);
    } finally {
      this.client = null;
      await connection.end().catch(noteFailure('locked-run.end'));
    }
  }
}
