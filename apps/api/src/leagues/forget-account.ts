import { sql } from 'kysely';
import type { Db } from '../platform/database/database.js';
import { ignoringCase } from '../platform/database/sql.js';
import { namesIn } from '../platform/database/rows.js';

const league = namesIn('league');
const e = namesIn('event as e');

/** Revokes open invitations to the address of a deleted account, and removes the address from all invitations. */
export async function forgetInvited(db: Db, email: string): Promise<void> {
  const invited = db.updateTable('invitation').where(({ ref }) => ignoringCase(ref('email'), email));
  await invited
    .set({ revoked_at: sql<Date>`now()` })
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .execute();
  await invited.set({ email: null }).execute();
}

/** Bumps the version of leagues in which a person acted, since the person's name changes on their home pages. */
export async function renewHomes(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('league')
    .set({ version: sql<number>`${league.version} + 1` })
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('event as e')
        .select(sql<string>`${e.league_id}`.as('league_id'))
        .distinct()
        .where('e.actor', '=', userId),
    )
    .execute();
}
