import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { newId } from '@crease/core/ids.js';
import type { Db } from '../../platform/database/database.js';
import { asRows } from '../../platform/database/sql.js';
import type { RateLimiter } from '../../platform/http/rate-limit.js';
import { linkAllowance } from '../limits.js';
import { VALID_DAYS } from './invitation.mails.js';
import { invitationHash, invitationToken } from './invitation-token.js';

/**
 * Invites users by their accounts, each to the copy of their team. The league does not see their addresses, and other
 * users cannot accept. The invitations count against the inviter's limit.
 */
export async function inviteAccounts(
  db: Db,
  { secret, limiter }: { readonly secret: string; readonly limiter: RateLimiter },
  { leagueId, by }: { readonly leagueId: string; readonly by: string },
  seats: readonly { readonly teamId: string; readonly userId: string; readonly coManager: boolean }[],
): Promise<void> {
  if (seats.length === 0) return;
  await limiter.spendSome(db, [linkAllowance(by)], seats.length);
  const invitations = seats.map(({ teamId, userId, coManager }) => {
    const invitation = {
      id: newId(randomBytes),
      league_id: leagueId,
      nonce: randomBytes(32).toString('base64url'),
    };
    return {
      ...invitation,
      team_id: teamId,
      co_manager: coManager,
      for_user: userId,
      token_hash: invitationHash(invitationToken(secret, invitation)),
      created_by: by,
    };
  });
  const columns = [
    'id',
    'nonce',
    'league_id',
    'team_id',
    'co_manager',
    'for_user',
    'token_hash',
    'created_by',
  ] as const;
  await db
    .insertInto('invitation')
    .columns([...columns, 'expires_at'])
    .expression(
      db
        .selectFrom(asRows('invitation', invitations, 'given'))
        .select([...columns, sql<Date>`now() + make_interval(days => ${sql.lit(VALID_DAYS)})`.as('expires_at')]),
    )
    .execute();
}
