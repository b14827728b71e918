import { Inject, Injectable, Logger } from '@nestjs/common';
import { sql } from 'kysely';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Database, type Db } from '../platform/database/database.js';
import { json } from '../platform/database/sql.js';
import { MailService } from '../platform/mail/mail.service.js';
import { newsOf } from './account.news.js';
import { numberedFor, toldBy } from '../platform/events/tell-users.js';
import type { Client } from './client.js';
import { NOTICES, type SecurityKind } from './security.words.js';

export interface SecurityEvent {
  readonly kind: SecurityKind;
  /** Whose account it concerns; null when there is none. */
  readonly userId: string | null;
  /** Who did it, when it was somebody else. */
  readonly actorId?: string | null;
  readonly client?: Client | null;
  /** Never a password, a token or a link. */
  readonly data?: Readonly<Record<string, unknown>>;
  /** Where the notice goes when it is not the account's present address. */
  readonly to?: string;
}

/** The log of what concerns security. Some of it the account's owner is told by mail as well (`NOTICES`). */
@Injectable()
export class SecurityLog {
  private readonly logger = new Logger('Security');

  constructor(
    private readonly database: Database,
    private readonly mail: MailService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Writes without holding up the caller, and never fails. */
  note(event: SecurityEvent): void {
    this.write(event).catch((error: unknown) =>
      this.logger.warn(
        `${event.kind} could not be written down: ${error instanceof Error ? error.message : String(error)}`,
      ),
    );
  }

  /** Resolves when it is in the log. */
  async write(event: SecurityEvent): Promise<void> {
    if (!this.tells(event)) {
      await this.database.prepared('security-event', logged(this.database.db, event));
      return;
    }
    const mailId = await this.database.write(({ db }) => this.writeInside(db, event));
    if (mailId !== null) await this.mail.queue(mailId);
  }

  /** Inside the caller's transaction. The message, if there is one, is to be queued after the commit. */
  async writeInside(db: Db, event: SecurityEvent): Promise<string | null> {
    await logged(db, event).execute();
    return this.writeNotice(db, event);
  }

  /** The message alone: what happened stands in the log already. */
  async writeNotice(db: Db, event: SecurityEvent): Promise<string | null> {
    const notice = NOTICES[event.kind];
    if (!notice || event.userId === null || !this.tells(event)) return null;
    const user = await db
      .selectFrom('app_user')
      .select(['email', 'first_name'])
      .where('id', '=', event.userId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (!user) return null;
    if (notice.hourly) {
      const told = await db
        .selectFrom('mail')
        .select('id')
        .where('user_id', '=', event.userId)
        .where('kind', '=', 'security')
        .where('subject', '=', notice.subject)
        .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
        .limit(1)
        .executeTakeFirst();
      if (told) return null;
    }
    return this.mail.write(db, {
      kind: 'security',
      leagueId: null,
      userId: event.userId,
      to: event.to ?? user.email,
      subject: notice.subject,
      body: [
        `Hello ${user.first_name},`,
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
    return this.config.mail && userId !== null && NOTICES[kind] !== undefined;
  }
}

/** Writes an event into the log and tells the account's open screens, in one statement. */
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
