import { randomBytes } from 'node:crypto';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { sql, type Expression, type InferResult, type UpdateObject } from 'kysely';
import type { Transporter } from 'nodemailer';
import { newId } from '@crease/core/ids.js';
import { CONFIG, type Config } from '../config/config.js';
import { Database, type Db, type Tables, type Transaction } from '../database/database.js';
import { ignoringCase } from '../database/sql.js';
import { JobsService } from '../jobs/jobs.service.js';
import { Metrics } from '../metrics/metrics.js';
import { Round } from '../round.js';
import { mailToken, TOKEN_PLACE } from './mail-token.js';
import { OUTDATED } from './mail.words.js';

export interface MailMessage {
  readonly kind: string;
  readonly leagueId: string | null;
  readonly to: string;
  readonly subject: string;
  /** Plain text. With a `nonce`, `{token}` becomes the link's token at sending. */
  readonly body: string;
  /** Lets a job that runs twice write the message once. */
  readonly id?: string;
  /** Account that the message is about, when it is not about a league. */
  readonly userId?: string;
  readonly nonce?: string;
  /** An invitation, or a trade in a certain state. A check before sending confirms that it still applies. */
  readonly about?: string;
  /** An iCalendar event attached to the message. */
  readonly calendar?: string;
}

const unsent = (db: Db) => db.selectFrom('mail').where('sent_at', 'is', null).where('withdrawn_at', 'is', null);

const outgoing = (db: Db, id: string) =>
  unsent(db)
    .where('id', '=', id)
    .select(['id', 'kind', 'league_id', 'to_address', 'subject', 'body', 'token_nonce', 'about', 'calendar']);
type OutgoingMail = InferResult<ReturnType<typeof outgoing>>[number];

/** Whether the message still applies, and the token for its `{token}`. */
export type StillTrue = { readonly true: false } | { readonly true: true; readonly token?: string };
type Check = (db: Db, about: string) => Promise<StillTrue>;

/** Called inside the transaction that records that a message about a league was sent or failed. */
type OnOutcome = (transaction: Transaction, leagueId: string) => Promise<void>;

const QUEUE = 'mail';
const SWEPT = 200;
const SWEEP_EVERY_MS = 60_000;
/** Longest retry interval after the mail server refuses a message; retries last a day. */
const ASK_AGAIN_MS = 15 * 60_000;
const PATIENCE_MS = 15_000;

/**
 * A message is a row written with the change that causes it; a job sends it afterwards. Without a mail server the row
 * stays, and a commissioner can pass it on.
 */
@Injectable()
export class MailService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Mail');
  private opened: Promise<Transporter> | null = null;
  private readonly sweeps = new Round('Mail', () => this.queueLost());
  /** Last message of the previous sweep; the next one continues after it. */
  private sweptTo = '';
  private readonly followers = new Map<string, OnOutcome>();
  private readonly checks = new Map<string, Check>();

  constructor(
    private readonly database: Database,
    private readonly jobs: JobsService,
    private readonly metrics: Metrics,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Opens the mail server's connection; the first message loads the library. */
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

  /** Registers a callback for sent and failed messages of a kind about a league. */
  follow(kind: string, tell: OnOutcome): void {
    this.followers.set(kind, tell);
  }

  /** Registers the check that decides if messages about a kind of thing still apply. */
  vouch(thing: 'invitation' | 'trade', check: Check): void {
    this.checks.set(thing, check);
  }

  /** Withdraws an unsent message in the caller's transaction. 'sent': too late. 'none': there is no such message. */
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

  /** Writes the message inside the caller's transaction. Call `queue` after the commit. */
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

  /** Deletes every message to an address except `except`, which still has to be sent. */
  async forgetAddress(db: Db, address: string, except: string | null): Promise<void> {
    await db
      .deleteFrom('mail')
      .where(({ ref }) => ignoringCase(ref('to_address'), address))
      .where('id', 'is distinct from', except)
      .execute();
  }

  /** Deletes messages after 30 days unless a league's page lists them, and messages to `deleted` accounts once sent. */
  async deleteOld(db: Db, deleted: Expression<{ id: string }>): Promise<void> {
    await db
      .deleteFrom('mail')
      .where(({ eb, or }) => or([eb('user_id', 'is not', null), eb('league_id', 'is', null)]))
      .where(({ eb, and, or, ref }) =>
        or([
          eb('created_at', '<', sql<Date>`now() - interval '30 days'`),
          and([eb('sent_at', 'is not', null), sql<boolean>`${ref('user_id')} in ${deleted}`]),
        ]),
      )
      .execute();
  }

  /** Queues a committed message. If that fails, the next sweep finds it. */
  async queue(id: string): Promise<void> {
    if (!this.config.SMTP_URL) return;
    try {
      await this.jobs.add(QUEUE, 'send', { id }, { jobId: `mail-${id}`, insist: ASK_AGAIN_MS });
    } catch (error) {
      this.logger.warn(`Message ${id} is not queued yet: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  /**
   * Sends a message. It may go out twice when a process dies after sending; the Message-ID lets the receiver detect
   * duplicates.
   */
  private async deliver(id: string): Promise<void> {
    const [mail] = await this.database.prepared('outgoing-mail', outgoing(this.database.db, id));
    if (!mail || !this.config.SMTP_URL) return;
    const still = await this.check(mail);
    if (!still.true) {
      await this.storeOutcome(mail, {
        withdrawn_at: sql<Date>`now()`,
        failed_reason: OUTDATED,
      });
      this.metrics.count('mails', { outcome: 'withdrawn' });
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
      this.metrics.count('mails', { outcome: 'failed' });
      await this.storeOutcome(mail, { failed_reason: reason.slice(0, 500) });
      throw error;
    }
    this.metrics.count('mails', { outcome: 'sent' });
    await this.storeOutcome(mail, { sent_at: sql<Date>`now()`, failed_reason: null });
  }

  /** Checks the message again before sending, because it may have waited for hours. */
  private async check({ about }: OutgoingMail): Promise<StillTrue> {
    const check = about === null ? undefined : this.checks.get(about.slice(0, about.indexOf(':')));
    return check === undefined || about === null
      ? { true: true }
      : check(this.database.db, about.slice(about.indexOf(':') + 1));
  }

  private async storeOutcome(
    { id, kind, league_id }: OutgoingMail,
    outcome: UpdateObject<Tables, 'mail'>,
  ): Promise<void> {
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

  /** Queues messages whose job was lost, but not while the job still waits or retries. */
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
      .where('id', '>', this.sweptTo)
      .orderBy('id')
      .limit(SWEPT)
      .execute();
    this.sweptTo = rows.length === SWEPT ? (rows.at(-1)?.id ?? '') : '';
    for (const { id } of rows) await this.queue(id);
  }
}

const withToken = (body: string, token: string | null): string =>
  token === null ? body : body.replaceAll(TOKEN_PLACE, token);

/** Flattens user text so that it cannot add a header. */
const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 200);

/** Attaches an event so that mail programs offer to add it to the calendar, or to remove it. */
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

export async function deleteMailsOfLeague(db: Db, leagueId: string): Promise<void> {
  await db.deleteFrom('mail').where('league_id', '=', leagueId).execute();
}
