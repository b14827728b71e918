import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { newId } from '@crease/core/ids.js';
import type { ConflictPolicy } from '@crease/core/players/files/hit-conflicts.rules.js';
import type { ImportReport, ImportRow } from '@crease/core/players/files/import.report.js';
import type { Refusal, Result } from '@crease/core/result.js';
import { leagueDbOn } from '../platform/database/connection/client.js';
import type { Db } from '../platform/database/database.js';
import { readPresentSeason } from '../platform/database/present-season.js';
import { json, oneAtATime } from '../platform/database/sql.js';
import { tellEveryLeague } from '../platform/events/every-league.js';
import { noteFailure } from '../platform/failures.js';
import { reasonOf } from './import.reasons.js';

export type Connection = Pick<pg.ClientBase, 'query'>;

export interface ImportSettings {
  readonly now: Date;
  readonly dryRun?: boolean;
  /** The caller owns the transaction, so its next import sees this one's rows. */
  readonly within?: boolean;
  /** The site owner who started it; null for the command line. */
  readonly userId?: string | null;
  /** Which cap hit wins when two sources disagree. By default the stored one stays until the site owner decides. */
  readonly conflicts?: ConflictPolicy;
  readonly onProgress?: (progress: ImportProgress) => void;
}

export interface ImportProgress {
  readonly phase: 'read' | 'check' | 'fetch';
  readonly done: number;
  /** 0 while unknown. */
  readonly total: number;
}

export interface ImportContext {
  readonly db: Db;
  readonly now: Date;
  /** The day of the import, in UTC. */
  readonly today: string;
  readonly season: string;
  readonly notes: ImportReport['notes'];
  readonly conflicts: ConflictPolicy;
  readonly progress: (done: number, total: number) => void;
}

/** Advisory lock that runs imports one after another. Unique number. */
export const IMPORT_LOCK = 727_002;

class Undo extends Error {}

/**
 * Runs one import in one transaction: all or nothing. Refused rows do not stop the others; a refused file changes
 * nothing. Every finished run stores its report in `import_run`, except dry runs. A run with changes publishes an event
 * to every league. `figures` is the version of the figures that an import of games reads.
 */
export async function runImport(
  connection: Connection,
  settings: ImportSettings,
  { figures = 0, ...what }: Pick<ImportReport, 'kind' | 'source'> & { figures?: number },
  work: (context: ImportContext) => Promise<Result<ImportRow[]>>,
): Promise<Result<ImportReport>> {
  const db = await leagueDbOn(connection);
  const { now, dryRun = false, within = false } = settings;
  const id = newId((length) => randomBytes(length));
  const started = new Date();
  let report: ImportReport | undefined;
  let refused: { readonly ok: false; readonly refusal: Refusal } | undefined;
  await connection.query(within ? 'savepoint import_run' : 'begin');
  try {
    await oneAtATime(db, IMPORT_LOCK);
    const notes: ImportReport['notes'] = [];
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
    if (!dryRun) await saveRun(db, report, { userId: settings.userId ?? null, status: 'done', figures });
    // Pages of every league show players, contracts and figures. Rosters concern one league, which gets its own event.
    if (!dryRun && what.kind !== 'rosters' && report.counts.created + report.counts.updated > 0)
      await tellEveryLeague(db, 'leagueChanged', settings.userId ?? null);
    await connection.query(within ? 'release savepoint import_run' : 'commit');
  } catch (error) {
    // When the connection is lost, the server rolls back.
    await connection
      .query(within ? 'rollback to savepoint import_run' : 'rollback')
      .catch(noteFailure('imports.rollback'));
    if (!(error instanceof Undo)) throw error;
  }
  if (refused !== undefined) {
    if (!dryRun) {
      const row: ImportRow = { row: 0, action: 'refused', id: null, name: null, why: [reasonOf(refused.refusal)] };
      await saveRun(
        db,
        { ...reportOf(id, what, false, now, now, [], []), rows: [row] },
        { userId: settings.userId ?? null, status: 'refused', figures },
      );
    }
    return refused;
  }
  if (report === undefined) throw new Error('an import ended without a report');
  return { ok: true, value: report };
}

function reportOf(
  id: string,
  what: Pick<ImportReport, 'kind' | 'source'>,
  dryRun: boolean,
  started: Date,
  finished: Date,
  notes: ImportReport['notes'],
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
      // A dry run lists every contract, also unchanged ones.
      .filter((row) => row.action !== 'unchanged' || row.why !== undefined || (dryRun && row.hit !== undefined))
      .sort((one, two) => one.row - two.row),
  };
}

export const columnsOf = (source: ImportReport['source']) =>
  typeof source === 'string' ? { source, about: null } : { source: '', about: json(source) };

interface Outcome {
  readonly userId: string | null;
  readonly status: 'done' | 'refused';
  readonly figures: number;
}

async function saveRun(db: Db, report: ImportReport, { userId, status, figures }: Outcome): Promise<void> {
  await db
    .insertInto('import_run')
    .values({
      id: report.id,
      kind: report.kind,
      ...columnsOf(report.source),
      started_at: new Date(report.started_at),
      finished_at: new Date(report.finished_at),
      status,
      counts: json(report.counts),
      report: json({ notes: report.notes, rows: report.rows }),
      user_id: userId,
      figures,
    })
    .execute();
}
