import { Inject, Injectable } from '@nestjs/common';
import type { EmailAnswer, VerifiedAnswer } from '@crease/core/auth/auth.schema.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Database, violatedConstraint } from '../platform/database/database.js';
import { RateLimiter } from '../platform/http/rate-limit.js';
import { RefusalError } from '../platform/http/refusal.error.js';
import type { SessionUser } from '../platform/http/session.js';
import { MailService } from '../platform/mail/mail.service.js';
import { AccountMail } from './account-mail.service.js';
import { AccountQueries } from './account.queries.js';
import { LINK_EXPIRED, TOO_MANY_FAILURES } from './account.refusals.js';
import type { Client } from './client.js';
import { linkLimit, mailLimits } from './limits.js';
import { MailLinks } from './mail-links.service.js';
import { ProofService, type Proof } from './proof.service.js';
import { SecurityLog } from './security.service.js';

const TAKEN = new RefusalError({
  name: 'emailTaken',
  field: 'email',
  message: 'An account with this email already exists.',
  fix: 'Use another address.',
});
const SAME = new RefusalError({ name: 'sameEmail', field: 'email', message: 'This is your present address.' });
const VERIFIED = new RefusalError({ name: 'emailVerified', message: 'Your e-mail address is confirmed already.' });
const NO_MAIL = new RefusalError({
  name: 'noMail',
  message: 'This installation sends no mail, so addresses are not confirmed.',
});
const TOO_MANY = 'Too many messages to this address. Please try again later.';

/** Whose an e-mail address is: confirmed by a link, at sign-up and at every change. */
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

  /** Sends the link to confirm the present address again. */
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
   * Asks for another address. It counts once a link sent there was followed; without a mail server it counts at once, unconfirmed.
   * Whether somebody else has the address is told to him by mail, and to the caller only where there is no mail.
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

  /** Follows the link of a mail. */
  async confirm(token: string, client: Client): Promise<VerifiedAnswer> {
    await this.limiter.take([linkLimit(client.address)], TOO_MANY_FAILURES);
    const link = await this.links.look(token, ['verify', 'change'], client);
    const changed = link.purpose === 'change';
    try {
      const mailIds = await this.database.write(async (transaction) => {
        const { sql } = transaction;
        // The account before its links, as whoever deletes it.
        const [before] = await sql<{ email: string }>(
          'select email from app_user where id = $1 and deleted_at is null for update',
          [link.userId],
        );
        await this.links.use(sql, link);
        if (!before || (!changed && before.email.toLowerCase() !== link.email.toLowerCase())) throw LINK_EXPIRED;
        await sql('update app_user set email = $2, email_verified_at = now() where id = $1', [link.userId, link.email]);
        if (!changed)
          return [await this.security.writeInside(transaction, { kind: 'emailVerified', userId: link.userId, client })];
        await sql(
          `update mail_token set withdrawn_at = now() where user_id = $1 and used_at is null and withdrawn_at is null`,
          [link.userId],
        );
        const event = { kind: 'emailChanged', userId: link.userId, client } as const;
        return [
          await this.security.writeInside(transaction, { ...event, to: before.email }),
          await this.security.writeNotice(transaction, event),
        ];
      });
      for (const id of mailIds) if (id !== null) await this.mail.queue(id);
    } catch (error) {
      throw violatedConstraint(error) === 'app_user_email_key' ? TAKEN : error;
    }
    return { success: true, email: link.email, changed };
  }

  private async changeAtOnce(userId: string, email: string, client: Client): Promise<void> {
    // Nobody can show here that this address is his.
    if (email.toLowerCase() === this.config.SITE_OWNER_EMAIL.toLowerCase()) throw TAKEN;
    try {
      await this.database.query('update app_user set email = $2, email_verified_at = null where id = $1', [
        userId,
        email,
      ]);
    } catch (error) {
      throw violatedConstraint(error) === 'app_user_email_key' ? TAKEN : error;
    }
    this.security.note({ kind: 'emailChanged', userId, client });
  }
}
