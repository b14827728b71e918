import { toUser } from '../platform/events/audience.js';
import type { Transaction } from '../platform/database/database.js';
import { lockLeague, lockTeams } from './league-lock.tables.js';

/**
 * Deletes a league with everything that belongs to it: its rows, log and numbered events. Its members are told, so
 * that it leaves their lists.
 * @throws {RefusalError} missing, if there is no such league
 */
export async function deleteLeague({ db, record }: Transaction, leagueId: string, actor: string): Promise<void> {
  await lockTeams(db, leagueId);
  await lockLeague(db, leagueId);
  const members = await db
    .selectFrom('membership')
    .select('user_id')
    .where('league_id', '=', leagueId)
    .orderBy('user_id')
    .execute();
  const streams = db.selectFrom('event').select('stream').where('league_id', '=', leagueId);
  await db.deleteFrom('stream').where('id', 'in', streams).execute();
  await db.deleteFrom('event').where('league_id', '=', leagueId).execute();
  await db.deleteFrom('league').where('id', '=', leagueId).execute();
  // Deleting a player's place on a roster writes a past one.
  await db.deleteFrom('roster_past').where('league_id', '=', leagueId).execute();
  for (const { user_id } of members) await record(toUser(user_id, actor, { type: 'leaguesChanged' }));
}
