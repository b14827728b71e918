import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Database, type Db } from '../platform/database/database.js';
import { deleteConfig, saveConfig, takeConfig } from '../platform/database/system-config.js';
import { RateLimiter } from '../platform/http/rate-limit.js';
import { RefusalError } from '../platform/refusal.error.js';
import type { SessionUser } from '../platform/http/session.js';
import { refusal } from './auth.refusals.js';
import type { Client } from './client.js';
import { ownerCodeLimits } from './limits.js';
import { SecurityLog, type SecurityEvent } from './security.service.js';
import { hashOf } from './token-hash.js';
import { namesIn } from '../platform/database/rows.js';

const appUser = namesIn('app_user');

const CODE_BYTES = 16;
const KEY = 'site_owner_code';
const NOT_NAMED = new RefusalError(refusal('ownerNotNamed'));
const CLAIMED = new RefusalError(refusal('ownerClaimed'));
const WRONG = new RefusalError(refusal('ownerCodeWrong', { kind: 'mismatch', field: 'code' }));

/** Strips the dashes and spaces that make a code readable. */
const bare = (code: string): string => code.replace(/[\s-]/g, '').toLowerCase();

/**
 * Makes the account with the configured address the site owner when no mail server can verify the address. The user
 * enters a code that only the server's operator can read. The database stores only the code's hash.
 */
@Injectable()
export class OwnerClaim {
  constructor(
    private readonly database: Database,
    private readonly limiter: RateLimiter,
    private readonly security: SecurityLog,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  awaits(email: string, verified: boolean): boolean {
    return this.isNamed(email) && !this.config.mail && !verified;
  }

  /** Replaces the code and returns the new one. Returns null when there is an owner already or none is configured. */
  async issue(): Promise<string | null> {
    const { db } = this.database;
    await deleteConfig(db, KEY);
    if (!this.awaits(this.config.SITE_OWNER_EMAIL, false)) return null;
    const owner = await db
      .selectFrom('app_user')
      .select('id')
      .where(sql`lower(${appUser.email})`, '=', this.config.SITE_OWNER_EMAIL.toLowerCase())
      .where('email_verified_at', 'is not', null)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (owner) return null;
    const code = randomBytes(CODE_BYTES).toString('hex');
    await saveConfig(db, KEY, hashOf(code));
    return code.replace(/.{4}(?=.)/g, '$&-');
  }

  /** Uses up the code. The account counts as confirmed and is the site owner with its next access token. */
  async claim(user: SessionUser, code: string, client: Client): Promise<void> {
    await this.limiter.take(ownerCodeLimits(user.userId, client.address), refusal('tooManyRequests'));
    try {
      await this.database.write(async ({ db }) => {
        const account = await db
          .selectFrom('app_user')
          .select(['email', 'email_verified_at'])
          .where('id', '=', user.userId)
          .where('deleted_at', 'is', null)
          .forUpdate()
          .executeTakeFirst();
        if (!account || !this.awaits(account.email, false)) throw NOT_NAMED;
        if (account.email_verified_at !== null) throw CLAIMED;
        if (!(await takeConfig(db, KEY, hashOf(bare(code))))) throw WRONG;
        await this.confirm(db, { kind: 'siteOwnerClaimed', userId: user.userId, client });
      });
    } catch (error) {
      if (error === WRONG) this.security.record({ kind: 'ownerCodeRefused', userId: user.userId, client });
      throw error;
    }
  }

  /**
   * Confirms the address of an account without a code, because the operator vouches for it in a shell. A code that the
   * server printed no longer works. Returns false when the account does not wait for that.
   */
  async confirmByOperator(userId: string, by: { readonly userId: string; readonly client: Client }): Promise<boolean> {
    return this.database.write(async ({ db }) => {
      const account = await db
        .selectFrom('app_user')
        .select(['email', 'email_verified_at'])
        .where('id', '=', userId)
        .where('deleted_at', 'is', null)
        .where('disabled_at', 'is', null)
        .forUpdate()
        .executeTakeFirst();
      if (!account || !this.isNamed(account.email) || account.email_verified_at !== null) return false;
      await deleteConfig(db, KEY);
      await this.confirm(db, { kind: 'siteOwnerClaimed', userId, actorId: by.userId, client: by.client });
      return true;
    });
  }

  isNamed(email: string): boolean {
    const named = this.config.SITE_OWNER_EMAIL.toLowerCase();
    return named !== '' && email.toLowerCase() === named;
  }

  private async confirm(db: Db, event: SecurityEvent & { readonly userId: string }): Promise<void> {
    await db
      .updateTable('app_user')
      .set({ email_verified_at: sql<Date>`now()` })
      .where('id', '=', event.userId)
      .execute();
    await this.security.writeInside(db, event);
  }
}
