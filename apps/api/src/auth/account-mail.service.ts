import { randomBytes } from 'node:crypto';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { RESET_MINUTES, resetPath, VERIFY_HOURS, verifyPath } from '@crease/core/auth/links.rules.js';
import { newId } from '@crease/core/ids.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Database, within, type Transaction } from '../platform/database/database.js';
import { attemptsOfADay, JobsService, waitAfter } from '../platform/jobs/jobs.service.js';
import { TOKEN_PLACE } from '../platform/mail/mail-token.js';
import { MailService } from '../platform/mail/mail.service.js';
import type { Client } from './client.js';
import { MailLinks, type LinkPurpose } from './mail-links.service.js';
import { SecurityLog } from './security.service.js';

const QUEUE = 'account-mail';
/** A queue that is away does not hold up the answer. */
const QUEUE_PATIENCE_MS = 1_000;
/** Nothing but the task knows that somebody waits for a mail. When the database is back, he gets it after this time at the latest. */
const TRY_AGAIN_MS = 60_000;

/** `id` is that of the message it leads to: a task that is done again, since its process ended before it could say so, finds it written. */
type Task = { readonly id: string } & What;
type What =
  | { readonly name: 'resetAsked'; readonly email: string; readonly client: Client }
  | { readonly name: 'emailChangeAsked'; readonly userId: string; readonly email: string; readonly client: Client }
  | { readonly name: 'verifyAsked'; readonly userId: string }
  | { readonly name: 'addressTaken'; readonly userId: string };

interface Recipient {
  id: string;
  email: string;
  first_name: string;
  disabled: boolean;
  verified: boolean;
}

/**
 * Mails about accounts. Looking the account up and writing the mail is a job's work: whoever asked has his answer before anybody
 * knows whether there is such an account, so neither its words nor its time can tell.
 */
