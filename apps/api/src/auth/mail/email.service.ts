import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { EmailAnswer, VerifiedAnswer } from '@crease/core/auth/auth.schema.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Database, violatedConstraint } from '../../platform/database/database.js';
import { RateLimiter } from '../../platform/http/rate-limit.js';
import { RefusalError } from '../../platform/refusal.error.js';
import type { SessionUser } from '../../platform/http/session.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { AccountMail } from './account-mail.service.js';
import { AccountQueries } from '../account/account.queries.js';
import { LINK_EXPIRED, TOO_MANY_FAILURES } from '../account.refusals.js';
import type { Client } from '../client.js';
import { linkLimit, mailLimits } from '../limits.js';
import { LINK_PURPOSES, MailLinks } from './mail-links.service.js';
import { ProofService, type Proof } from '../proof.service.js';
import { SecurityLog } from '../security.service.js';
import { refusal } from '../auth.refusals.js';

const TAKEN = new RefusalError(refusal('emailTaken', { field: 'email' }));
const SAME = new RefusalError(refusal('sameEmail', { field: 'email' }));
const VERIFIED = new RefusalError(refusal('emailVerified'));
const NO_MAIL = new RefusalError(refusal('noMail'));
const TOO_MANY = refusal('tooManyRequests.mails');

@Injectable()
export class EmailService {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountQueries,
    private readonly accountMail: AccountMail,
    private readonly mail: MailService,
    private readonly links: MailLinks,
    private readonly proofs: ProofService,
    private readonly limiter: RateLimiter,
    private readonly security: SecurityLog,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async askVerification(user: SessionUser, client: Client): Promise<EmailAnswer> {
    const account = await this.accounts.byId(user.userId);
    if (!account) throw LINK_EXPIRED;
    if (account.info.emailVerified) throw VERIFIED;
    if (!this.config.mail) throw NO_MAIL;
    await this.limiter.take(mailLimits(account.info.email, client.address), TOO_MANY);
    await this.accountMail.verifyAsked(user.userId);
    return { success: true, status: 'sent', email: account.info.email };
  }

  /**
   * Changes the address after the user follows a link mailed to it. Without a mail server the change takes effect
   * immediately, unconfirmed. If another account has the address, its owner is notified by mail; only without a mail
   * server does the caller get a refusal.
   */
  async change(user: SessionUser, proof: Proof, email: string, client: Client): Promise<EmailAnswer> {
    const account = await this.proofs.prove(user.userId, proof, client);
    if (account.info.email.toLowerCase() === email.toLowerCase()) throw SAME;
    if (!this.config.mail) {
      await this.changeAtOnce(user.userId, email, client);
      return { success: true, status: 'changed', email };
    }
    await this.limiter.take(mailLimits(email, client.address), TOO_MANY);
    await this.accountMail.emailChangeAsked(user.userId, email, client);
    return { success: true, status: 'sent', email };
  }

  async confirm(token: string, client: Client): Promise<VerifiedAnswer> {
    await this.limiter.take([linkLimit(client.address)], TOO_MANY_FAILURES);
    const link = await this.links.look(token, ['verify', 'change'], client);
    const changed = link.purpose === 'change';
    try {
      const mailIds = await this.database.write(async ({ db }) => {
        // Lock the account before its links, in the same order as its deletion.
        const before = await db
          .selectFrom('app_user')
          .select('email')
          .where('id', '=', link.userId)
          .where('deleted_at', 'is', null)
          .forUpdate()
          .executeTakeFirst();
        await this.links.use(db, link);
        if (!before || (!changed && before.email.toLowerCase() !== link.email.toLowerCase())) throw LINK_EXPIRED;
        await db
          .updateTable('app_user')
          .set({ email: link.email, email_verified_at: sql<Date>`now()` })
          .where('id', '=', link.userId)
          .execute();
        if (!changed)
          return [await this.security.writeInside(db, { kind: 'emailVerified', userId: link.userId, client })];
        await this.links.withdraw(db, link.userId, LINK_PURPOSES);
        const event = { kind: 'emailChanged', userId: link.userId, client } as const;
        return [
          await this.security.writeInside(db, { ...event, to: before.email }),
          await this.security.writeNotice(db, event),
        ];
      });
      for (const id of mailIds) if (id !== null) await this.mail.queue(id);
    } catch (error) {
      throw violatedConstraint(error) === 'app_user_email_key' ? TAKEN : error;
    }
    return { success: true, email: link.email, changed };
  }

  private async changeAtOnce(userId: string, email: string, client: Client): Promise<void> {
    // Without mail, users cannot prove that they own this address.
    if (email.toLowerCase() === this.config.SITE_OWNER_EMAIL.toLowerCase()) throw TAKEN;
    try {
      await this.database.db
        .updateTable('app_user')
        .set({ email, email_verified_at: null })
        .where('id', '=', userId)
        .execute();
    } catch (error) {
      throw violatedConstraint(error) === 'app_user_email_key' ? TAKEN : error;
    }
    this.security.record({ kind: 'emailChanged', userId, client });
  }
}
