import { sql } from 'kysely';
import type { Db } from '../platform/database/database.js';

/* Writers of memberships, in the caller's transaction and under the league's lock. */

export async function endMembership(db: Db, leagueId: string, userId: string): Promise<void> {
  await db.deleteFrom('membership').where('league_id', '=', leagueId).where('user_id', '=', userId).execute();
}

export async function makeCommissioner(db: Db, leagueId: string, userId: string, commissioner: boolean): Promise<void> {
  await db
    .updateTable('membership')
    .set({ is_commissioner: commissioner })
    .where('league_id', '=', leagueId)
    .where('user_id', '=', userId)
    .execute();
}

/**
 * Closes the open invitations and the link of a league without members, because it has no commissioner. Other leagues
 * keep theirs.
 */
export async function closeInvitationsOfNobody(db: Db, leagueId: string): Promise<void> {
  await db
    .updateTable('invitation')
    .set({ revoked_at: sql<Date>`now()` })
    .where('league_id', '=', leagueId)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('membership').select('user_id').where('league_id', '=', leagueId))),
    )
    .execute();
  await db
    .updateTable('league_link')
    .set({ closed_at: sql<Date>`now()` })
    .where('league_id', '=', leagueId)
    .where('closed_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('membership').select('user_id').where('league_id', '=', leagueId))),
    )
    .execute();
}
