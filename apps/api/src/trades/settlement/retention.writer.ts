import type { Insertable } from 'kysely';
import type { Db, Tables } from '../../platform/database/database.js';
import { anyOf, clockNow } from '../../platform/database/sql.js';

/* Retained salary. A trade starts it; it ends with the contract or season, or when the team gets the player back. */

export async function beginRetention(
  db: Db,
  retention: Omit<Insertable<Tables['retention']>, 'created_at'>,
): Promise<void> {
  await db
    .insertInto('retention')
    .values({ ...retention, created_at: clockNow })
    .execute();
}

export async function endRetention(db: Db, leagueId: string, id: string): Promise<void> {
  await db
    .updateTable('retention')
    .set({ ended_at: clockNow })
    .where('league_id', '=', leagueId)
    .where('id', '=', id)
    .execute();
}

export async function removeRetention(db: Db, leagueId: string, id: string): Promise<void> {
  await db.deleteFrom('retention').where('league_id', '=', leagueId).where('id', '=', id).execute();
}

/** Resumes a retention unless the contract has ended. */
export async function resumeRetention(db: Db, leagueId: string, id: string): Promise<void> {
  await db
    .updateTable('retention as r')
    .from('league as l')
    .set({ ended_at: null })
    .where('r.league_id', '=', leagueId)
    .where('r.id', '=', id)
    .whereRef('l.id', '=', 'r.league_id')
    .whereRef('r.through_season', '>=', 'l.current_season')
    .execute();
}

export const leaguesWithRunOut = (db: Db): Promise<{ league_id: string }[]> =>
  db
    .selectFrom('retention as r')
    .innerJoin('league as l', 'l.id', 'r.league_id')
    .select('r.league_id')
    .distinct()
    .where('r.ended_at', 'is', null)
    .whereRef('r.through_season', '<', 'l.current_season')
    .orderBy('r.league_id')
    .execute();

/** Ends retentions of earlier seasons. A timed task calls this. */
export async function endRunOut(db: Db, leagueId: string): Promise<void> {
  await db
    .updateTable('retention as r')
    .from('league as l')
    .set({ ended_at: clockNow })
    .whereRef('l.id', '=', 'r.league_id')
    .where('r.league_id', '=', leagueId)
    .where('r.ended_at', 'is', null)
    .whereRef('r.through_season', '<', 'l.current_season')
    .execute();
}

/**
 * Ends retentions that do not last into the new season; all of them when rosters begin empty. Returns their ids for
 * undoing.
 */
export async function endBefore(db: Db, leagueId: string, season: string, all: boolean): Promise<string[]> {
  let running = db.updateTable('retention').set({ ended_at: clockNow }).where('league_id', '=', leagueId);
  if (!all) running = running.where('through_season', '<', season);
  const ended = await running.where('ended_at', 'is', null).returning('id').execute();
  return ended.map(({ id }) => id);
}

export async function runAgain(db: Db, leagueId: string, ids: readonly string[]): Promise<void> {
  await db
    .updateTable('retention')
    .set({ ended_at: null })
    .where('league_id', '=', leagueId)
    .where('id', '=', anyOf(ids))
    .execute();
}
