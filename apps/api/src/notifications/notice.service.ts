import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { UNREAD_SHOWN } from '@crease/core/activity/activity.schema.js';
import { readersLanguage } from '@crease/core/locale.js';
import { noticeWords } from '@crease/core/notifications/notification.words.js';
import type {
  NoticesAnswer,
  NoticesQuery,
  NoticesReadBody,
  NoticesUnread,
} from '@crease/core/notifications/notification.schema.js';
import { markNotices } from '../auth/notices/notices.writer.js';
import { Database, type Db } from '../platform/database/database.js';
import { isSo } from '../platform/database/sql.js';
import type { SessionUser } from '../platform/http/session.js';
import { toUser } from '../platform/events/audience.js';

const noticesOf = (db: Db, userId: string) =>
  db
    .selectFrom('notice as n')
    .leftJoin('league as l', 'l.id', 'n.league_id')
    .select(({ eb }) => [
      'n.id',
      'n.says',
      'n.league_id',
      'l.name as league_name',
      'n.path',
      'n.at',
      isSo(eb('n.read_at', 'is not', null)).as('read'),
    ])
    .where('n.user_id', '=', userId)
    .orderBy('n.id', 'desc');

const unreadOf = (db: Db, userId: string) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('notice')
        .select('id')
        .where('user_id', '=', userId)
        .where('read_at', 'is', null)
        .limit(sql.lit(UNREAD_SHOWN))
        .as('n'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'));

/** A user's notices and which of them are read; the same on all of their devices. */
@Injectable()
export class NoticeService {
  constructor(private readonly database: Database) {}

  async list({ userId }: SessionUser, { before, limit }: NoticesQuery): Promise<NoticesAnswer> {
    const { db } = this.database;
    const rows = await noticesOf(db, userId)
      .$if(before !== undefined, (all) => all.where('n.id', '<', Number(before)))
      .limit(limit + 1)
      .execute();
    const page = rows.slice(0, limit);
    return {
      notices: page.map(({ id, says, at, ...row }) => ({
        id: String(id),
        kind: says.kind,
        ...noticeWords(says, readersLanguage()),
        at: at.toISOString(),
        ...row,
      })),
      next: rows.length > limit ? String(page.at(-1)?.id) : null,
      ...(await this.unread(userId)),
    };
  }

  /** Marks the caller's notices as read or unread. Ids of other users' notices are ignored. */
  async read(userId: string, { ids, up_to, read }: NoticesReadBody): Promise<NoticesUnread> {
    await this.database.write(async ({ db, record }) => {
      if (await markNotices(db, userId, { read, ids, upTo: up_to }))
        await record(toUser(userId, userId, { type: 'noticesChanged' }));
    });
    return this.unread(userId);
  }

  private async unread(userId: string): Promise<NoticesUnread> {
    const row = await unreadOf(this.database.db, userId).executeTakeFirst();
    return { unread: row?.count ?? 0 };
  }
}