@Injectable()
export class AccountMail implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('AccountMail');
  private ended = false;

  constructor(
    private readonly database: Database,
    private readonly jobs: JobsService,
    private readonly mail: MailService,
    private readonly links: MailLinks,
    private readonly security: SecurityLog,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.work(QUEUE, ({ data }) => this.do(data as unknown as Task), 2);
  }

  onModuleDestroy(): void {
    this.ended = true;
  }

  /** A link to reset the password goes to the address, if it has an account. */
  resetAsked(email: string, client: Client): Promise<void> {
    return this.later({ name: 'resetAsked', email, client });
  }

  /** A link to confirm the new address goes there, unless somebody else has it: then he is told. The old address is told in any case. */
  emailChangeAsked(userId: string, email: string, client: Client): Promise<void> {
    return this.later({ name: 'emailChangeAsked', userId, email, client });
  }

  async verifyAsked(userId: string): Promise<void> {
    if (this.config.mail) await this.later({ name: 'verifyAsked', userId });
  }

  /** After an attempt to sign up: `userId` is the new account's, or that of the address's owner. */
  async afterSignUp(userId: string, created: boolean): Promise<void> {
    if (this.config.mail) await this.later({ name: created ? 'verifyAsked' : 'addressTaken', userId });
  }

  /** Resolves when the task is kept, so that whoever is answered afterwards gets his mail whatever happens to this process. */
  private async later(what: What): Promise<void> {
    const task: Task = { ...what, id: newId(randomBytes) };
    await within(
      QUEUE_PATIENCE_MS,
      this.jobs.add(QUEUE, task.name, { ...task }, { jobId: `account-mail-${task.id}`, insist: TRY_AGAIN_MS }),
    ).catch(() => {
      // Without the queue it is done here, and nobody waits for it.
      this.insist(task);
    });
  }

  /** As the queue would, for as long as this process lives. */
  private insist(task: Task, attempt = 1): void {
    this.do(task).catch((error: unknown) => {
      this.logger.warn(`${task.name}: ${error instanceof Error ? error.message : String(error)}`);
      if (this.ended || attempt >= attemptsOfADay(TRY_AGAIN_MS)) return;
      setTimeout(() => this.insist(task, attempt + 1), waitAfter(attempt, TRY_AGAIN_MS)).unref();
    });
  }

  private async do(task: Task): Promise<void> {
    switch (task.name) {
      case 'resetAsked':
        return this.reset(task.id, task.email, task.client);
      case 'emailChangeAsked':
        return this.change(task.id, task.userId, task.email, task.client);
      case 'verifyAsked':
        return this.verify(task.id, task.userId);
      case 'addressTaken':
        return this.tellAddressTaken(task.userId);
    }
  }

  private async reset(id: string, email: string, client: Client): Promise<void> {
    await this.once(id, async (transaction) => {
      const user = await this.recipient(transaction, 'lower(email) = lower($1)', email);
      if (!user || user.disabled) return null;
      await this.security.writeInside(transaction, { kind: 'resetRequested', userId: user.id, client });
      if (!this.config.mail) return null;
      return this.withLink(transaction, user, {
        id,
        purpose: 'reset',
        email: user.email,
        minutes: RESET_MINUTES,
        subject: 'Reset your password',
        lines: [
          'Somebody, hopefully you, asked to reset the password of your account.',
          `Choose a new one here within ${RESET_MINUTES} minutes:`,
          this.config.publicUrl + resetPath(TOKEN_PLACE),
          'The link works once. If it was not you, ignore this message: nothing changes.',
        ],
      });
    });
  }

  private async verify(id: string, userId: string): Promise<void> {
    await this.once(id, async (transaction) => {
      const user = await this.recipient(transaction, 'id = $1', userId);
      if (!user || user.disabled || user.verified) return null;
      return this.withLink(transaction, user, {
        id,
        purpose: 'verify',
        email: user.email,
        minutes: VERIFY_HOURS * 60,
        subject: 'Confirm your e-mail address',
        lines: [
          'Please confirm that this is your address:',
          this.config.publicUrl + verifyPath(TOKEN_PLACE),
          'If you did not create an account, ignore this message.',
        ],
      });
    });
  }

  private async change(id: string, userId: string, email: string, client: Client): Promise<void> {
    await this.once(id, async (transaction) => {
      const user = await this.recipient(transaction, 'id = $1', userId);
      if (!user || user.disabled) return null;
      const told = await this.security.writeInside(transaction, { kind: 'emailChangeAsked', userId, client });
      const owner = await this.recipient(transaction, 'lower(email) = lower($1)', email);
      if (owner && owner.id !== userId)
        return [told, await this.security.writeNotice(transaction, { kind: 'signUpRefused', userId: owner.id })];
      const link = await this.withLink(transaction, user, {
        id,
        purpose: 'change',
        email,
        minutes: VERIFY_HOURS * 60,
        subject: 'Confirm your new e-mail address',
        lines: [
          `Please confirm that your account shall have the address ${email} from now on:`,
          this.config.publicUrl + verifyPath(TOKEN_PLACE),
          'If you did not ask for this, ignore this message: nothing changes.',
        ],
      });
      return [told, link];
    });
  }

  private async tellAddressTaken(userId: string): Promise<void> {
    await this.write((transaction) => this.security.writeNotice(transaction, { kind: 'signUpRefused', userId }));
  }

  /** As `write`, unless the task's message is written already: then it is only sent on its way once more. */
  private once(id: string, work: Parameters<AccountMail['write']>[0]): Promise<void> {
    return this.write(async (transaction) => {
      const [written] = await transaction.sql('select 1 as one from mail where id = $1', [id]);
      return written ? id : work(transaction);
    });
  }

  private async write(work: (transaction: Transaction) => Promise<string | null | (string | null)[]>): Promise<void> {
    const written = await this.database.write(work);
    for (const id of [written].flat()) if (id !== null) await this.mail.queue(id);
  }

  private async recipient({ sql }: Transaction, where: string, value: string): Promise<Recipient | null> {
    const [row] = await sql<Recipient>(
      `select id, email, first_name, disabled_at is not null as disabled, email_verified_at is not null as verified from app_user where ${where} and deleted_at is null`,
      [value],
    );
    return row ?? null;
  }

  private async withLink(
    transaction: Transaction,
    user: Recipient,
    {
      id,
      purpose,
      email,
      minutes,
      subject,
      lines,
    }: { id: string; purpose: LinkPurpose; email: string; minutes: number; subject: string; lines: readonly string[] },
  ): Promise<string> {
    const nonce = await this.links.issue(transaction.sql, { purpose, userId: user.id, email, minutes });
    return this.mail.write(transaction, {
      id,
      kind: purpose,
      leagueId: null,
      userId: user.id,
      to: email,
      nonce,
      subject,
      body: [
        `Hello ${user.first_name},`,
        ...lines.flatMap((line) => ['', line]),
        '',
        this.config.SUPPORT_EMAIL,
        '',
      ].join('\n'),
    });
  }
}
