import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { emailSchema, type SignUpBody, type UserInfo } from '@crease/core/auth/auth.schema.js';
import { checkPassword } from '@crease/core/auth/password.rules.js';
import { newId } from '@crease/core/ids.js';
import type { SystemConfigAnswer } from '@crease/core/auth/auth.answers.js';
import { clubName } from '@crease/core/players/club.words.js';
import { NHL_CLUBS } from '@crease/core/players/clubs.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Database, violatedConstraint } from '../platform/database/database.js';
import { DbClock } from '../platform/database/db-clock.js';
import { playerKinds } from '../platform/database/player-kinds.js';
import { readPresentSeason } from '../platform/database/present-season.js';
import { ignoringCase } from '../platform/database/sql.js';
import { RateLimiter } from '../platform/http/rate-limit.js';
import { unwrap } from '../platform/refusal.error.js';
import { AccountMail } from './mail/account-mail.service.js';
import { AccountQueries, personOf } from './account/account.queries.js';
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
import { SessionService, type SessionTokens } from './session/session.service.js';
import { SignUpLimit } from './sign-up-limit.service.js';
import { SocialProviders } from './social/social-providers.service.js';
import { signUp } from './sign-up.writer.js';
import { Visitors } from './visitors.service.js';

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
    private readonly visitors: Visitors,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async signIn(
    { email, password, keep }: { email: string; password: string; keep: boolean },
    client: Client,
  ): Promise<SignedIn> {
    if (!emailSchema.safeParse(email).success) throw INVALID_EMAIL;
    const limits = signInLimits(email, client.address);
    // Count every attempt before checking its password, so that parallel attempts count too.
    const [account] = await Promise.all([
      this.accounts.byEmail(email),
      this.limiter.take([limits.pair, limits.account, limits.address], TOO_MANY_FAILURES),
    ]);
    if (!account) {
      this.security.record({ kind: 'signInFailed', userId: null, client });
      throw USER_NOT_FOUND;
    }
    const userId = account.info.uid;
    // This account signs in only with another provider.
    if (account.passwordHash === null) throw SIGN_IN_FAILED;
    if (!(await this.passwords.matches(account.passwordHash, password))) {
      this.security.record({ kind: 'signInFailed', userId, client });
      throw WRONG_PASSWORD;
    }
    if (account.disabled) {
      this.security.record({ kind: 'signInRefused', userId, client });
      throw USER_DISABLED;
    }
    const [tokens] = await Promise.all([
      this.sessions.start(personOf(account), account.passwordHash, client, { by: 'password', kept: keep }),
      this.limiter.giveBack([limits.pair.key], [limits.account.key, limits.address.key]),
    ]);
    // The account changed while the password was being checked.
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
   * Creates an account. For an address that already has one, the answer and its duration are the same, and the owner
   * gets a mail: strangers must not learn who is a member. Taken usernames are refused openly, because usernames show
   * in leagues. `uid` is null when no account was created; the client must not see it.
   */
  async create(body: SignUpBody, client: Client): Promise<{ uid: string | null }> {
    unwrap(checkPassword(body.password));
    await this.signUps.take(body.invitation_token, client);
    const [namesake] = await this.database.prepared(
      'username-taken',
      this.database.db
        .selectFrom('app_user')
        .select('id')
        .where(({ ref }) => ignoringCase(ref('username'), body.username)),
    );
    if (namesake) throw USERNAME_TAKEN;
    const passwordHash = await this.passwords.hash(body.password);
    const uid = newId(randomBytes);
    try {
      const [outcome] = await this.database.prepared(
        'sign-up',
        signUp(this.database.db, { uid, passwordHash, ...body }, client),
      );
      if (outcome) await this.accountMail.afterSignUp(outcome.user_id, outcome.created);
      return { uid: outcome?.created ? uid : null };
    } catch (error) {
      throw violatedConstraint(error) === 'app_user_username_key' ? USERNAME_TAKEN : error;
    }
  }

  async recordSession(userId: string, sessionId: string, action: 'login' | 'logout'): Promise<void> {
    await this.database.db
      .insertInto('login_record')
      .values({ user_id: userId, session_id: sessionId, action })
      .execute();
  }

  async systemConfig(): Promise<SystemConfigAnswer> {
    const [season, players, host] = await Promise.all([
      readPresentSeason(this.database.db, this.clock.now()),
      playerKinds(this.database.db),
      this.visitors.findHostName(),
    ]);
    return {
      config: [
        {
          current_season: season,
          players,
          support_email: this.config.SUPPORT_EMAIL,
          providers: this.providers.offered(),
          mail: this.config.mail,
          idle: this.config.idle,
          look_around: host,
        },
      ],
      maintenance: this.clock.maintenance,
      nhl_teams: NHL_CLUBS.map(({ code, city, color }) => ({ code, name: clubName(code), city, color })),
    };
  }
}
