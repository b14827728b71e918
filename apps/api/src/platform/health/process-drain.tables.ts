import { sql } from 'kysely';
import type { Db } from '../database/database.js';
import { anyOf, clockNow } from '../database/sql.js';
import { namesIn } from '../database/rows.js';

const report = namesIn('process_report');

/** Asks processes to finish and end. Each notices within a second. */
export const askToDrain = (db: Db, ids: readonly string[]) =>
  db.updateTable('process_report').set({ drain_at: clockNow }).where('id', '=', anyOf(ids)).execute();

export async function isAskedToDrain(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('process_report')
    .select('id')
    .where('id', '=', id)
    .where('drain_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

export interface ReportState {
  /** False for a process that was killed, or that cannot write to the database. */
  readonly reports: boolean;
  readonly drains: boolean;
}

/** The processes that have a report, by id. A process removes its own at its end. */
export async function reportStates(db: Db): Promise<ReadonlyMap<string, ReportState>> {
  const rows = await db
    .selectFrom('process_report')
    .select([
      'id',
      sql<boolean>`${report.seen_at} > clock_timestamp() - interval '30 seconds'`.as('reports'),
      sql<boolean>`${report.drain_at} is not null`.as('drains'),
    ])
    .execute();
  return new Map(rows.map(({ id, ...state }) => [id, state]));
}
