import { Injectable } from '@nestjs/common';
import { checkPassword } from '@crease/core/auth/password.rules.js';
import { Database } from '../platform/database/database.js';
import { ignoringCase, orNow } from '../platform/database/sql.js';
import { RateLimiter } from '../platform/http/rate-limit.js';
import { RefusalError, unwrap } from '../platform/refusal.error.js';
import type { SessionUser } from '../platform/http/session.js';
import { MailService } from '../platform/mail/mail.service.js';
import { AccountMail } from './mail/account-mail.service.js';
import { LINK_EXPIRED, TOO_MANY_FAILURES, USER_DISABLED } from './account.refusals.js';
import type { Client } from './client.js';
import { linkLimit, mailLimits } from './limits.js';
import { MailLinks } from './mail/mail-links.service.js';
import { Passwords } from './passwords.js';
import { ProofService, type Proof } from './proof.service.js';
import { SecurityLog } from './security.service.js';
import { SessionService } from './session/session.service.js';
import { revokeTokens } from './tokens/token.tables.js';
import { refusal } from './auth.refusals.js';
import { namesIn } from '../platform/database/rows.js';

const appUser = namesIn('app_user');

const SAME = new RefusalError(refusal('samePassword', { field: 'password' }));

const REPLACED = new RefusalError(refusal('passwordReplaced'));

/** Purposes of older links that could undo a change of the password. */
const BEFORE_THE_CHANGE = ['reset', 'change'] as const;

/** Sets new passwords: with the present password, or with a link mailed to the address. */
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

  /** Takes the same time and gives the same answer whether or not the account exists. */
  async askReset(email: string, client: Client): Promise<void> {
    await this.limiter.take(mailLimits(email, client.address), refusal('tooManyRequests.resets'));
    await this.accountMail.resetAsked(email, client);
  }

  /** Sets the password with a mailed link, which also proves the address. Ends every session and access token. */
  async reset(token: string, password: string, client: Client): Promise<{ email: string }> {
    unwrap(checkPassword(password));
    await this.limiter.take([linkLimit(client.address)], TOO_MANY_FAILURES);
    const link = await this.links.look(token, ['reset'], client);
    const passwordHash = await this.passwords.hash(password);
    const { email, ended, mailId } = await this.database.write(async ({ db }) => {
      // Lock the account before its links, in the same order as its deletion.
      await db.selectFrom('app_user').select('id').where('id', '=', link.userId).forNoKeyUpdate().execute();
      await this.links.use(db, link);
      const user = await db
        .updateTable('app_user')
        .set({
          password_hash: passwordHash,
          email_verified_at: orNow(appUser.email_verified_at),
        })
        .where('id', '=', link.userId)
        .where(({ ref }) => ignoringCase(ref('email'), link.email))
        .where('deleted_at', 'is', null)
        .returning(['email', 'disabled_at'])
        .executeTakeFirst();
      if (!user) throw LINK_EXPIRED;
      if (user.disabled_at !== null) throw USER_DISABLED;
      await this.links.withdraw(db, link.userId, BEFORE_THE_CHANGE);
      await revokeTokens(db, link.userId);
      const written = await this.security.writeInside(db, { kind: 'resetDone', userId: link.userId, client });
      return {
        email: user.email,
        mailId: written,
        ended: await this.sessions.endInside(db, link.userId, 'passwordChanged'),
      };
    });
    this.sessions.tellEnded(ended);
    if (mailId !== null) await this.mail.queue(mailId);
    return { email };
  }

  /** Changes or first sets a password. Ends every other session and the access tokens. */
  async change(user: SessionUser, proof: Proof, password: string, client: Client): Promise<void> {
    unwrap(checkPassword(password));
    const account = await this.proofs.prove(user.userId, proof, client);
    if (account.passwordHash !== null && (await this.passwords.matches(account.passwordHash, password))) throw SAME;
    const passwordHash = await this.passwords.hash(password);
    const { ended, mailId } = await this.database.write(async ({ db }) => {
      // Update only if the proven password is still the present one.
      const changed = await db
        .updateTable('app_user')
        .set({ password_hash: passwordHash })
        .where('id', '=', user.userId)
        .where('password_hash', 'is not distinct from', account.passwordHash)
        .where('deleted_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (changed === undefined) throw REPLACED;
      await this.links.withdraw(db, user.userId, BEFORE_THE_CHANGE);
      await revokeTokens(db, user.userId);
      const written = await this.security.writeInside(db, {
        kind: 'passwordChanged',
        userId: user.userId,
        client,
      });
      return {
        mailId: written,
        ended: await this.sessions.endInside(db, user.userId, 'passwordChanged', user.sessionId),
      };
    });
    this.sessions.tellEnded(ended);
    if (mailId !== null) await this.mail.queue(mailId);
  }
}
