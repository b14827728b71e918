import { randomBytes, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { readersLanguage } from '@crease/core/locale.js';
import type { AccountAnswer, CreateUserSocialBody } from '@crease/core/auth/auth.schema.js';
import { PROVIDER_NAMES, type Provider } from '@crease/core/auth/social.rules.js';
import { newId } from '@crease/core/ids.js';
import { Database, violatedConstraint, type Db } from '../../platform/database/database.js';
import { ignoringCase, oneAtATime } from '../../platform/database/sql.js';
import { notYou, RefusalError } from '../../platform/refusal.error.js';
import { AccountMail } from '../mail/account-mail.service.js';
import { AccountQueries, personOf } from '../account/account.queries.js';
import { noUserYet, SIGN_IN_FAILED, socialRefusal, USER_DISABLED } from '../account.refusals.js';
import type { SignedIn } from '../account.service.js';
import type { Client } from '../client.js';
import { ProofService, type Proof } from '../proof.service.js';
import { SecurityLog } from '../security.service.js';
import { SessionService } from '../session/session.service.js';
import { SignUpLimit } from '../sign-up-limit.service.js';
import { TicketService, type SocialIdentity, type Ticket } from '../ticket.service.js';
import { refusal } from '../auth.refusals.js';
import { namesIn } from '../../platform/database/rows.js';

const identity = namesIn('social_identity');

const NAME_LENGTH = 60;

/**
 * Accounts linked to other providers. The identity comes only from the ticket, never from other parts of the request.
 */
@Injectable()
export class SocialService {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountQueries,
    private readonly sessions: SessionService,
    private readonly tickets: TicketService,
    private readonly proofs: ProofService,
    private readonly signUps: SignUpLimit,
    private readonly security: SecurityLog,
    private readonly accountMail: AccountMail,
  ) {}

  /**
   * Opens a session with a ticket and uses it up. Without a user the ticket stays valid, so that the client can create
   * one.
   */
  async signIn(ticket: Ticket, { email, kept }: { email: string; kept: boolean }, client: Client): Promise<SignedIn> {
    const { identity } = ticket;
    if (email.trim().toLowerCase() !== identity.email.toLowerCase()) throw notYou('email');
    const account = await this.accounts.byIdentity(identity.provider, identity.subject);
    if (!account) {
      await this.refuseKnownAddress(identity, client);
      throw noUserYet(identity.provider);
    }
    if (account.disabled) {
      this.security.record({
        kind: 'signInRefused',
        userId: account.info.uid,
        client,
        data: { by: identity.provider },
      });
      throw USER_DISABLED;
    }
    await this.tickets.use(ticket);
    await this.proveAddress(account.info.uid, identity);
    const tokens = await this.sessions.start(personOf(account), account.passwordHash, client, {
      by: identity.provider,
      kept,
    });
    // The account changed since it was read.
    if (!tokens)
      throw (await this.accounts.byId(account.info.uid))?.disabled === false ? SIGN_IN_FAILED : USER_DISABLED;
    return { user: account.info, tokens };
  }

  /**
   * Creates the user of a ticket. The call is idempotent. It never takes over an account that already has the address.
   */
  async createUser(
    ticket: Ticket,
    body: CreateUserSocialBody,
    client: Client,
  ): Promise<{ uid: string; email: string }> {
    const { identity } = ticket;
    if (body.email != null && body.email.trim().toLowerCase() !== identity.email.toLowerCase()) throw notYou('email');
    if (body.uid != null && body.uid !== identity.subject) throw notYou('uid');
    if (body.provider != null && body.provider.replace(/\.com$/, '') !== identity.provider) throw notYou('provider');
    await this.signUps.take(body.invitation_token, client);
    const existing = await this.accounts.byIdentity(identity.provider, identity.subject);
    if (existing) return { uid: existing.info.uid, email: existing.info.email };
    await this.refuseKnownAddress(identity, client);
    for (let attempt = 0; ; attempt += 1) {
      const uid = newId(randomBytes);
      try {
        const made = await this.database.write(({ db }) =>
          this.insert(db, uid, identity, usernameFor(identity, attempt), client),
        );
        if (made === uid && !identity.emailVerified) await this.accountMail.afterSignUp(uid, true);
        return { uid: made, email: identity.email };
      } catch (error) {
        const constraint = violatedConstraint(error);
        if (constraint === 'app_user_email_key') throw socialRefusal('accountExists', identity.provider);
        if (constraint !== 'app_user_username_key' || attempt > 20) throw error;
      }
    }
  }

  /**
   * Links a provider to the signed-in user's account. It requires a proof, because a linked provider gives full access
   * to the account.
   */
  async link(userId: string, proof: Proof, ticket: Ticket, client: Client): Promise<AccountAnswer['linked']> {
    await this.proofs.prove(userId, proof, client);
    const { provider, subject, email } = ticket.identity;
    const name = PROVIDER_NAMES[provider];
    const owner = await this.accounts.byIdentity(provider, subject);
    if (owner && owner.info.uid !== userId) {
      throw new RefusalError(refusal('providerTaken', { figures: { name }, field: 'provider' }));
    }
    await this.tickets.use(ticket);
    if (!owner) {
      try {
        await this.database.db
          .insertInto('social_identity')
          .values({ provider, subject, user_id: userId, email })
          .execute();
      } catch (error) {
        if (violatedConstraint(error) === null) throw error;
        throw new RefusalError(refusal('providerLinked', { figures: { name }, field: 'provider' }));
      }
      this.security.record({ kind: 'providerLinked', userId, client, data: { provider } });
    }
    await this.proveAddress(userId, ticket.identity);
    return this.linked(userId);
  }

  /** An address verified by the provider counts as confirmed, if it is exactly the account's. */
  private async proveAddress(userId: string, { email, emailVerified }: SocialIdentity): Promise<void> {
    if (!emailVerified) return;
    const proven = await this.database.db
      .updateTable('app_user')
      .set({ email_verified_at: sql<Date>`now()` })
      .where('id', '=', userId)
      .where(({ ref }) => ignoringCase(ref('email'), email))
      .where('email_verified_at', 'is', null)
      .where('deleted_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (proven !== undefined) this.security.record({ kind: 'emailVerified', userId });
  }

  /** Unlinks a provider from an account that has another way to sign in. */
  async unlink(userId: string, provider: Provider, client: Client): Promise<AccountAnswer['linked']> {
    await this.database.write(async ({ db }) => {
      const user = await db
        .selectFrom('app_user')
        .select('password_hash')
        .where('id', '=', userId)
        .forUpdate()
        .executeTakeFirst();
      const linked = await db.selectFrom('social_identity').select('provider').where('user_id', '=', userId).execute();
      if (!linked.some((identity) => identity.provider === provider)) {
        throw new RefusalError(refusal('notLinked', { figures: { provider }, kind: 'missing', field: 'provider' }));
      }
      if (user?.password_hash == null && linked.length === 1) {
        throw new RefusalError(refusal('lastSignIn', { figures: { provider }, field: 'provider' }));
      }
      await db.deleteFrom('social_identity').where('user_id', '=', userId).where('provider', '=', provider).execute();
    });
    this.security.record({ kind: 'providerUnlinked', userId, client, data: { provider } });
    return this.linked(userId);
  }

  linked(userId: string): Promise<AccountAnswer['linked']> {
    return this.database.db
      .selectFrom('social_identity')
      .select([
        'provider',
        'email',
        sql<string>`to_char(${identity.linked_at} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`.as('linked_at'),
      ])
      .where('user_id', '=', userId)
      .orderBy('provider')
      .execute();
  }

  private async insert(
    db: Db,
    uid: string,
    identity: SocialIdentity,
    username: string,
    client: Client,
  ): Promise<string> {
    const { provider, subject, email, emailVerified } = identity;
    // With two pop-ups of the same person, the second finds the first one's user.
    await oneAtATime(db, `${provider}:${subject}`);
    const known = await db
      .selectFrom('social_identity')
      .select('user_id')
      .where('provider', '=', provider)
      .where('subject', '=', subject)
      .executeTakeFirst();
    if (known) return known.user_id;
    await db
      .insertInto('app_user')
      .values({
        id: uid,
        username,
        email,
        email_verified_at: emailVerified ? sql<Date>`now()` : null,
        first_name: plain(identity.firstName) || username,
        last_name: plain(identity.lastName),
        language: readersLanguage(),
      })
      .execute();
    await db.insertInto('social_identity').values({ provider, subject, user_id: uid, email }).execute();
    await this.security.writeInside(db, { kind: 'signedUp', userId: uid, client, data: { by: provider } });
    return uid;
  }

  /** Refuses when another account has this address but not this identity: it may belong to another person. */
  private async refuseKnownAddress({ provider, subject, email }: SocialIdentity, client: Client): Promise<void> {
    const account = await this.accounts.byEmail(email);
    if (!account) return;
    // Another pop-up of the same person may have created it between the two queries.
    if ((await this.accounts.byIdentity(provider, subject))?.info.uid === account.info.uid) return;
    this.security.record({ kind: 'socialRefused', userId: account.info.uid, client, data: { by: provider } });
    throw socialRefusal('accountExists', provider);
  }
}

const plain = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Surrogate}]/gu, '')
    .trim()
    .slice(0, NAME_LENGTH);

/** Derives a username from the address, with a number from the second attempt on. */
function usernameFor({ email }: SocialIdentity, attempt: number): string {
  const base = (email.split('@')[0] ?? '')
    .replace(/[^\p{L}\p{N}._-]/gu, '')
    .slice(0, 24)
    .padEnd(3, '_');
  return attempt === 0 ? base : `${base}${randomInt(10, 10 ** Math.min(6, 2 + attempt))}`;
}
