import { sql } from 'kysely';
import type { Mail } from '@crease/core/notifications/notification.words.js';
import type { Db, Transaction } from '../platform/database/database.js';
import { json } from '../platform/database/sql.js';
import { toUser } from '../platform/events/audience.js';

/** What somebody is told, in the product, whichever mails they want. */
export interface NewNotice {
  readonly userId: string;
  readonly leagueId: string | null;
  readonly says: Mail;
  /** The page that it is about, below the public address: '/Lg…/trade/review/Tr…'. */
  readonly path: string | null;
}

/**
 * Writes notices in the caller's transaction, as the last thing that it does: users' streams come after those of
 * leagues and teams, in one order for everybody, so that two transactions never wait for each other.
 */
export async function writeNotices({ db, record }: Transaction, notices: readonly NewNotice[]): Promise<void> {
  if (notices.length === 0) return;
  await db
    .insertInto('notice')
    .values(
      notices.map(({ userId, leagueId, says, path }) => ({
        user_id: userId,
        league_id: leagueId,
        says: json<Mail>(says),
        path,
      })),
    )
    .execute();
  for (const userId of [...new Set(notices.map((notice) => notice.userId))].sort())
    await record(toUser(userId, null, { type: 'noticesChanged' }));
}

/** Days for which notices are kept. */
const KEPT_DAYS = 180;

export async function deleteOldNotices(db: Db): Promise<void> {
  await db
    .deleteFrom('notice')
    .where('at', '<', sql<Date>`now() - make_interval(days => ${sql.lit(KEPT_DAYS)})`)
    .execute();
}

/** What an account that is deleted was told, and its calendar. */
export async function forgetNotices(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('notice').where('user_id', '=', userId).execute();
  await db.deleteFrom('calendar_address').where('user_id', '=', userId).execute();
}
