import { sql } from 'kysely';
import type { Db } from '../platform/database/database.js';

/**
 * Takes back that a season's protection was begun: its deadline is what it was before, or the round is gone where there
 * was none. What is on the sheets is kept for the day on which they open again.
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
