import { randomBytes } from 'node:crypto';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Transporter } from 'nodemailer';
import { newId } from '@crease/core/ids.js';
import { CONFIG, type Config } from '../config/config.js';
import { Database, type Db, type Transaction } from '../database/database.js';
import { JobsService } from '../jobs/jobs.service.js';
import { Round } from '../jobs/round.js';
import { mailToken, TOKEN_PLACE } from './mail-token.js';

export interface MailMessage {
  /** What it is about: 'invitation', … */
  readonly kind: string;
  readonly leagueId: string | null;
  readonly to: string;
  readonly subject: string;
  /** Plain text; with a `nonce`, `{token}` in it becomes the token of the link when the mail leaves. */
  readonly body: string;
  /** Given by a job that may be done twice, so that its message is written once. */
  readonly id?: string;
  /** Whose account it is about, when it is not about a league. */
  readonly userId?: string;
  readonly nonce?: string;
  /** What its truth hangs on, an invitation or a trade in a certain state: looked at again when the mail leaves. */
  readonly about?: string;
}

interface OutgoingMail {
  kind: string;
  league_id: string | null;
  to_address: string;
  subject: string;
  body: string;
  token_nonce: string | null;
  about: string | null;
}

/** What a message is worth when it leaves: nothing any more, or what stands in it for its `{token}`. */
export type StillTrue = { readonly true: false } | { readonly true: true; readonly token?: string };
type Look = (sql: Transaction['sql'], about: string) => Promise<StillTrue>;

/** Hears that a message about a league was sent, or was not taken; in the transaction that writes it down. */
type OnOutcome = (transaction: Transaction, leagueId: string) => Promise<void>;

const QUEUE = 'mail';
const SWEEP_EVERY_MS = 60_000;
/** A mail server that does not take a message is asked again for a day, at longer and longer intervals up to this one. */
const ASK_AGAIN_MS = 15 * 60_000;
const PATIENCE_MS = 15_000;

/**
 * Outgoing mail. A message is a row written with the change that causes it; a job sends it afterwards. Without a mail server the
 * row stays where a commissioner can read and pass it on.
 */
