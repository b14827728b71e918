import { sql, type Expression, type InferResult, type SqlBool } from 'kysely';
import { withoutAccents } from '@crease/core/text.rules.js';
import type { Db } from '../platform/database/database.js';
import { namesIn } from '../platform/database/rows.js';
import { anyOf } from '../platform/database/sql.js';

const u = namesIn('app_user as u');

export const accounts = (db: Db) =>
  db
    .selectFrom('app_user as u')
    .select(({ selectFrom }) => [
      'u.id',
      'u.username',
      'u.first_name',
      'u.last_name',
      'u.email',
      'u.email_verified_at',
      'u.picture',
      'u.created_at',
      'u.disabled_at',
      'u.disabled_reason',
      selectFrom('session as s')
        .select(({ fn }) => fn.max(fn<Date>('greatest', ['s.last_seen_at', 's.active_at'])).as('at'))
        .whereRef('s.user_id', '=', 'u.id')
        .as('last_seen_at'),
    ])
    .where('u.deleted_at', 'is', null);

export type AccountRow = InferResult<ReturnType<typeof accounts>>[number];

export async function leaguesOf(db: Db, users: readonly AccountRow[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('membership')
    .select(({ fn }) => ['user_id', fn.countAll<number>().as('leagues')])
    .where('user_id', '=', anyOf(users.map(({ id }) => id)))
    .groupBy('user_id')
    .execute();
  return new Map(rows.map(({ user_id, leagues }) => [user_id, leagues]));
}

/** The text anywhere in a value, ignoring case and accents; `%` and `_` match literally. */
export const contains = (value: Expression<string>, text: string): Expression<SqlBool> =>
  sql<SqlBool>`regexp_replace(normalize(lower(${value}), NFD), '[\\u0300-\\u036f]', '', 'g') like ${`%${withoutAccents(text).replace(/[\\%_]/g, '\\$&')}%`}`;

export const matches = (search: string): Expression<SqlBool> =>
  contains(sql<string>`${u.username} || ' ' || ${u.first_name} || ' ' || ${u.last_name} || ' ' || ${u.email}`, search);
