import { Inject, Injectable } from '@nestjs/common';
import { VISITED_ADDRESS } from '@crease/core/auth/visitor.rules.js';
import type { SessionAnswer } from '@crease/core/auth/auth.schema.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Database } from '../platform/database/database.js';
import { RateLimiter } from '../platform/http/rate-limit.js';
import { RefusalError } from '../platform/refusal.error.js';
import { AccountQueries, personOf } from './account/account.queries.js';
import { refusal } from './auth.refusals.js';
import type { Client } from './client.js';
import { visitLimit } from './limits.js';
import { SessionService } from './session/session.service.js';

const NO_DEMO = new RefusalError(refusal('noDemo'));
const TOO_OFTEN = refusal('tooManyRequests.visits');

/** Visitors look around as the demo's manager, without an account, and change nothing. */
@Injectable()
export class Visitors {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountQueries,
    private readonly sessions: SessionService,
    private readonly limiter: RateLimiter,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** First name of the manager whose leagues visitors see; null where the demo is not loaded. */
  async findHostName(): Promise<string | null> {
    if (!this.offered) return null;
    const row = await this.database.db
      .selectFrom('app_user as u')
      .select('u.first_name')
      .where('u.email', '=', VISITED_ADDRESS)
      .where('u.disabled_at', 'is', null)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('membership as m')
            .innerJoin('league as l', 'l.id', 'm.league_id')
            .select('l.id')
            .whereRef('m.user_id', '=', 'u.id')
            .where('l.is_sample', '=', true),
        ),
      )
      .executeTakeFirst();
    return row?.first_name ?? null;
  }

  /**
   * Opens a session that only reads. It has no row and no cookie: the page asks for another when it ends, so visits
   * leave nothing behind.
   */
  async open(client: Client): Promise<SessionAnswer> {
    await this.limiter.take([visitLimit(client.address)], TOO_OFTEN);
    const account = (await this.findHostName()) === null ? null : await this.accounts.byEmail(VISITED_ADDRESS);
    if (account === null) throw NO_DEMO;
    const { accessToken, expiresAt } = this.sessions.visit(personOf(account));
    return {
      accessToken,
      expiresAt: new Date(expiresAt).toISOString(),
      kept: true,
      user: { ...account.info, isAdmin: false, isSiteOwner: false, visitor: true },
    };
  }

  /** The demo exists only in the embedded database, and never in production. */
  private get offered(): boolean {
    return this.config.EMBEDDED && !this.config.production;
  }
}