@Injectable()
export class MailService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Mail');
  private opened: Promise<Transporter> | null = null;
  private readonly sweeps = new Round('Mail', () => this.queueLost());
  private readonly followers = new Map<string, OnOutcome>();
  private readonly looks = new Map<string, Look>();

  constructor(
    private readonly database: Database,
    private readonly jobs: JobsService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The way to the mail server, loaded with the first message. */
  private transport(server: string): Promise<Transporter> {
    return (this.opened ??= import('nodemailer').then(({ createTransport }) => createTransport(withTimeouts(server))));
  }

  onApplicationBootstrap(): void {
    if (!this.config.SMTP_URL) return;
    this.jobs.work(QUEUE, ({ data }) => this.deliver(String(data.id)), 2);
    this.sweeps.every(SWEEP_EVERY_MS);
  }

  onModuleDestroy(): void {
    this.sweeps.end();
    void this.opened?.then((transport) => transport.close());
  }

  /** Whoever shows what becomes of messages of a kind registers here. */
  follow(kind: string, tell: OnOutcome): void {
    this.followers.set(kind, tell);
  }

  /** Whoever knows whether messages of a kind, or about a kind of thing, are still true registers here. */
  vouch(thing: 'invitation' | 'trade', look: Look): void {
    this.looks.set(thing, look);
  }

  /** Takes a message back that has not left yet, in the caller's transaction. 'sent': too late; 'none': there never was one. */
  async takeBack(db: Db, id: string): Promise<'taken-back' | 'sent' | 'none'> {
    const unsent = await db
      .deleteFrom('mail')
      .where('id', '=', id)
      .where('sent_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (unsent !== undefined) return 'taken-back';
    const sent = await db.selectFrom('mail').select('id').where('id', '=', id).executeTakeFirst();
    return sent === undefined ? 'none' : 'sent';
  }

  /** Writes the message inside the caller's transaction. To be followed by `queue` after the commit. */
  async write(
    { sql }: Pick<Transaction, 'sql'>,
    { kind, leagueId, to, subject, body, userId, nonce, about, id = newId(randomBytes) }: MailMessage,
  ): Promise<string> {
    await sql(
      'insert into mail (id, kind, league_id, to_address, subject, body, user_id, token_nonce, about) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)',
      [id, kind, leagueId, to, oneLine(subject), body, userId ?? null, nonce ?? null, about ?? null],
    );
    return id;
  }

  /** Has a committed message sent. One that cannot be queued now is found by the next sweep. */
  async queue(id: string): Promise<void> {
    if (!this.config.SMTP_URL) return;
    try {
      await this.jobs.add(QUEUE, 'send', { id }, { jobId: `mail-${id}`, insist: ASK_AGAIN_MS });
    } catch (error) {
      this.logger.warn(`Message ${id} is not queued yet: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  /** A message may go out twice when a process dies after sending; its Message-ID lets the receiver see one. */
  private async deliver(id: string): Promise<void> {
    const [mail] = await this.database.query<OutgoingMail>(
      'select kind, league_id, to_address, subject, body, token_nonce, about from mail where id = $1 and sent_at is null and withdrawn_at is null',
      [id],
    );
    if (!mail || !this.config.SMTP_URL) return;
    const still = await this.look(mail);
    if (!still.true) {
      await this.note(
        mail,
        `update mail set withdrawn_at = now(), failed_reason = 'It was no longer true when it could be sent.' where id = $1`,
        [id],
      );
      return;
    }
    try {
      const transport = await this.transport(this.config.SMTP_URL);
      await transport.sendMail({
        from: this.config.MAIL_FROM,
        to: { name: '', address: mail.to_address },
        subject: mail.subject,
        text: withToken(
          mail.body,
          still.token ?? (mail.token_nonce === null ? null : mailToken(this.config.SESSION_SECRET, mail.token_nonce)),
        ),
        messageId: `<${id}@${new URL(this.config.publicUrl).hostname}>`,
      });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      await this.note(mail, 'update mail set failed_reason = $2 where id = $1', [id, reason.slice(0, 500)]);
      throw error;
    }
    await this.note(mail, 'update mail set sent_at = now(), failed_reason = null where id = $1', [id]);
  }

  /** A mail may wait for a day, or for a mail server: what it says is looked at again before it leaves. */
  private async look({ about }: OutgoingMail): Promise<StillTrue> {
    const look = about === null ? undefined : this.looks.get(about.slice(0, about.indexOf(':')));
    return look === undefined || about === null
      ? { true: true }
      : look(this.database.sql, about.slice(about.indexOf(':') + 1));
  }

  private async note({ kind, league_id }: OutgoingMail, text: string, params: readonly unknown[]): Promise<void> {
    const tell = this.followers.get(kind);
    if (tell === undefined || league_id === null) {
      await this.database.query(text, params);
      return;
    }
    await this.database.write(async (transaction) => {
      await transaction.sql(text, params);
      await tell(transaction, league_id);
    });
  }

  /** Finds what a lost job left behind. Where there still is one, which waits for its turn or its next attempt, nothing happens. */
  sweep(): Promise<void> {
    return this.sweeps.now();
  }

  private async queueLost(): Promise<void> {
    if (!this.config.SMTP_URL) return;
    const rows = await this.database.query<{ id: string }>(
      `select id from mail where sent_at is null and withdrawn_at is null and created_at between now() - interval '1 day' and now() - interval '30 seconds' order by created_at limit 200`,
    );
    for (const { id } of rows) await this.queue(id);
  }
}

const withToken = (body: string, token: string | null): string =>
  token === null ? body : body.replaceAll(TOKEN_PLACE, token);

/** Text from users must not become a header of its own. */
const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 200);

function withTimeouts(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout']) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(PATIENCE_MS));
  }
  return url.href;
}
