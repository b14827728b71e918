import { toUser } from '../platform/events/audience.js';
import { deleteEventsOfLeague } from '../platform/database/append-event.js';
import type { Transaction } from '../platform/database/database.js';
import { lockLeague, lockTeams } from './league-lock.tables.js';

/**
 * Deletes a league with its rows, log and numbered events, and tells its members, so that it leaves their lists. Its
 * rosters become past ones: the caller deletes those afterwards.
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
  await deleteEventsOfLeague(db, leagueId);
  await db.deleteFrom('league').where('id', '=', leagueId).execute();
  for (const { user_id } of members) await record(toUser(user_id, actor, { type: 'leaguesChanged' }));
}
