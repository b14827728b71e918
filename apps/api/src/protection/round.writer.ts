import { sql } from 'kysely';
import type { Db } from '../platform/database/database.js';

/**
 * Undoes the start of protection: restores the earlier deadline, or deletes the round if there was none. The saved
 * sheets stay for the next start.
 */
export async function undoRound(
  db: Db,
  leagueId: string,
  season: string,
  before: { readonly deadline: string | null } | null,
): Promise<void> {
  if (before === null) {
    await db.deleteFrom('protection_round').where('league_id', '=', leagueId).where('season', '=', season).execute();
    return;
  }
  await db
    .updateTable('protection_round')
    .set({ deadline: sql<Date | null>`${before.deadline}::timestamptz` })
    .where('league_id', '=', leagueId)
    .where('season', '=', season)
    .execute();
}
