import { deleteNoticesOfLeague } from '../auth/notices/notices.writer.js';
import { toUser } from '../platform/events/audience.js';
import { deleteEventsOfLeague } from '../platform/database/append-event.js';
import type { Transaction } from '../platform/database/database.js';
import { forgetRequestsOfLeague } from '../platform/http/http.tables.js';
import { deleteMailsOfLeague } from '../platform/mail/mail.service.js';

/**
 * Deletes a league with its rows, log, events, mails and notices, and publishes `leaguesChanged` to its members.
 * Deleting roster rows writes past rosters: the caller deletes those afterwards (`deletePastRosters`). Lock the league
 * and its teams first.
 */
export async function deleteLeague({ db, record }: Transaction, leagueId: string, actor: string): Promise<void> {
  const members = await db
    .selectFrom('membership')
    .select('user_id')
    .where('league_id', '=', leagueId)
    .orderBy('user_id')
    .execute();
  await db.deleteFrom('league').where('id', '=', leagueId).execute();
  // After the rows, whose writers append events.
  await deleteEventsOfLeague(db, leagueId);
  await deleteMailsOfLeague(db, leagueId);
  await deleteNoticesOfLeague(db, leagueId);
  await forgetRequestsOfLeague(db, leagueId);
  for (const { user_id } of members) await record(toUser(user_id, actor, { type: 'leaguesChanged' }));
}
