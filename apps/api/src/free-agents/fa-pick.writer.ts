import { sql } from 'kysely';
import type { Db } from '../platform/database/database.js';
import { anyOf, clockNow } from '../platform/database/sql.js';

/**
 * Moves a free-agent pick from one team to another, in the caller's transaction. False when it is gone or cannot be
 * used any more.
 */
export async function handFaPick(
  db: Db,
  leagueId: string,
  pickId: string,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const moved = await db
    .updateTable('fa_pick')
    .set({ owner_team_id: to })
    .where('id', '=', pickId)
    .where('league_id', '=', leagueId)
    .where('owner_team_id', '=', from)
    .where('player_id', 'is', null)
    .where('penalty', '=', false)
    .where(({ ref }) => sql<Date>`${ref('expires_at')} + interval '1 second'`, '>', clockNow)
    .returning('id')
    .executeTakeFirst();
  return moved !== undefined;
}

/** Deletes picks created for a season whose start was taken back. */
export async function deleteFaPicks(db: Db, leagueId: string, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('fa_pick').where('league_id', '=', leagueId).where('id', '=', anyOf(ids)).execute();
}
