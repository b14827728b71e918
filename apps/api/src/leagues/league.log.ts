import { FORMER_NAME } from '@crease/core/auth/words/former.words.js';
import { fullName } from '../auth/account/full-name.queries.js';
import type { Db } from '../platform/database/database.js';
import { anyOf } from '../platform/database/sql.js';

export async function nameOf(db: Db, userId: string): Promise<string> {
  const user = await db
    .selectFrom('app_user')
    .select(({ ref }) => fullName(ref('first_name'), ref('last_name')).as('name'))
    .where('id', '=', userId)
    .executeTakeFirst();
  return user?.name ?? FORMER_NAME;
}

/** Names by user id, also of users who have left the league. */
export async function namesOf(db: Db, userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('app_user as u')
    .select(({ ref }) => ['u.id', fullName(ref('u.first_name'), ref('u.last_name')).as('name')])
    .where('u.id', '=', anyOf([...new Set(userIds)]))
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
