import { randomBytes } from 'node:crypto';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { sql, type Expression, type InferResult, type UpdateObject } from 'kysely';
import type { Transporter } from 'nodemailer';
import { newId } from '@crease/core/ids.js';
import { CONFIG, type Config } from '../config/config.js';
import { Database, type Db, type Tables, type Transaction } from '../database/database.js';
import { ignoringCase } from '../database/sql.js';
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
  /**
   * An invitation, or a trade in a certain state. When the mail is about to leave it is checked whether that still
   * holds.
   */
  readonly about?: string;
  /** An event for calendars (iCalendar), which goes with the message. */
  readonly calendar?: string;
}

/** Messages that are still to be sent. */
const unsent = (db: Db) => db.selectFrom('mail').where('sent_at', 'is', null).where('withdrawn_at', 'is', null);

const outgoing = (db: Db, id: string) =>
  unsent(db)
    .where('id', '=', id)
    .select(['id', 'kind', 'league_id', 'to_address', 'subject', 'body', 'token_nonce', 'about', 'calendar']);
type OutgoingMail = InferResult<ReturnType<typeof outgoing>>[number];

/** Whether a message still holds when it is about to leave; if so, what replaces its `{token}`. */
export type StillTrue = { readonly true: false } | { readonly true: true; readonly token?: string };
type Check = (db: Db, about: string) => Promise<StillTrue>;

/** Called when a message about a league was sent, or was not taken, in the transaction that writes it down. */
type OnOutcome = (transaction: Transaction, leagueId: string) => Promise<void>;

const QUEUE = 'mail';
const SWEEP_EVERY_MS = 60_000;
/**
 * A mail server that does not take a message is asked again for a day, at longer and longer intervals up to this one.
 */
const ASK_AGAIN_MS = 15 * 60_000;
const PATIENCE_MS = 15_000;

/**
 * Outgoing mail. A message is a row written with the change that causes it; a job sends it afterwards. Without a mail
 * server the row stays where a commissioner can read and pass it on.
 */
@Injectable()
export class MailService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Mail');
  private opened: Promise<Transporter> | null = null;
  private readonly sweeps = new Round('Mail', () => this.queueLost());
  private readonly followers = new Map<string, OnOutcome>();
  private readonly checks = new Map<string, Check>();

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

  /** Registers who is told whenever a message of a kind about a league was sent, or was not taken. */
  follow(kind: string, tell: OnOutcome): void {
    this.followers.set(kind, tell);
  }

  /** Whoever can tell whether messages about a kind of thing still hold registers here. */
  vouch(thing: 'invitation' | 'trade', check: Check): void {
    this.checks.set(thing, check);
  }

  /**
   * Takes a message back that has not left yet, in the caller's transaction. 'sent': too late; 'none': there never was
   * one.
   */
  async takeBack(db: Db, id: string): Promise<'taken-back' | 'sent' | 'none'> {
    const deleted = await db
      .deleteFrom('mail')
      .where('id', '=', id)
      .where('sent_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (deleted !== undefined) return 'taken-back';
    const sent = await db.selectFrom('mail').select('id').where('id', '=', id).executeTakeFirst();
    return sent === undefined ? 'none' : 'sent';
  }

  /** Writes the message inside the caller's transaction. To be followed by `queue` after the commit. */
  async write(
    db: Db,
    { kind, leagueId, to, subject, body, userId, nonce, about, calendar, id = newId(randomBytes) }: MailMessage,
  ): Promise<string> {
    await db
      .insertInto('mail')
      .values({
        id,
        kind,
        league_id: leagueId,
        to_address: to,
        subject: oneLine(subject),
        body,
        user_id: userId ?? null,
        token_nonce: nonce ?? null,
        about: about ?? null,
        calendar: calendar ?? null,
      })
      .execute();
    return id;
  }

  /** Deletes every message to an address, but for `except`, which still has to be sent. */
  async forgetAddress(db: Db, address: string, except: string | null): Promise<void> {
    await db
      .deleteFrom('mail')
      .where(({ ref }) => ignoringCase(ref('to_address'), address))
      .where('id', 'is distinct from', except)
      .execute();
  }

  /**
   * Deletes messages about accounts after 30 days, and those to `deleted` accounts as soon as they were sent. Messages
   * about a league stay: its commissioners may want to read them.
   */
  async deleteOld(db: Db, deleted: Expression<{ id: string }>): Promise<void> {
    await db
      .deleteFrom('mail')
      .where('user_id', 'is not', null)
      .where(({ eb, and, or, ref }) =>
        or([
          eb('created_at', '<', sql<Date>`now() - interval '30 days'`),
          and([eb('sent_at', 'is not', null), sql<boolean>`${ref('user_id')} in ${deleted}`]),
        ]),
      )
      .execute();
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
    const [mail] = await this.database.prepared('outgoing-mail', outgoing(this.database.db, id));
    if (!mail || !this.config.SMTP_URL) return;
    const still = await this.check(mail);
    if (!still.true) {
      await this.note(mail, {
        withdrawn_at: sql<Date>`now()`,
        failed_reason: 'It was no longer true when it could be sent.',
      });
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
        ...(mail.calendar === null ? {} : { icalEvent: eventIn(mail.calendar) }),
        messageId: `<${id}@${new URL(this.config.publicUrl).hostname}>`,
      });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      await this.note(mail, { failed_reason: reason.slice(0, 500) });
      throw error;
    }
    await this.note(mail, { sent_at: sql<Date>`now()`, failed_reason: null });
  }

  /** A mail may wait for a day, or for a mail server, so what it says is checked again before it leaves. */
  private async check({ about }: OutgoingMail): Promise<StillTrue> {
    const check = about === null ? undefined : this.checks.get(about.slice(0, about.indexOf(':')));
    return check === undefined || about === null
      ? { true: true }
      : check(this.database.db, about.slice(about.indexOf(':') + 1));
  }

  /** Writes down what became of a message, and tells whoever follows messages of its kind. */
  private async note({ id, kind, league_id }: OutgoingMail, outcome: UpdateObject<Tables, 'mail'>): Promise<void> {
    const update = (db: Db) => db.updateTable('mail').set(outcome).where('id', '=', id).execute();
    const tell = this.followers.get(kind);
    if (tell === undefined || league_id === null) {
      await update(this.database.db);
      return;
    }
    await this.database.write(async (transaction) => {
      await update(transaction.db);
      await tell(transaction, league_id);
    });
  }

  /**
   * Queues messages whose job was lost. A message whose job still waits, for its turn or its next attempt, is not
   * queued twice.
   */
  sweep(): Promise<void> {
    return this.sweeps.now();
  }

  private async queueLost(): Promise<void> {
    if (!this.config.SMTP_URL) return;
    const rows = await unsent(this.database.db)
      .select('id')
      .where(({ between }) =>
        between('created_at', sql<Date>`now() - interval '1 day'`, sql<Date>`now() - interval '30 seconds'`),
      )
      .orderBy('created_at')
      .limit(200)
      .execute();
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

/** An event as part of a message: mail programs offer to put it into the calendar, or to take it out. */
const eventIn = (calendar: string) => ({
  method: /^METHOD:(\w+)\r$/m.exec(calendar)?.[1] ?? 'PUBLISH',
  filename: 'draft.ics',
  content: calendar,
});

function withTimeouts(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout']) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(PATIENCE_MS));
  }
  return url.href;
}
