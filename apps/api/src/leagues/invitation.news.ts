import type { Transaction } from '../platform/database/database.js';
import { toUser } from '../platform/events/audience.js';

/**
 * Tells the league's commissioners, and nobody else, that its invitations or their messages are not what they were; and whoever proved that
 * the invited address is theirs that an invitation came or went. In one order for everybody, so that two who write never wait for each other.
 */
export async function tellInvitations(
  { sql, record }: Pick<Transaction, 'sql' | 'record'>,
  leagueId: string,
  actor: string | null,
  email: string | null,
): Promise<void> {
  const hearers = await sql<{ user_id: string; commissioner: boolean; invited: boolean }>(
    `select user_id, bool_or(commissioner) as commissioner, bool_or(invited) as invited
     from (
       select user_id, true as commissioner, false as invited from membership where league_id = $1 and is_commissioner
       union all
       select id, false, true from app_user where lower(email) = lower($2) and email_verified_at is not null
     ) hearer
     group by user_id order by user_id`,
    [leagueId, email],
  );
  for (const { user_id: userId, commissioner, invited } of hearers) {
    if (commissioner) await record(toUser(userId, actor, { type: 'invitationsChanged', leagueId }));
    if (invited) await record(toUser(userId, actor, { type: 'leaguesChanged' }));
  }
}
