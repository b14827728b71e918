import type { EventTo } from '@crease/core/realtime/events.table.js';
import type { Db, Transaction } from '../platform/database/database.js';
import { toUser } from '../platform/events/audience.js';

/** The users of a team, in the order in which their streams are written. */
async function peopleOf(db: Db, leagueId: string, teamId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('membership')
    .select('user_id')
    .where('league_id', '=', leagueId)
    .where('team_id', '=', teamId)
    .orderBy('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Publishes something private to a team on all devices of its people, as the last step of the transaction. */
export async function tellPeople(
  { db, record }: Pick<Transaction, 'db' | 'record'>,
  { leagueId, teamId, actor }: { readonly leagueId: string; readonly teamId: string; readonly actor: string | null },
  event: EventTo<'user'>,
): Promise<void> {
  for (const userId of await peopleOf(db, leagueId, teamId)) await record(toUser(userId, actor, event));
}
