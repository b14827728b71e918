import { randomBytes } from 'node:crypto';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Selectable } from 'kysely';
import { RESET_MINUTES, resetPath, VERIFY_HOURS, verifyPath } from '@crease/core/auth/links.rules.js';
import { newId } from '@crease/core/ids.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Database, within, type Db, type Tables } from '../../platform/database/database.js';
import { ignoringCase } from '../../platform/database/sql.js';
import { attemptsOfADay, JobsService, waitAfter } from '../../platform/jobs/jobs.service.js';
import { TOKEN_PLACE } from '../../platform/mail/mail-token.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { failures } from '../../platform/failures.js';
import type { Client } from '../client.js';
import { accountMailsIn } from './account-mail.words.js';
import { MailLinks, type LinkPurpose } from './mail-links.service.js';
import { SecurityLog } from '../security.service.js';

const QUEUE = 'account-mail';
/** Limit for enqueueing, so that an unreachable queue does not delay the answer. */
const QUEUE_PATIENCE_MS = 1_000;
/** Longest wait before a retry, because a user is waiting for the mail. */
const TRY_AGAIN_MS = 60_000;

/**
 * `id` becomes the id of the message. A task that is repeated after its process died finds the message already written.
 */
type Task = { readonly id: string } & What;
type What =
  | { readonly name: 'resetAsked'; readonly email: string; readonly client: Client }
  | { readonly name: 'emailChangeAsked'; readonly userId: string; readonly email: string; readonly client: Client }
  | { readonly name: 'verifyAsked'; readonly userId: string }
  | { readonly name: 'addressTaken'; readonly userId: string };

type Recipient = Pick<
  Selectable<Tables['app_user']>,
  'id' | 'email' | 'first_name' | 'language' | 'disabled_at' | 'email_verified_at'
>;
/** Ids of messages to queue after the commit; null when none was written. */
type Written = string | null | (string | null)[];

