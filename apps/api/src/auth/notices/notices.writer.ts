import { sql } from 'kysely';
import type { Mail } from '@crease/core/notifications/notification.words.js';
import type { Db, Transaction } from '../../platform/database/database.js';
import { anyOf, asRows } from '../../platform/database/sql.js';
import { toUser } from '../../platform/events/audience.js';
import { namesIn } from '../../platform/database/rows.js';

const noticeRow = namesIn('notice');

/** A notice in the product. It does not depend on the user's mail preferences. */
export interface NewNotice {
  readonly userId: string;
  readonly leagueId: string | null;
  readonly says: Mail;
  /** Page that the notice is about: '/Lg…/trade/review/Tr…'. */
  readonly path: string | null;
}

/**
 * Writes notices as the last step of the caller's transaction. Users' streams are always locked after those of leagues
 * and teams, and in one order, so that transactions do not deadlock.
 */
export async function writeNotices({ db, record }: Transaction, notices: readonly NewNotice[]): Promise<void> {
  if (notices.length === 0) return;
  const columns = ['user_id', 'league_id', 'says', 'path'] as const;
  const given = notices.map(({ userId, leagueId, says, path }) => ({
    user_id: userId,
    league_id: leagueId,
    says,
    path,
  }));
  await db
    .insertInto('notice')
    .columns(columns)
    .expression(db.selectFrom(asRows('notice', given, 'given')).select(columns))
    .execute();
  for (const userId of [...new Set(notices.map((notice) => notice.userId))].sort())
    await record(toUser(userId, null, { type: 'noticesChanged' }));
}

/** Selects notices by ids, or all up to one. */
export interface Marked {
  readonly read: boolean;
  readonly ids?: readonly string[] | undefined;
  readonly upTo?: string | undefined;
}

export async function markNotices(db: Db, userId: string, { read, ids, upTo }: Marked): Promise<boolean> {
  const changed = await db
    .updateTable('notice')
    .set({ read_at: read ? sql<Date>`now()` : null })
    .where('user_id', '=', userId)
    .where('read_at', read ? 'is' : 'is not', null)
    .$if(ids !== undefined, (all) => all.where('id', '=', anyOf((ids ?? []).map(Number))))
    .$if(upTo !== undefined, (all) => all.where('id', '<=', Number(upTo)))
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** Marks the notices about a page as read when the user has opened the page. Returns whether any changed. */
export async function readNoticesOf(db: Db, userId: string, page: string): Promise<boolean> {
  const read = await db
    .updateTable('notice')
    .set({ read_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where(({ or, eb }) => or([eb('path', '=', page), eb('path', 'like', `${page}?%`)]))
    .executeTakeFirst();
  return read.numUpdatedRows > 0n;
}

/** Replaces a person's name by `instead` where notices of these kinds in some leagues name them as the actor. */
export async function renameInNotices(
  db: Db,
  leagueIds: readonly string[],
  kinds: readonly Mail['kind'][],
  { name, instead }: { readonly name: string; readonly instead: string },
): Promise<void> {
  await db
    .updateTable('notice')
    .set({ says: sql<Mail>`jsonb_set(${noticeRow.says}, '{figures,by}', to_jsonb(${instead}::text))` })
    .where('league_id', '=', anyOf(leagueIds))
    .where(sql<boolean>`${noticeRow.says} ->> 'kind' = ${anyOf(kinds)}`)
    .where(sql<boolean>`${noticeRow.says} -> 'figures' ->> 'by' = ${name}`)
    .execute();
}

export async function putCalendarAddress(
  db: Db,
  userId: string,
  { nonce, tokenHash }: { readonly nonce: string; readonly tokenHash: string },
): Promise<void> {
  await db
    .insertInto('calendar_address')
    .values({ user_id: userId, nonce, token_hash: tokenHash })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(({ ref }) => ({
        nonce,
        token_hash: tokenHash,
        made_at: ref('excluded.made_at'),
        asked_at: sql<Date | null>`null`,
      })),
    )
    .execute();
}

export async function endCalendarAddress(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('calendar_address').where('user_id', '=', userId).execute();
}

/** Finds the user whose calendar has the address and records the request time. Ignores disabled accounts. */
export const askedCalendar = (db: Db, tokenHash: string) =>
  db
    .updateTable('calendar_address as c')
    .from('app_user as u')
    .set({ asked_at: sql<Date>`now()` })
    .whereRef('u.id', '=', 'c.user_id')
    .where('u.disabled_at', 'is', null)
    .where('c.token_hash', '=', tokenHash)
    .returning(['c.user_id', 'u.language'])
    .executeTakeFirst();

const KEPT_DAYS = 180;

export async function deleteOldNotices(db: Db): Promise<void> {
  await db
    .deleteFrom('notice')
    .where('at', '<', sql<Date>`now() - make_interval(days => ${sql.lit(KEPT_DAYS)})`)
    .execute();
}

export async function deleteNoticesOfLeague(db: Db, leagueId: string): Promise<void> {
  await db.deleteFrom('notice').where('league_id', '=', leagueId).execute();
}

export async function forgetNotices(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('notice').where('user_id', '=', userId).execute();
  await endCalendarAddress(db, userId);
}
