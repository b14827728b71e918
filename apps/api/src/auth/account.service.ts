import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { emailSchema, type SignUpBody, type UserInfo } from '@crease/core/auth/auth.schema.js';
import { checkPassword } from '@crease/core/auth/password.rules.js';
import { newId } from '@crease/core/ids.js';
import type { SystemConfigAnswer } from '@crease/core/auth/auth.answers.js';
import { NHL_CLUBS } from '@crease/core/players/clubs.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Database, violatedConstraint } from '../platform/database/database.js';
import { DbClock } from '../platform/database/db-clock.js';
import { playerKinds } from '../platform/database/player-kinds.js';
import { readPresentSeason } from '../platform/database/present-season.js';
import { RateLimiter } from '../platform/http/rate-limit.js';
import { unwrap } from '../platform/http/refusal.error.js';
import { AccountMail } from './account-mail.service.js';
import { AccountQueries, personOf } from './account.queries.js';
import {
  INVALID_EMAIL,
  SIGN_IN_FAILED,
  TOO_MANY_FAILURES,
  USER_DISABLED,
  USER_NOT_FOUND,
  USERNAME_TAKEN,
  WRONG_PASSWORD,
} from './account.refusals.js';
import type { Client } from './client.js';
import { signInLimits } from './limits.js';
import { Passwords } from './passwords.js';
import { SecurityLog } from './security.service.js';
import { SessionService, type SessionTokens } from './session.service.js';
import { SignUpLimit } from './sign-up-limit.service.js';
import { SocialProviders } from './social-providers.service.js';

export interface SignedIn {
  readonly user: UserInfo;
  readonly tokens: SessionTokens;
}

@Injectable()
export class AccountService {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountQueries,
    private readonly passwords: Passwords,
    private readonly sessions: SessionService,
    private readonly limiter: RateLimiter,
    private readonly security: SecurityLog,
    private readonly accountMail: AccountMail,
    private readonly providers: SocialProviders,
    private readonly clock: DbClock,
    private readonly signUps: SignUpLimit,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async signIn({ email, password }: { email: string; password: string }, client: Client): Promise<SignedIn> {
    if (!emailSchema.safeParse(email).success) throw INVALID_EMAIL;
    const limits = signInLimits(email, client.address);
    // Every attempt counts before its password is looked at, so that attempts side by side are counted too.
    const [account] = await Promise.all([
      this.accounts.byEmail(email),
      this.limiter.take([limits.pair, limits.account, limits.address], TOO_MANY_FAILURES),
    ]);
    if (!account) {
      this.security.note({ kind: 'signInFailed', userId: null, client });
      throw USER_NOT_FOUND;
    }
    const userId = account.info.uid;
    // Signs in by another provider only.
    if (account.passwordHash === null) throw SIGN_IN_FAILED;
    if (!(await this.passwords.matches(account.passwordHash, password))) {
      this.security.note({ kind: 'signInFailed', userId, client });
      throw WRONG_PASSWORD;
    }
    if (account.disabled) {
      this.security.note({ kind: 'signInRefused', userId, client });
      throw USER_DISABLED;
    }
    const [tokens] = await Promise.all([
      this.sessions.start(personOf(account), account.passwordHash, client, 'password'),
      this.limiter.giveBack([limits.pair.key], [limits.account.key, limits.address.key]),
    ]);
    // The account is no longer what it was when the password was looked at.
    if (!tokens) throw (await this.accounts.byId(userId))?.disabled === false ? WRONG_PASSWORD : USER_DISABLED;
    return { user: account.info, tokens };
  }

  async refresh(refreshToken: string, client: Client): Promise<SignedIn> {
    const { tokens, person } = await this.sessions.refresh(refreshToken, client);
    const account = await this.accounts.byId(person.id);
    if (!account) throw SIGN_IN_FAILED;
    return { user: account.info, tokens };
  }

  /**
   * Makes an account. An address that has one already gets the same answer in the same time, and its owner a message: a stranger
   * must not learn here who is a member. A username shows in leagues, so that one is taken is no secret. `uid` is null when no account
   * was made; it must not reach whoever asked.
   */
  async create(body: SignUpBody, client: Client): Promise<{ uid: string | null }> {
    unwrap(checkPassword(body.password));
    await this.signUps.take(body.invitation_token, client);
    const [namesake] = await this.database.query(
      'select 1 as one from app_user where lower(username) = lower($1)',
      [body.username],
      'username-taken',
    );
    if (namesake) throw USERNAME_TAKEN;
    const passwordHash = await this.passwords.hash(body.password);
    const uid = newId(randomBytes);
    try {
      const [row] = await this.database.query<{ user_id: string; created: boolean }>(
        `with created as (
           insert into app_user (id, username, email, first_name, last_name, password_hash) values ($1, $2, $3, $4, $5, $6)
           on conflict (lower(email)) do nothing returning id),
         outcome as (select coalesce((select id from created), (select id from app_user where lower(email) = lower($3))) as user_id, exists (select 1 from created) as created),
         logged as (insert into security_event (kind, user_id, address, user_agent) select case when created then 'signedUp' else 'signUpRefused' end, user_id, $7, $8 from outcome)
         select user_id, created from outcome`,
        [
          uid,
          body.username,
          body.email,
          body.first_name,
          body.last_name,
          passwordHash,
          client.address,
          client.userAgent,
        ],
        'sign-up',
      );
      if (row) await this.accountMail.afterSignUp(row.user_id, row.created);
      return { uid: row?.created ? uid : null };
    } catch (error) {
      throw violatedConstraint(error) === 'app_user_username_key' ? USERNAME_TAKEN : error;
    }
  }

  async recordSession(userId: string, sessionId: string, action: 'login' | 'logout'): Promise<void> {
    await this.database.query('insert into login_record (user_id, session_id, action) values ($1, $2, $3)', [
      userId,
      sessionId,
      action,
    ]);
  }

  async systemConfig(): Promise<SystemConfigAnswer> {
    const { sql } = this.database;
    const [season, players] = await Promise.all([readPresentSeason(sql.db, this.clock.now()), playerKinds(sql.db)]);
    return {
      config: [
        {
          current_season: season,
          players,
          support_email: this.config.SUPPORT_EMAIL,
          providers: this.providers.offered(),
          mail: this.config.mail,
          idle: this.config.idle,
        },
      ],
      nhl_teams: NHL_CLUBS.map(({ code, name, city, color }) => ({ code, name, city, color })),
    };
  }
}
