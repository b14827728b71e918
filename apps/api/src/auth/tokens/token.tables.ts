import { sql, type Insertable } from 'kysely';
import type { Db, Tables } from '../../platform/database/database.js';
import { clockNow, isSo } from '../../platform/database/sql.js';
import { namesIn } from '../../platform/database/rows.js';

const t = namesIn('access_token as t');

/** The last use is stored to the minute, so that most requests write nothing. */
const SHOWN_TO_SECONDS = 60;

/** The token of a hash, with its user. No row when it was revoked, or when the account was disabled or deleted. */
export const tokenByHash = (db: Db, hash: string) =>
  db
    .selectFrom('access_token as t')
    .innerJoin('app_user as u', 'u.id', 't.user_id')
    .select(({ eb }) => [
      't.id',
      't.user_id',
      't.name',
      't.scopes',
      't.expires_at',
      'u.email',
      isSo(eb('t.expires_at', '<=', clockNow)).as('expired'),
      sql<boolean>`coalesce(${t.last_used_at} < now() - make_interval(secs => ${sql.lit(SHOWN_TO_SECONDS)}), true)`.as(
        'stale',
      ),
    ])
    .where('t.hash', '=', hash)
    .where('u.disabled_at', 'is', null)
    .where('u.deleted_at', 'is', null);

export const markTokenUsed = (db: Db, tokenId: string) =>
  db
    .updateTable('access_token')
    .set({ last_used_at: sql<Date>`now()` })
    .where('id', '=', tokenId);

export const tokensOf = (db: Db, userId: string) =>
  db
    .selectFrom('access_token')
    .select(['id', 'name', 'scopes', 'created_at', 'expires_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id');

export const livingTokens = (db: Db, userId: string) =>
  db.selectFrom('access_token').select('id').where('user_id', '=', userId).where('expires_at', '>', clockNow);

type NewToken = Omit<Insertable<Tables['access_token']>, 'expires_at'>;

/** `days`: lifetime. */
export const insertToken = (db: Db, token: NewToken, days: number) =>
  db
    .insertInto('access_token')
    .values({ ...token, expires_at: sql<Date>`now() + make_interval(days => ${days}::int)` })
    .returning(['id', 'name', 'scopes', 'created_at', 'expires_at', 'last_used_at']);

export const deleteToken = (db: Db, userId: string, tokenId: string) =>
  db.deleteFrom('access_token').where('id', '=', tokenId).where('user_id', '=', userId).returning('name');

/** Revokes all tokens of a user. Call it in the transaction of the change, which has locked the account's row. */
export async function revokeTokens(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('access_token').where('user_id', '=', userId).execute();
}

/** Deletes tokens that expired a month ago. Until then the list shows them. */
export async function deleteExpiredTokens(db: Db): Promise<void> {
  await db
    .deleteFrom('access_token')
    .where('expires_at', '<', sql<Date>`now() - interval '30 days'`)
    .execute();
}
