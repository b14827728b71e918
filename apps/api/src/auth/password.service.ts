import { Injectable } from '@nestjs/common';
import { checkPassword } from '@crease/core/auth/password.rules.js';
import { Database } from '../platform/database/database.js';
import { RateLimiter } from '../platform/http/rate-limit.js';
import { RefusalError, unwrap } from '../platform/http/refusal.error.js';
import type { SessionUser } from '../platform/http/session.js';
import { MailService } from '../platform/mail/mail.service.js';
import { AccountMail } from './account-mail.service.js';
import { LINK_EXPIRED, TOO_MANY_FAILURES, USER_DISABLED } from './account.refusals.js';
import type { Client } from './client.js';
import { linkLimit, mailLimits } from './limits.js';
import { MailLinks } from './mail-links.service.js';
import { Passwords } from './passwords.js';
import { ProofService, type Proof } from './proof.service.js';
import { SecurityLog } from './security.service.js';
import { SessionService } from './session.service.js';

const SAME = new RefusalError({
  name: 'samePassword',
  field: 'password',
  message: 'This is your present password. Choose another.',
});

const REPLACED = new RefusalError({
  name: 'passwordReplaced',
  message: 'Your password was changed meanwhile.',
  fix: 'Sign in with the new one.',
});

/** Choosing a new password: with the present one, or with a link that only the owner of the address gets. */
@Injectable()
export class PasswordService {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly proofs: ProofService,
    private readonly links: MailLinks,
    private readonly accountMail: AccountMail,
    private readonly mail: MailService,
    private readonly sessions: SessionService,
    private readonly limiter: RateLimiter,
    private readonly security: SecurityLog,
  ) {}

  /** Whether there is such an account decides neither what is answered nor how soon. */
  async askReset(email: string, client: Client): Promise<void> {
    await this.limiter.take(
      mailLimits(email, client.address),
      'Too many requests for this address. Please try again later.',
    );
    await this.accountMail.resetAsked(email, client);
  }

  /** Sets the password with the link of a mail, which also proves the address, and ends every session. */
  async reset(token: string, password: string, client: Client): Promise<{ email: string }> {
    unwrap(checkPassword(password));
    await this.limiter.take([linkLimit(client.address)], TOO_MANY_FAILURES);
    const link = await this.links.look(token, ['reset'], client);
    const passwordHash = await this.passwords.hash(password);
    const { email, ended, mailId } = await this.database.write(async (transaction) => {
      const { sql } = transaction;
      // The account before its links, as whoever deletes it.
      await sql('select 1 as one from app_user where id = $1 for no key update', [link.userId]);
      await this.links.use(sql, link);
      const [user] = await sql<{ email: string; disabled: boolean }>(
        `update app_user set password_hash = $2, email_verified_at = coalesce(email_verified_at, now())
         where id = $1 and lower(email) = lower($3) and deleted_at is null returning email, disabled_at is not null as disabled`,
        [link.userId, passwordHash, link.email],
      );
      if (!user) throw LINK_EXPIRED;
      if (user.disabled) throw USER_DISABLED;
      await this.withdrawLinks(sql, link.userId);
      const written = await this.security.writeInside(transaction, { kind: 'resetDone', userId: link.userId, client });
      return {
        email: user.email,
        mailId: written,
        ended: await this.sessions.endInside(sql, link.userId, 'passwordChanged'),
      };
    });
    this.sessions.tellEnded(ended);
    if (mailId !== null) await this.mail.queue(mailId);
    return { email };
  }

  /** Changes the password, or gives an account its first one; every other session ends. */
  async change(user: SessionUser, proof: Proof, password: string, client: Client): Promise<void> {
    unwrap(checkPassword(password));
    const account = await this.proofs.prove(user.userId, proof, client);
    if (account.passwordHash !== null && (await this.passwords.matches(account.passwordHash, password))) throw SAME;
    const passwordHash = await this.passwords.hash(password);
    const { ended, mailId } = await this.database.write(async (transaction) => {
      const { sql } = transaction;
      // What was proven with a password that has been replaced since must not replace the new one.
      const changed = await sql(
        'update app_user set password_hash = $2 where id = $1 and password_hash is not distinct from $3 and deleted_at is null returning id',
        [user.userId, passwordHash, account.passwordHash],
      );
      if (changed.length === 0) throw REPLACED;
      await this.withdrawLinks(sql, user.userId);
      const written = await this.security.writeInside(transaction, {
        kind: 'passwordChanged',
        userId: user.userId,
        client,
      });
      return {
        mailId: written,
        ended: await this.sessions.endInside(sql, user.userId, 'passwordChanged', user.sessionId),
      };
    });
    this.sessions.tellEnded(ended);
    if (mailId !== null) await this.mail.queue(mailId);
  }

  /** Links that were asked for before must not undo the change. */
  private async withdrawLinks(sql: Parameters<MailLinks['use']>[0], userId: string): Promise<void> {
    await sql(
      `update mail_token set withdrawn_at = now() where user_id = $1 and purpose in ('reset', 'change') and used_at is null and withdrawn_at is null`,
      [userId],
    );
  }
}
