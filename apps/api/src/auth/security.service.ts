import { Inject, Injectable, Logger } from '@nestjs/common';
import { sql } from 'kysely';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Database, type Db } from '../platform/database/database.js';
import { json } from '../platform/database/sql.js';
import { MailService } from '../platform/mail/mail.service.js';
import { newsOf } from './account.news.js';
import { numberedFor, toldBy } from '../platform/events/tell-users.js';
import type { Client } from './client.js';
import { accountMailsIn } from './mail/account-mail.words.js';
import { HOURLY, isNoticeKind, noticeIn, type SecurityKind } from './words/security.words.js';

export interface SecurityEvent {
  readonly kind: SecurityKind;
  /** Account that the event concerns; null without one. */
  readonly userId: string | null;
  /** User who did it, when not the account's owner. */
  readonly actorId?: string | null;
  readonly client?: Client | null;
  /** Never contains a password, a token or a link. */
  readonly data?: Readonly<Record<string, unknown>>;
  /** Recipient of the mail when it is not the account's present address. */
  readonly to?: string;
}

/** Log of security events. For some kinds (`isNoticeKind`) the account's owner also gets a mail. */
@Injectable()
export class SecurityLog {
  private readonly logger = new Logger('Security');

  constructor(
    private readonly database: Database,
    private readonly mail: MailService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Writes in the background and never throws. */
  record(event: SecurityEvent): void {
    this.write(event).catch((error: unknown) =>
      this.logger.warn(
        `${event.kind} could not be written down: ${error instanceof Error ? error.message : String(error)}`,
      ),
    );
  }

  async write(event: SecurityEvent): Promise<void> {
    if (!this.tells(event)) {
      await this.database.prepared('security-event', logged(this.database.db, event));
      return;
    }
    const mailId = await this.database.write(({ db }) => this.writeInside(db, event));
    if (mailId !== null) await this.mail.queue(mailId);
  }

  /** Writes in the caller's transaction. Returns the id of a mail to queue after the commit, or null. */
  async writeInside(db: Db, event: SecurityEvent): Promise<string | null> {
    await logged(db, event).execute();
    return this.writeNotice(db, event);
  }

  /** Mails an event that is already in the log. */
  async writeNotice(db: Db, event: SecurityEvent): Promise<string | null> {
    const { kind } = event;
    if (!isNoticeKind(kind) || event.userId === null || !this.tells(event)) return null;
    const user = await db
      .selectFrom('app_user')
      .select(['email', 'first_name', 'language'])
      .where('id', '=', event.userId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (!user) return null;
    const about = `security:${kind}`;
    if (HOURLY.has(kind)) {
      const told = await db
        .selectFrom('mail')
        .select('id')
        .where('user_id', '=', event.userId)
        .where('about', '=', about)
        .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
        .limit(1)
        .executeTakeFirst();
      if (told) return null;
    }
    const notice = noticeIn(user.language, kind);
    return this.mail.write(db, {
      kind: 'security',
      about,
      leagueId: null,
      userId: event.userId,
      to: event.to ?? user.email,
      subject: notice.subject,
      body: [
        accountMailsIn(user.language).greeting({ name: user.first_name }),
        '',
        notice.text,
        '',
        notice.advice,
        '',
        `${this.config.publicUrl} · ${this.config.SUPPORT_EMAIL}`,
        '',
      ].join('\n'),
    });
  }

  private tells({ kind, userId }: SecurityEvent): boolean {
    return this.config.mail && userId !== null && isNoticeKind(kind);
  }
}

/** Writes an event into the log and publishes it to the account's open screens, in one statement. */
const logged = (db: Db, { kind, userId, actorId = null, client = null, data = {} }: SecurityEvent) =>
  db
    .with('logged', (log) =>
      log
        .insertInto('security_event')
        .values({
          kind,
          user_id: userId,
          actor_id: actorId,
          address: client?.address ?? null,
          user_agent: client?.userAgent?.slice(0, 300) ?? null,
          data: json(data),
        })
        .returning('user_id'),
    )
    .with('numbered', () => numberedFor(db, 'logged'))
    .with('told', () => toldBy(db, newsOf(kind)))
    .selectFrom('told')
    .select('told.id');
