import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { newId } from '@crease/core/ids.js';
import type { ConflictPolicy } from '@crease/core/players/hit-conflicts.rules.js';
import type { ImportReport, ImportRow } from '@crease/core/players/import.report.js';
import type { Refusal, Result } from '@crease/core/result.js';
import { dbOn } from '../platform/database/client.js';
import type { Db } from '../platform/database/database.js';
import { readPresentSeason } from '../platform/database/present-season.js';
import { json, oneAtATime } from '../platform/database/sql.js';
import { tellEveryLeague } from '../platform/events/every-league.js';
import { noteFailure } from '../platform/failures.js';

/** Where an import writes: one connection, on which it opens its transaction. */
export type Connection = Pick<pg.ClientBase, 'query'>;

export interface ImportSettings {
  /** The moment of the import; everything that needs a date takes it from here. */
  readonly now: Date;
  /** Reports what would happen and changes nothing. */
  readonly dryRun?: boolean;
  /** The caller has opened a transaction and ends it. What this import wrote is there for the caller's next import. */
  readonly within?: boolean;
  /** The site owner who asked; null from the command line. */
  readonly userId?: string | null;
  /** Whose cap hit stands where two sources disagree; the stored one until somebody decides when left out. */
  readonly conflicts?: ConflictPolicy;
  readonly onProgress?: (progress: ImportProgress) => void;
}

export interface ImportProgress {
  readonly phase: 'read' | 'check' | 'fetch';
  readonly done: number;
  /** 0 while it is not known. */
  readonly total: number;
}

/** What an import works with inside its transaction. */
export interface ImportContext {
  readonly db: Db;
  readonly now: Date;
  /** The day of the import, in UTC. */
  readonly today: string;
  readonly season: string;
  readonly notes: string[];
  readonly conflicts: ConflictPolicy;
  readonly progress: (done: number, total: number) => void;
}

/** The advisory lock of imports, which run one after the other. The number is used for nothing else. */
export const IMPORT_LOCK = 727_002;

class Undo extends Error {}

/**
 * Runs one import in one transaction: all of it, or, when anything breaks, none of it. Refused rows do not stop the
 * others; a refused file changes nothing. Every finished run leaves its report in `import_run`; a dry run leaves no
 * trace. A run that changed something is told to every league.
 */
export async function runImport(
  connection: Connection,
  settings: ImportSettings,
  what: { kind: ImportReport['kind']; source: string },
  work: (context: ImportContext) => Promise<Result<ImportRow[]>>,
): Promise<Result<ImportReport>> {
  const db = dbOn(connection);
  const { now, dryRun = false, within = false } = settings;
  const id = newId((length) => randomBytes(length));
  const started = new Date();
  let report: ImportReport | undefined;
  let refused: { readonly ok: false; readonly refusal: Refusal } | undefined;
  await connection.query(within ? 'savepoint import_run' : 'begin');
  try {
    await oneAtATime(db, IMPORT_LOCK);
    const notes: string[] = [];
    const result = await work({
      db,
      now,
      today: now.toISOString().slice(0, 10),
      season: await readPresentSeason(db, now.getTime()),
      notes,
      conflicts: settings.conflicts ?? 'ask',
      progress: (done, total) => settings.onProgress?.({ phase: 'check', done, total }),
    });
    if (!result.ok) {
      refused = result;
      throw new Undo();
    }
    const took = Date.now() - started.getTime();
    report = reportOf(id, what, dryRun, now, new Date(now.getTime() + took), notes, result.value);
    if (dryRun && !within) throw new Undo();
    if (!dryRun) await saveRun(db, report, settings.userId ?? null, 'done');
    // Players, their contracts and figures stand on pages of every league; rosters on those of one, which is told.
    if (!dryRun && what.kind !== 'rosters' && report.counts.created + report.counts.updated > 0)
      await tellEveryLeague(db, 'leagueChanged', settings.userId ?? null);
    await connection.query(within ? 'release savepoint import_run' : 'commit');
  } catch (error) {
    // Where the connection is gone, the server has undone everything by itself.
    await connection
      .query(within ? 'rollback to savepoint import_run' : 'rollback')
      .catch(noteFailure('imports.rollback'));
    if (!(error instanceof Undo)) throw error;
  }
  if (refused !== undefined) {
    if (!dryRun) {
      const row: ImportRow = { row: 0, action: 'refused', id: null, name: null, why: refused.refusal.message };
      await saveRun(
        db,
        { ...reportOf(id, what, false, now, now, [], []), rows: [row] },
        settings.userId ?? null,
        'refused',
      );
    }
    return refused;
  }
  if (report === undefined) throw new Error('an import ended without a report');
  return { ok: true, value: report };
}

function reportOf(
  id: string,
  what: { kind: ImportReport['kind']; source: string },
  dryRun: boolean,
  started: Date,
  finished: Date,
  notes: string[],
  rows: ImportRow[],
): ImportReport {
  const counts = { rows: rows.length, created: 0, updated: 0, unchanged: 0, refused: 0 };
  for (const row of rows) counts[row.action] += 1;
  return {
    id,
    ...what,
    dry_run: dryRun,
    started_at: started.toISOString(),
    finished_at: finished.toISOString(),
    counts,
    notes,
    rows: rows
      // A trial shows every contract, also where it stood before.
      .filter((row) => row.action !== 'unchanged' || row.why !== undefined || (dryRun && row.hit !== undefined))
      .sort((one, two) => one.row - two.row),
  };
}

async function saveRun(db: Db, report: ImportReport, userId: string | null, status: 'done' | 'refused'): Promise<void> {
  await db
    .insertInto('import_run')
    .values({
      id: report.id,
      kind: report.kind,
      source: report.source,
      started_at: new Date(report.started_at),
      finished_at: new Date(report.finished_at),
      status,
      counts: json(report.counts),
      report: json({ notes: report.notes, rows: report.rows }),
      user_id: userId,
    })
    .execute();
}
