import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Database, type Db } from '../../platform/database/database.js';
import { anyOf, isSo } from '../../platform/database/sql.js';
import { mailToken, mailTokenHash } from '../../platform/mail/mail-token.js';
import { LINK_EXPIRED, LINK_INVALID, LINK_USED } from '../account.refusals.js';
import type { Client } from '../client.js';
import { SecurityLog } from '../security.service.js';

export const LINK_PURPOSES = ['reset', 'verify', 'change'] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

export interface MailLink {
  readonly hash: string;
  readonly purpose: LinkPurpose;
  readonly userId: string;
  /** Address that the link was sent to. For `change` it is the new address. */
  readonly email: string;
}

/** Single-use links in mails. The database stores only their hashes. */
@Injectable()
export class MailLinks {
  constructor(
    private readonly database: Database,
    private readonly security: SecurityLog,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Creates a link and withdraws earlier links of the same purpose. Returns the nonce for the mail. */
  async issue(
    db: Db,
    { purpose, userId, email, minutes }: { purpose: LinkPurpose; userId: string; email: string; minutes: number },
  ): Promise<string> {
    const nonce = randomBytes(32).toString('base64url');
    await this.withdraw(db, userId, [purpose]);
    await db
      .insertInto('mail_token')
      .values({
        hash: mailTokenHash(this.token(nonce)),
        purpose,
        user_id: userId,
        email,
        expires_at: sql<Date>`now() + make_interval(mins => ${minutes})`,
      })
      .execute();
    return nonce;
  }

  async withdraw(db: Db, userId: string, purposes: readonly LinkPurpose[]): Promise<void> {
    await db
      .updateTable('mail_token')
      .set({ withdrawn_at: sql<Date>`now()` })
      .where('user_id', '=', userId)
      .where('purpose', '=', anyOf(purposes))
      .where('used_at', 'is', null)
      .where('withdrawn_at', 'is', null)
      .execute();
  }

  token(nonce: string): string {
    return mailToken(this.config.SESSION_SECRET, nonce);
  }

  /** Finds the valid link of a token. When a used link is used again, the account's owner gets a mail. */
  async look(token: string, purposes: readonly LinkPurpose[], client: Client): Promise<MailLink> {
    const hash = mailTokenHash(token);
    const [row] = await this.database.prepared(
      'mail-link',
      this.database.db
        .selectFrom('mail_token')
        .select(({ eb, or }) => [
          'purpose',
          'user_id',
          'email',
          'used_at',
          isSo(or([eb('withdrawn_at', 'is not', null), eb('expires_at', '<=', sql<Date>`now()`)])).as('stale'),
        ])
        .where('hash', '=', hash),
    );
    if (!row || !purposes.includes(row.purpose)) throw LINK_INVALID;
    if (row.used_at !== null) {
      if (row.purpose === 'reset') this.security.record({ kind: 'resetReused', userId: row.user_id, client });
      throw LINK_USED;
    }
    if (row.stale) throw LINK_EXPIRED;
    return { hash, purpose: row.purpose, userId: row.user_id, email: row.email };
  }

  /** Marks a link as used, inside the transaction of its purpose. A concurrent second use is refused. */
  async use(db: Db, { hash }: MailLink): Promise<void> {
    const used = await db
      .updateTable('mail_token')
      .set({ used_at: sql<Date>`now()` })
      .where('hash', '=', hash)
      .where('used_at', 'is', null)
      .where('withdrawn_at', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`)
      .returning('hash')
      .executeTakeFirst();
    if (used === undefined) throw LINK_USED;
  }
}
