import { FORMER_NAME } from '@crease/core/auth/words/former.words.js';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.js';
import { anyOf, asRows, orNow } from '../../platform/database/sql.js';
import { forgetNotices } from '../notices/notices.writer.js';
import { deleteExpiredTokens, revokeTokens } from '../tokens/token.tables.js';
import { namesIn } from '../../platform/database/rows.js';

const appUser = namesIn('app_user');

/**
 * Prevents an account from signing in, and revokes its access tokens. The caller ends its sessions with
 * `SessionService.endInside`.
 */
export async function disableAccount(db: Db, userId: string, reason: string): Promise<void> {
  await db
    .updateTable('app_user')
    .set({ disabled_at: orNow(appUser.disabled_at), disabled_reason: reason })
    .where('id', '=', userId)
    .execute();
  await revokeTokens(db, userId);
}

export async function enableAccount(db: Db, userId: string): Promise<void> {
  await db.updateTable('app_user').set({ disabled_at: null, disabled_reason: null }).where('id', '=', userId).execute();
}

/** Deletes personal rows. Rows of sessions and of the security log stay, without address and device. */
export async function deletePersonalRows(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('social_identity').where('user_id', '=', userId).execute();
  await db.deleteFrom('mail_token').where('user_id', '=', userId).execute();
  await revokeTokens(db, userId);
  await forgetNotices(db, userId);
  await db.deleteFrom('notification_preference').where('user_id', '=', userId).execute();
  await db.deleteFrom('login_record').where('user_id', '=', userId).execute();
  await db
    .deleteFrom('refresh_token')
    .where('session_id', 'in', ({ selectFrom }) =>
      selectFrom('session').select('session.id').where('session.user_id', '=', userId),
    )
    .execute();
  await db.updateTable('session').set({ user_agent: null, address: null }).where('user_id', '=', userId).execute();
  await db
    .updateTable('security_event')
    .set({ user_agent: null, address: null, data: {} })
    .where('user_id', '=', userId)
    .execute();
}

/** Anonymizes the account's row and prevents sign-ins. The row stays because leagues refer to it. */
export async function anonymizeAccount(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('app_user')
    .set({
      username: `deleted-${userId}`,
      email: `${userId}@deleted.invalid`,
      email_verified_at: null,
      first_name: FORMER_NAME,
      last_name: '',
      password_hash: null,
      picture: null,
      disabled_at: orNow(appUser.disabled_at),
      disabled_reason: 'deleted',
      deleted_at: sql<Date>`now()`,
    })
    .where('id', '=', userId)
    .execute();
}

/** Deletes rows that are no longer needed: tokens of ended sessions, and security log entries older than a year. */
export async function deleteOldRows(db: Db): Promise<void> {
  await db
    .deleteFrom('refresh_token')
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('expires_at', '<', sql<Date>`now()`),
        eb(
          'session_id',
          'in',
          selectFrom('session as s')
            .select('s.id')
            .where('s.ended_at', '<', sql<Date>`now() - interval '1 day'`),
        ),
      ]),
    )
    .execute();
  await db
    .deleteFrom('used_ticket')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
  await db
    .deleteFrom('mail_token')
    .where('expires_at', '<', sql<Date>`now() - interval '30 days'`)
    .execute();
  await db
    .deleteFrom('security_event')
    .where('at', '<', sql<Date>`now() - interval '1 year'`)
    .execute();
  await deleteExpiredTokens(db);
  const longAgo = sql<Date>`now() - interval '90 days'`;
  await db
    .deleteFrom('session as s')
    .where(({ eb, or }) => or([eb('s.ended_at', '<', longAgo), eb('s.last_seen_at', '<', longAgo)]))
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom('refresh_token as r').select('r.hash').whereRef('r.session_id', '=', 's.id'))),
    )
    .execute();
}

export const deletedAccounts = (db: Db) => db.selectFrom('app_user').select('id').where('deleted_at', 'is not', null);

/** Adds accounts whose names show in an imported archive's history. They cannot sign in. */
export async function insertNamedPeople(
  db: Db,
  people: readonly { readonly id: string; readonly first_name: string; readonly last_name: string }[],
): Promise<void> {
  if (people.length === 0) return;
  const columns = [
    'id',
    'first_name',
    'last_name',
    'username',
    'email',
    'disabled_at',
    'disabled_reason',
    'deleted_at',
  ] as const;
  await db
    .insertInto('app_user')
    .columns(columns)
    .expression(
      db
        .selectFrom(asRows('app_user', people, 'given'))
        .select(({ ref }) => [
          'given.id',
          'given.first_name',
          'given.last_name',
          sql<string>`'brought-' || ${ref('given.id')}`.as('username'),
          sql<string>`${ref('given.id')} || '@brought.invalid'`.as('email'),
          sql<Date>`now()`.as('disabled_at'),
          sql<string>`'brought'`.as('disabled_reason'),
          sql<Date>`now()`.as('deleted_at'),
        ]),
    )
    .execute();
}

export async function deleteAccounts(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('app_user').where('id', '=', anyOf(ids)).execute();
}
