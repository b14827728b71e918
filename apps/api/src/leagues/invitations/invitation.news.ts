import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.js';
import { toUser } from '../../platform/events/audience.js';
import { namesIn } from '../../platform/database/rows.js';

const appUser = namesIn('app_user');

/**
 * Publishes changes of a league's invitations or their mails to its commissioners only, and those of a team's
 * co-managers to the people of the team. Publishes new and closed invitations to the owner of the confirmed invited
 * address. Events are appended in the order of user ids, so that transactions do not deadlock.
 */
export async function tellInvitations(
  { db, record }: Pick<Transaction, 'db' | 'record'>,
  { leagueId, teamId = null }: { readonly leagueId: string; readonly teamId?: string | null },
  actor: string | null,
  email: string | null,
): Promise<void> {
  const hearers = await db
    .selectFrom(
      db
        .selectFrom('membership')
        .select(['user_id', sql.lit<boolean>(true).as('inside'), sql.lit<boolean>(false).as('invited')])
        .where('league_id', '=', leagueId)
        .where(({ eb }) => (teamId === null ? eb('is_commissioner', '=', true) : eb('team_id', '=', teamId)))
        .unionAll(
          db
            .selectFrom('app_user')
            .select(['id as user_id', sql.lit<boolean>(false).as('inside'), sql.lit<boolean>(true).as('invited')])
            .where(sql<boolean>`lower(${appUser.email}) = lower(${email})`)
            .where('email_verified_at', 'is not', null),
        )
        .as('hearer'),
    )
    .select(({ ref }) => [
      'user_id',
      sql<boolean>`bool_or(${ref('hearer.inside')})`.as('inside'),
      sql<boolean>`bool_or(${ref('hearer.invited')})`.as('invited'),
    ])
    .groupBy('user_id')
    .orderBy('user_id')
    .execute();
  for (const { user_id: userId, inside, invited } of hearers) {
    if (inside) await record(toUser(userId, actor, { type: 'invitationsChanged', leagueId }));
    if (invited) await record(toUser(userId, actor, { type: 'leaguesChanged' }));
  }
}
