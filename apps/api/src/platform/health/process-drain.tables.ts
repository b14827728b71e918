import { sql } from 'kysely';
import type { Db } from '../database/database.js';
import { anyOf, clockNow } from '../database/sql.js';

/** Asks running processes to finish their work and end. Each notices it within a second. */
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

/** Those of the processes that have not ended. A process that was killed reports no more. */
export async function stillRunning(db: Db, ids: readonly string[]): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('process_report')
    .select('id')
    .where('id', '=', anyOf(ids))
    .where('seen_at', '>', sql<Date>`clock_timestamp() - interval '30 seconds'`)
    .execute();
  return rows.map(({ id }) => id);
}
