import type { Db } from '../../platform/database/database.js';
import type { SessionUser } from '../../platform/http/session.js';
import { signedOut } from '../account.refusals.js';

/**
 * Locks the account. A change of the password, the end of the session or of the account either waits for the new token
 * and revokes it, or is seen here.
 */
export async function lockAccount(
  db: Db,
  { userId, sessionId }: SessionUser,
  passwordHash: string | null,
): Promise<void> {
  const account = await db
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', userId)
    .where('disabled_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where('password_hash', 'is not distinct from', passwordHash)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const session =
    account &&
    (await db
      .selectFrom('session')
      .select('id')
      .where('id', '=', sessionId)
      .where('ended_at', 'is', null)
      .executeTakeFirst());
  if (!session) throw signedOut();
}
