import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { newId } from '@crease/core/ids.js';
import type { Db } from '../platform/database/database.js';
import { VALID_DAYS } from './invitation.mails.js';
import { invitationHash, invitationToken } from './invitation-token.js';

/**
 * Invites people by their accounts, each to a team of theirs elsewhere. Their addresses stay unknown to the league, and
 * nobody else can accept.
 */
export async function inviteAccounts(
  db: Db,
  secret: string,
  { leagueId, by }: { readonly leagueId: string; readonly by: string },
  seats: readonly { readonly teamId: string; readonly userId: string }[],
): Promise<void> {
  if (seats.length === 0) return;
  await db
    .insertInto('invitation')
    .values(
      seats.map(({ teamId, userId }) => {
        const invitation = { id: newId(randomBytes), nonce: randomBytes(32).toString('base64url') };
        return {
          ...invitation,
          league_id: leagueId,
          team_id: teamId,
          email: null,
          for_user: userId,
          token_hash: invitationHash(invitationToken(secret, invitation)),
          created_by: by,
          expires_at: sql<Date>`now() + make_interval(days => ${sql.lit(VALID_DAYS)})`,
        };
      }),
    )
    .execute();
}
