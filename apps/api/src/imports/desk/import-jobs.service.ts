import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { newId } from '@crease/core/ids.js';
import type { ImportJobView } from '@crease/core/imports/desk/desk.answers.js';
import type { ImportKind, ImportReport } from '@crease/core/players/files/import.report.js';
import { sourceOf, toldReason, type StoredReason } from '@crease/core/players/files/report.words.js';
import { Database, type Db } from '../../platform/database/database.js';
import { clockNow, json } from '../../platform/database/sql.js';
import { noteFailure } from '../../platform/failures.js';
import { columnsOf, type ImportProgress } from '../import.run.js';

const TELL_EVERY_MS = 500;
/** Interval of a job's heartbeat, also without progress. */
const BEAT_EVERY_MS = 5_000;
const SHOWN = 10;

/** Jobs without a heartbeat since this time have died. */
const silent = sql<Date>`clock_timestamp() - interval '1 minute'`;
const GONE: StoredReason = { key: 'job.gone' };

export interface ImportJob {
  readonly id: string;
  readonly progress: (progress: ImportProgress) => void;
  readonly end: (state: 'done' | 'refused' | 'failed', outcome: StoredReason | null) => Promise<void>;
}

const asViews = (db: Db) =>
  db
    .selectFrom('import_job')
    .select(['id', 'kind', 'source', 'about', 'dry_run', 'phase', 'done', 'total', 'state', 'outcome', 'started_at']);

type JobRow = Awaited<ReturnType<ReturnType<typeof asViews>['executeTakeFirstOrThrow']>>;

const viewOf = ({ source, about, outcome, started_at, ...job }: JobRow): ImportJobView => ({
  ...job,
  source: sourceOf({ source, about }),
  outcome: outcome === null ? null : toldReason(outcome),
  started_at: started_at.toISOString(),
});

/** Progress of running imports, readable from every process and after closing the page. */
@Injectable()
export class ImportJobs {
  constructor(private readonly database: Database) {}

  /** Starts a job. Returns null when an import from the NHL is already running. */
  async begin(what: {
    readonly kind: ImportKind;
    readonly source: ImportReport['source'];
    readonly dryRun: boolean;
    readonly userId: string;
  }): Promise<ImportJob | null> {
    const { db } = this.database;
    await this.endSilent();
    await db
      .deleteFrom('import_job')
      .where('started_at', '<', sql<Date>`clock_timestamp() - interval '1 day'`)
      .execute();
    const made = await db
      .insertInto('import_job')
      .values({
        id: newId((length) => randomBytes(length)),
        kind: what.kind,
        ...columnsOf(what.source),
        dry_run: what.dryRun,
        user_id: what.userId,
      })
      .onConflict((running) => running.doNothing())
      .returning('id')
      .executeTakeFirst();
    return made === undefined ? null : this.follow(made.id);
  }

  private follow(id: string): ImportJob {
    const { db } = this.database;
    let latest: ImportProgress | null = null;
    let told = performance.now();
    const tell = async (): Promise<void> => {
      if (latest === null && performance.now() - told < BEAT_EVERY_MS) return;
      const moved = latest;
      latest = null;
      told = performance.now();
      await db
        .updateTable('import_job')
        .set({ beat_at: clockNow, ...(moved ?? {}) })
        .where('id', '=', id)
        .where('state', '=', 'running')
        .execute();
    };
    const ticking = setInterval(() => void tell().catch(noteFailure('imports.progress')), TELL_EVERY_MS);
    ticking.unref();
    return {
      id,
      progress: ({ phase, done, total }) => {
        latest = { phase, done: Math.round(done), total: Math.round(total) };
      },
      end: async (state, outcome) => {
        clearInterval(ticking);
        await db
          .updateTable('import_job')
          .set({ ...(latest ?? {}), state, outcome: outcome === null ? null : json(outcome), ended_at: clockNow })
          .where('id', '=', id)
          .where('state', '=', 'running')
          .execute();
      },
    };
  }

  /** Running jobs, and those that ended within a day. */
  async list(): Promise<ImportJobView[]> {
    await this.endSilent();
    const rows = await asViews(this.database.db).orderBy('started_at', 'desc').limit(SHOWN).execute();
    return rows.map(viewOf);
  }

  async last(kind: ImportKind): Promise<ImportJobView | null> {
    await this.endSilent();
    const row = await asViews(this.database.db)
      .where('kind', '=', kind)
      .orderBy('started_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row === undefined ? null : viewOf(row);
  }

  private async endSilent(): Promise<void> {
    await this.database.db
      .updateTable('import_job')
      .set({ state: 'failed', outcome: json(GONE), ended_at: clockNow })
      .where('state', '=', 'running')
      .where('beat_at', '<', silent)
      .execute();
  }
}
