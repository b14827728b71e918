import { sql } from 'kysely';
import type { Db } from '../platform/database/database.js';
import { anyOf, clockNow } from '../platform/database/sql.js';

/**
 * A free-agent pick goes from one team to another, in the caller's transaction. False when it is not there any more, or
 * of no use.
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

/** Takes picks away that were given for a season which has not begun after all. */
export async function deleteFaPicks(db: Db, leagueId: string, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('fa_pick').where('league_id', '=', leagueId).where('id', '=', anyOf(ids)).execute();
}
