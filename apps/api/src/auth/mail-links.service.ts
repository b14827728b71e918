import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Database, type Transaction } from '../platform/database/database.js';
import { mailToken, mailTokenHash } from '../platform/mail/mail-token.js';
import { LINK_EXPIRED, LINK_INVALID, LINK_USED } from './account.refusals.js';
import type { Client } from './client.js';
import { SecurityLog } from './security.service.js';

export type LinkPurpose = 'reset' | 'verify' | 'change';

export interface MailLink {
  readonly hash: string;
  readonly purpose: LinkPurpose;
  readonly userId: string;
  /** The address it was sent to: with `change`, the new one. */
  readonly email: string;
}

type Sql = Transaction['sql'];

interface Row {
  purpose: LinkPurpose;
  user_id: string;
  email: string;
  used: boolean;
  stale: boolean;
}

/** Single-use links in mails, kept as hashes. */
@Injectable()
export class MailLinks {
  constructor(
    private readonly database: Database,
    private readonly security: SecurityLog,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Makes a link, and withdraws earlier ones of the same purpose. Returns the nonce that goes with the mail. */
  async issue(
    sql: Sql,
    { purpose, userId, email, minutes }: { purpose: LinkPurpose; userId: string; email: string; minutes: number },
  ): Promise<string> {
    const nonce = randomBytes(32).toString('base64url');
    await sql(
      'update mail_token set withdrawn_at = now() where user_id = $1 and purpose = $2 and used_at is null and withdrawn_at is null',
      [userId, purpose],
    );
    await sql(
      'insert into mail_token (hash, purpose, user_id, email, expires_at) values ($1, $2, $3, $4, now() + make_interval(mins => $5))',
      [mailTokenHash(this.token(nonce)), purpose, userId, email, minutes],
    );
    return nonce;
  }

  token(nonce: string): string {
    return mailToken(this.config.SESSION_SECRET, nonce);
  }

  /** The link of a token, if it is still good. A second use of one that has done its work is told to the account's owner. */
  async look(token: string, purposes: readonly LinkPurpose[], client: Client): Promise<MailLink> {
    const hash = mailTokenHash(token);
    const [row] = await this.database.query<Row>(
      'select purpose, user_id, email, used_at is not null as used, (withdrawn_at is not null or expires_at <= now()) as stale from mail_token where hash = $1',
      [hash],
      'mail-link',
    );
    if (!row || !purposes.includes(row.purpose)) throw LINK_INVALID;
    if (row.used) {
      if (row.purpose === 'reset') this.security.note({ kind: 'resetReused', userId: row.user_id, client });
      throw LINK_USED;
    }
    if (row.stale) throw LINK_EXPIRED;
    return { hash, purpose: row.purpose, userId: row.user_id, email: row.email };
  }

  /** Uses a link up, inside the transaction of what it is for: of two at once, one is refused. */
  async use(sql: Sql, { hash }: MailLink): Promise<void> {
    const rows = await sql(
      'update mail_token set used_at = now() where hash = $1 and used_at is null and withdrawn_at is null and expires_at > now() returning hash',
      [hash],
    );
    if (rows.length === 0) throw LINK_USED;
  }
}
