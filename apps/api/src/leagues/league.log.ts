import { fullName } from '../auth/account/full-name.queries.js';
import type { Db } from '../platform/database/database.js';

/** Display name of a user. */
export async function nameOf(db: Db, userId: string): Promise<string> {
  const user = await db
    .selectFrom('app_user')
    .select(({ ref }) => fullName(ref('first_name'), ref('last_name')).as('name'))
    .where('id', '=', userId)
    .executeTakeFirst();
  return user?.name ?? 'Somebody';
}
