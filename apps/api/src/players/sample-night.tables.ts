import { sql } from 'kysely';
import type { Db } from '../platform/database/database.js';

export const sampleNight = (db: Db) => db.selectFrom('sample_night').selectAll().executeTakeFirst();

/** Starts a night. Returns false when one is running. */
export async function beginNight(db: Db, season: string, day: string): Promise<boolean> {
  const now = sql<Date>`clock_timestamp()`;
  const row = { season, day, begun_at: now, next_at: now, read_at: null, ended_at: null };
  const begun = await db
    .insertInto('sample_night')
    .values(row)
    .onConflict((known) => known.column('id').doUpdateSet(row).where('sample_night.ended_at', 'is not', null))
    .returning('id')
    .executeTakeFirst();
  return begun !== undefined;
}

/** Claims the night's next step if it is due; one process gets it. */
export const takeNight = (db: Db, paceMs: number) =>
  db
    .updateTable('sample_night')
    .set({
      next_at: sql<Date>`clock_timestamp() + ${paceMs} * interval '1 millisecond'`,
      read_at: sql<Date>`clock_timestamp()`,
    })
    .where('ended_at', 'is', null)
    .where('next_at', '<=', sql<Date>`clock_timestamp()`)
    .returning(['season', 'day', 'begun_at', 'read_at'])
    .executeTakeFirst();

export async function endNight(db: Db): Promise<void> {
  await db
    .updateTable('sample_night')
    .set({ ended_at: sql<Date>`clock_timestamp()` })
    .execute();
}
