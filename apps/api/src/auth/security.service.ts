import { Inject, Injectable, Logger } from '@nestjs/common';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Database, type Transaction } from '../platform/database/database.js';
import { MailService } from '../platform/mail/mail.service.js';
import { newsOf, tellUsersOf } from './account.news.js';
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

/** Whose account page is open sees it there at once. */
const INSERT = `
  with logged as (
    insert into security_event (kind, user_id, actor_id, address, user_agent, data) values ($1, $2, $3, $4, $5, $6::jsonb) returning user_id),
  ${tellUsersOf('logged', '$7::text')}
  select 1 as one from told`;

/** The log of what concerns security. What the account's owner must learn of is told to him by mail as well. */
@Injectable()
export class SecurityLog {
  private readonly logger = new Logger('Security');

  constructor(
    private readonly database: Database,
    private readonly mail: MailService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Beside what the caller does anyway: the answer does not wait for it, and it never fails. */
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
      await this.database.query(INSERT, values(event), 'security-event');
      return;
    }
    const mailId = await this.database.write((transaction) => this.writeInside(transaction, event));
    if (mailId !== null) await this.mail.queue(mailId);
  }

  /** Inside the caller's transaction. The message, if there is one, is to be queued after the commit. */
  async writeInside(transaction: Pick<Transaction, 'sql'>, event: SecurityEvent): Promise<string | null> {
    await transaction.sql(INSERT, values(event));
    return this.writeNotice(transaction, event);
  }

  /** The message alone: what happened stands in the log already. */
  async writeNotice(transaction: Pick<Transaction, 'sql'>, event: SecurityEvent): Promise<string | null> {
    const notice = NOTICES[event.kind];
    if (!notice || !this.tells(event)) return null;
    const [user] = await transaction.sql<{ email: string; first_name: string }>(
      'select email, first_name from app_user where id = $1 and deleted_at is null',
      [event.userId],
    );
    if (!user) return null;
    if (notice.hourly) {
      const [told] = await transaction.sql(
        `select 1 as one from mail where user_id = $1 and kind = 'security' and subject = $2 and created_at > now() - interval '1 hour' limit 1`,
        [event.userId, notice.subject],
      );
      if (told) return null;
    }
    return this.mail.write(transaction, {
      kind: 'security',
      leagueId: null,
      userId: event.userId ?? undefined,
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

function values({ kind, userId, actorId = null, client = null, data = {} }: SecurityEvent): unknown[] {
  return [
    kind,
    userId,
    actorId,
    client?.address ?? null,
    client?.userAgent?.slice(0, 300) ?? null,
    JSON.stringify(data),
    newsOf(kind),
  ];
}
