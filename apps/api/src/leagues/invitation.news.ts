import { sql } from 'kysely';
import type { Transaction } from '../platform/database/database.js';
import { toUser } from '../platform/events/audience.js';

/**
 * Tells the league's commissioners, and nobody else, that its invitations or their messages changed. Whoever proved
 * that the invited address is theirs is told that an invitation came or went. Everybody is told in the order of their
 * ids, so that two transactions never wait for each other.
 */
export async function tellInvitations(
  { db, record }: Pick<Transaction, 'db' | 'record'>,
  leagueId: string,
  actor: string | null,
  email: string | null,
): Promise<void> {
  const hearers = await db
    .selectFrom(
      db
        .selectFrom('membership')
        .select(['user_id', sql.lit<boolean>(true).as('commissioner'), sql.lit<boolean>(false).as('invited')])
        .where('league_id', '=', leagueId)
        .where('is_commissioner', '=', true)
        .unionAll(
          db
            .selectFrom('app_user')
            .select(['id as user_id', sql.lit<boolean>(false).as('commissioner'), sql.lit<boolean>(true).as('invited')])
            .where(sql<boolean>`lower(email) = lower(${email})`)
            .where('email_verified_at', 'is not', null),
        )
        .as('hearer'),
    )
    .select([
      'user_id',
      sql<boolean>`bool_or(hearer.commissioner)`.as('commissioner'),
      sql<boolean>`bool_or(hearer.invited)`.as('invited'),
    ])
    .groupBy('user_id')
    .orderBy('user_id')
    .execute();
  for (const { user_id: userId, commissioner, invited } of hearers) {
    if (commissioner) await record(toUser(userId, actor, { type: 'invitationsChanged', leagueId }));
    if (invited) await record(toUser(userId, actor, { type: 'leaguesChanged' }));
  }
}