/**
 * Writes mails about accounts. A job looks up the account and writes the mail after the request was answered. So
 * neither the answer nor its duration reveals whether the account exists.
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
    this.jobs.work(QUEUE, ({ data }) => this.perform(data as unknown as Task), 2);
  }

  onModuleDestroy(): void {
    this.ended = true;
  }

  resetAsked(email: string, client: Client): Promise<void> {
    return this.enqueue({ name: 'resetAsked', email, client });
  }

  /**
   * Mails a confirmation link to the new address. If that address already has an account, mails its owner instead.
   * Always notifies the old address.
   */
  emailChangeAsked(userId: string, email: string, client: Client): Promise<void> {
    return this.enqueue({ name: 'emailChangeAsked', userId, email, client });
  }

  async verifyAsked(userId: string): Promise<void> {
    if (this.config.mail) await this.enqueue({ name: 'verifyAsked', userId });
  }

  /** Mails after an attempt to sign up. `userId` is the new account, or the account that already has the address. */
  async afterSignUp(userId: string, created: boolean): Promise<void> {
    if (this.config.mail) await this.enqueue({ name: created ? 'verifyAsked' : 'addressTaken', userId });
  }

  /** Resolves when the task is in the queue. The mail is then written even if this process dies. */
  private async enqueue(what: What): Promise<void> {
    const task: Task = { ...what, id: newId(randomBytes) };
    await within(
      QUEUE_PATIENCE_MS,
      this.jobs.add(QUEUE, task.name, { ...task }, { jobId: `account-mail-${task.id}`, insist: TRY_AGAIN_MS }),
    ).catch((error: unknown) => {
      failures.record('accountMail.enqueue', error);
      // Without the queue, perform the task in this process without awaiting it.
      this.performHere(task);
    });
  }

  /** Retries like the queue, for as long as this process lives. */
  private performHere(task: Task, attempt = 1): void {
    this.perform(task).catch((error: unknown) => {
      this.logger.warn(`${task.name}: ${error instanceof Error ? error.message : String(error)}`);
      if (this.ended || attempt >= attemptsOfADay(TRY_AGAIN_MS)) return;
      setTimeout(() => this.performHere(task, attempt + 1), waitAfter(attempt, TRY_AGAIN_MS)).unref();
    });
  }

  private async perform(task: Task): Promise<void> {
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
    await this.writeOnce(id, async (db) => {
      const user = await recipientAt(db, email);
      if (!user || user.disabled_at !== null) return null;
      await this.security.writeInside(db, { kind: 'resetRequested', userId: user.id, client });
      if (!this.config.mail) return null;
      return this.writeLink(db, user, {
        id,
        purpose: 'reset',
        email: user.email,
        minutes: RESET_MINUTES,
        ...accountMailsIn(user.language).reset({
          minutes: RESET_MINUTES,
          link: this.config.publicUrl + resetPath(TOKEN_PLACE),
        }),
      });
    });
  }

  private async verify(id: string, userId: string): Promise<void> {
    await this.writeOnce(id, async (db) => {
      const user = await recipientById(db, userId);
      if (!user || user.disabled_at !== null || user.email_verified_at !== null) return null;
      return this.writeLink(db, user, {
        id,
        purpose: 'verify',
        email: user.email,
        minutes: VERIFY_HOURS * 60,
        ...accountMailsIn(user.language).verify({ link: this.config.publicUrl + verifyPath(TOKEN_PLACE) }),
      });
    });
  }

  private async change(id: string, userId: string, email: string, client: Client): Promise<void> {
    await this.writeOnce(id, async (db) => {
      const user = await recipientById(db, userId);
      if (!user || user.disabled_at !== null) return null;
      const told = await this.security.writeInside(db, { kind: 'emailChangeAsked', userId, client });
      const owner = await recipientAt(db, email);
      if (owner && owner.id !== userId)
        return [told, await this.security.writeNotice(db, { kind: 'signUpRefused', userId: owner.id })];
      const link = await this.writeLink(db, user, {
        id,
        purpose: 'change',
        email,
        minutes: VERIFY_HOURS * 60,
        ...accountMailsIn(user.language).change({ email, link: this.config.publicUrl + verifyPath(TOKEN_PLACE) }),
      });
      return [told, link];
    });
  }

  private async tellAddressTaken(userId: string): Promise<void> {
    await this.write((db) => this.security.writeNotice(db, { kind: 'signUpRefused', userId }));
  }

  /** Like `write`, but when the task's message is already written it is only queued again. */
  private writeOnce(id: string, work: (db: Db) => Promise<Written>): Promise<void> {
    return this.write(async (db) => {
      const written = await db.selectFrom('mail').select('id').where('id', '=', id).executeTakeFirst();
      return written ? id : work(db);
    });
  }

  private async write(work: (db: Db) => Promise<Written>): Promise<void> {
    const written = await this.database.write(({ db }) => work(db));
    for (const id of [written].flat()) if (id !== null) await this.mail.queue(id);
  }

  private async writeLink(
    db: Db,
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
    const nonce = await this.links.issue(db, { purpose, userId: user.id, email, minutes });
    return this.mail.write(db, {
      id,
      kind: purpose,
      leagueId: null,
      userId: user.id,
      to: email,
      nonce,
      subject,
      body: [
        accountMailsIn(user.language).greeting({ name: user.first_name }),
        ...lines.flatMap((line) => ['', line]),
        '',
        this.config.SUPPORT_EMAIL,
        '',
      ].join('\n'),
    });
  }
}

const recipients = (db: Db) =>
  db
    .selectFrom('app_user')
    .select(['id', 'email', 'first_name', 'language', 'disabled_at', 'email_verified_at'])
    .where('deleted_at', 'is', null);

const recipientById = (db: Db, userId: string): Promise<Recipient | undefined> =>
  recipients(db).where('id', '=', userId).executeTakeFirst();

const recipientAt = (db: Db, email: string): Promise<Recipient | undefined> =>
  recipients(db)
    .where(({ ref }) => ignoringCase(ref('email'), email))
    .executeTakeFirst();
