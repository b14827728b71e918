import { Inject, Injectable } from '@nestjs/common';
import { mailBody, mailWords, type Mail } from '@crease/core/notifications/notification.words.js';
import type { Mention } from '@crease/core/talk/talk.rules.js';
import { languageOfReader } from '../auth/account/language.queries.js';
import { writeNotices, type NewNotice } from '../auth/notices/notices.writer.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import type { Db, Transaction } from '../platform/database/database.js';
import { RateLimiter } from '../platform/http/rate-limit.js';
import { MailService } from '../platform/mail/mail.service.js';

export type TalkMail = Mail<'talk-mention' | 'talk-reply' | 'poll'>;

/** Most mails from the board to one person per day. Notices in the product have no limit. */
const MAILS_A_DAY = 20;

const membersOf = (db: Db, leagueId: string) =>
  db
    .selectFrom('membership as m')
    .innerJoin('app_user as u', 'u.id', 'm.user_id')
    .innerJoin('league as l', 'l.id', 'm.league_id')
    .leftJoin('team as t', (join) => join.onRef('t.league_id', '=', 'm.league_id').onRef('t.id', '=', 'm.team_id'))
    .leftJoin('notification_preference as n', 'n.user_id', 'u.id')
    .select([
      'u.id',
      'u.email',
      'u.first_name',
      languageOfReader().as('language'),
      'm.team_id',
      't.name as team',
      'n.off',
      'l.name as league',
    ])
    .where('m.league_id', '=', leagueId)
    .where('u.disabled_at', 'is', null)
    .orderBy('u.id');
type Hearer = Awaited<ReturnType<ReturnType<typeof membersOf>['execute']>>[number];

interface Place {
  readonly leagueId: string;
  readonly threadId: string;
}
const pageOf = ({ leagueId, threadId }: Place) => `/${leagueId}/talk/${threadId}`;

/** Notifies members about the board, each at most once per event and never its author. */
@Injectable()
export class TalkNews {
  constructor(
    private readonly mail: MailService,
    private readonly limiter: RateLimiter,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Notifies of a new or edited post: members it mentions, and authors in the thread who have read their last notice of
   * it. Call it last in the transaction. Returns mails to queue after the commit.
   */
  async written(
    transaction: Transaction,
    place: Place & { readonly title: string; readonly number: number; readonly reply: boolean },
    by: { readonly userId: string; readonly name: string },
    mentions: readonly Mention[],
  ): Promise<string[]> {
    const { db } = transaction;
    const people = (await membersOf(db, place.leagueId).execute()).filter(({ id }) => id !== by.userId);
    const named = new Map<string, TalkMail>();
    for (const { id, team_id, team } of people) {
      const self = mentions.some((one) => one.kind === 'person' && one.id === id);
      if (!self && !mentions.some((one) => one.kind === 'team' && one.id === team_id)) continue;
      const figures = { by: by.name, thread: place.title, team: self ? null : team };
      named.set(id, { kind: 'talk-mention', key: 'mentioned', figures });
    }
    if (place.reply)
      for (const id of await this.waiting(db, place)) {
        if (named.has(id)) continue;
        named.set(id, { kind: 'talk-reply', key: 'replied', figures: { by: by.name, thread: place.title } });
      }
    const path = `${pageOf(place)}?post=${place.number}`;
    return this.tell(
      transaction,
      place.leagueId,
      path,
      people.flatMap((person) => {
        const says = named.get(person.id);
        return says === undefined ? [] : [{ person, says }];
      }),
    );
  }

  async polled(transaction: Transaction, place: Place, says: Mail<'poll'>, by: string | null): Promise<string[]> {
    const people = await membersOf(transaction.db, place.leagueId).execute();
    return this.tell(
      transaction,
      place.leagueId,
      pageOf(place),
      people.filter(({ id }) => id !== by).map((person) => ({ person, says })),
    );
  }

  async queue(mails: readonly string[]): Promise<void> {
    for (const id of mails) await this.mail.queue(id);
  }

  /** Authors in the thread without an unread notice about it. */
  private async waiting(db: Db, place: Place): Promise<string[]> {
    const rows = await db
      .selectFrom('talk_post as p')
      .select('p.author_id')
      .distinct()
      .where('p.league_id', '=', place.leagueId)
      .where('p.thread_id', '=', place.threadId)
      .where('p.deleted_at', 'is', null)
      .where(({ exists, not, selectFrom }) =>
        not(
          exists(
            selectFrom('notice as n')
              .select('n.id')
              .whereRef('n.user_id', '=', 'p.author_id')
              .where('n.read_at', 'is', null)
              .where('n.path', 'like', `${pageOf(place)}?%`),
          ),
        ),
      )
      .execute();
    return rows.map(({ author_id }) => author_id);
  }

  private async tell(
    transaction: Transaction,
    leagueId: string,
    path: string,
    told: readonly { readonly person: Hearer; readonly says: TalkMail }[],
  ): Promise<string[]> {
    const { db } = transaction;
    const mails: string[] = [];
    for (const { person, says } of told) {
      if (person.off?.includes(says.kind) === true) continue;
      const limit = { key: `talk-mail:${person.id}`, limit: MAILS_A_DAY, windowSeconds: 86_400 };
      if (!(await this.limiter.spend(db, [limit]))) continue;
      const { subject, lines } = mailWords(says, person.language);
      const url = `${this.config.publicUrl}${path}`;
      const body = mailBody({
        name: person.first_name,
        language: person.language,
        lines,
        url,
        league: person.league,
      });
      mails.push(await this.mail.write(db, { kind: says.kind, leagueId, to: person.email, subject, body }));
    }
    const notices = told.map(({ person, says }): NewNotice => ({ userId: person.id, leagueId, says, path }));
    await writeNotices(transaction, notices);
    return mails;
  }
}
