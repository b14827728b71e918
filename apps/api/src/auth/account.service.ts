import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { emailSchema, type SignUpBody, type UserInfo } from '@crease/core/auth/auth.schema.js';
import { checkPassword } from '@crease/core/auth/password.rules.js';
import { newId } from '@crease/core/ids.js';
import type { SystemConfigAnswer } from '@crease/core/leagues/league.answers.js';
import { NHL_CLUBS } from '@crease/core/players/clubs.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Database, violatedConstraint } from '../platform/database/database.js';
import { networkOf, RateLimiter, type Limit } from '../platform/http/rate-limit.js';
import { RefusalError, unwrap } from '../platform/http/refusal.error.js';
import { AccountQueries } from './account.queries.js';
import { Passwords } from './passwords.js';
import { SessionService, type SessionTokens } from './session.service.js';

export interface Client {
  readonly address: string;
  readonly userAgent: string | null;
}

export interface SignedIn {
  readonly user: UserInfo;
  readonly tokens: SessionTokens;
}

const QUARTER_HOUR = 900;

/** Wordings of specification §8. */
const USER_NOT_FOUND = new RefusalError({ name: 'userNotFound', kind: 'missing', field: 'email', message: 'No account found with this email address.' });
const WRONG_PASSWORD = new RefusalError({ name: 'wrongPassword', kind: 'unauthenticated', field: 'password', message: 'Incorrect password.' });
const INVALID_EMAIL = new RefusalError({ name: 'invalidEmail', kind: 'invalid', field: 'email', message: 'Please enter a valid email address.' });
const USER_DISABLED = new RefusalError({ name: 'userDisabled', kind: 'forbidden', field: 'email', message: 'This account has been disabled.' });
const SIGN_IN_FAILED = new RefusalError({ name: 'signInFailed', kind: 'unauthenticated', message: 'Sign in failed. Please try again.' });
const TOO_MANY_FAILURES = 'Too many failed attempts. Please try again later.';

@Injectable()
export class AccountService {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountQueries,
    private readonly passwords: Passwords,
    private readonly sessions: SessionService,
    private readonly limiter: RateLimiter,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async signIn({ email, password }: { email: string; password: string }, client: Client): Promise<SignedIn> {
    if (!emailSchema.safeParse(email).success) throw INVALID_EMAIL;
    const limits = signInLimits(email, client.address);
    // Every attempt counts before its password is looked at, so that attempts side by side are counted too.
    const [account] = await Promise.all([this.accounts.byEmail(email), this.limiter.take([limits.pair, limits.account, limits.address], TOO_MANY_FAILURES)]);
    if (!account) throw USER_NOT_FOUND;
    // Signs in by another provider only.
    if (account.passwordHash === null) throw SIGN_IN_FAILED;
    if (!(await this.passwords.matches(account.passwordHash, password))) throw WRONG_PASSWORD;
    if (account.disabled) throw USER_DISABLED;
    const [tokens] = await Promise.all([
      this.sessions.start({ id: account.info.uid, email: account.info.email }, client),
      this.limiter.giveBack([limits.pair.key], [limits.account.key, limits.address.key]),
    ]);
    return { user: account.info, tokens };
  }

  async refresh(refreshToken: string): Promise<SignedIn> {
    const { tokens, person } = await this.sessions.refresh(refreshToken);
    const account = await this.accounts.byId(person.id);
    if (!account) throw SIGN_IN_FAILED;
    return { user: account.info, tokens };
  }

  async create(body: SignUpBody, client: Client): Promise<{ uid: string; email: string }> {
    unwrap(checkPassword(body.password));
    await this.limiter.take(
      [{ key: `sign-up:${networkOf(client.address)}`, limit: 20, windowSeconds: 3600 }],
      'Too many new accounts from this network. Please try again later.',
    );
    const uid = newId(randomBytes);
    const passwordHash = await this.passwords.hash(body.password);
    try {
      await this.database.query('insert into app_user (id, username, email, first_name, last_name, password_hash) values ($1, $2, $3, $4, $5, $6)', [
        uid,
        body.username,
        body.email,
        body.first_name,
        body.last_name,
        passwordHash,
      ]);
    } catch (error) {
      throw alreadyTaken(error) ?? error;
    }
    return { uid, email: body.email };
  }

  async recordSession(userId: string, sessionId: string, action: 'login' | 'logout'): Promise<void> {
    await this.database.query('insert into login_record (user_id, session_id, action) values ($1, $2, $3)', [userId, sessionId, action]);
  }

  async systemConfig(): Promise<SystemConfigAnswer> {
    return {
      config: [{ current_season: await this.currentSeason(), support_email: this.config.SUPPORT_EMAIL, providers: [], mail: this.config.mail, idle: this.config.idle }],
      nhl_teams: NHL_CLUBS.map(({ code, name, city, color }) => ({ code, name, city, color })),
    };
  }

  private async currentSeason(): Promise<string> {
    const [row] = await this.database.query<{ season: string }>(`select value #>> '{}' as season from system_config where key = 'current_season'`, [], 'current-season');
    if (!row) throw new Error('system_config has no current season');
    return row.season;
  }
}

/**
 * Ten failures in a quarter of an hour for one account from one network. The two wider limits stop many networks trying one
 * account, and one network trying many accounts, without a stranger being able to lock a manager out by ten guesses.
 */
function signInLimits(email: string, address: string): Record<'pair' | 'account' | 'address', Limit> {
  const who = email.trim().toLowerCase();
  const network = networkOf(address);
  const limit = (key: string, count: number): Limit => ({ key: `sign-in:${key}`, limit: count, windowSeconds: QUARTER_HOUR });
  return { pair: limit(`${who} ${network}`, 10), account: limit(who, 100), address: limit(network, 100) };
}

function alreadyTaken(error: unknown): RefusalError | null {
  switch (violatedConstraint(error)) {
    case 'app_user_email_key':
      return new RefusalError({
        name: 'emailTaken',
        message: 'An account with this email already exists. Sign in instead, or use another address.',
        field: 'email',
      });
    case 'app_user_username_key':
      return new RefusalError({ name: 'usernameTaken', message: 'This username is taken. Choose another.', field: 'username' });
    default:
      return null;
  }
}
