import { Injectable } from '@nestjs/common';
import type { UserInfo } from '@crease/core/auth/auth.schema.js';
import type { Provider } from '@crease/core/auth/social.rules.js';
import { Database, type Transaction } from '../platform/database/database.js';
import { SessionService, signedOut, type Person } from './session.service.js';

interface UserRow {
  id: string;
  email: string;
  username: string;
  first_name: string;
  last_name: string;
  picture: string | null;
  verified: boolean;
  password_hash: string | null;
  disabled: boolean;
  is_admin: boolean;
}

export interface Account {
  readonly info: UserInfo;
  readonly passwordHash: string | null;
  readonly disabled: boolean;
}

export const personOf = ({ info }: Account): Person => ({
  id: info.uid,
  email: info.email,
  emailVerified: info.emailVerified,
});

const SELECT = `select u.id, u.email, u.username, u.first_name, u.last_name, u.picture, u.email_verified_at is not null as verified, u.password_hash, u.disabled_at is not null as disabled,
  exists (select 1 from membership m where m.user_id = u.id and m.is_commissioner) as is_admin from app_user u`;

/**
 * Keeps an account from being deleted or disabled until the caller's transaction ends; refused when that has happened already. Whoever
 * becomes a member of a league does so under it. Before any lock of a league, as in the deletion of an account.
 */
export async function holdAccount(sql: Transaction['sql'], userId: string): Promise<void> {
  const [living] = await sql(
    'select 1 as one from app_user where id = $1 and deleted_at is null and disabled_at is null for share',
    [userId],
  );
  if (!living) throw signedOut();
}

@Injectable()
export class AccountQueries {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionService,
  ) {}

  async byEmail(email: string): Promise<Account | null> {
    const [row] = await this.database.query<UserRow>(
      `${SELECT} where lower(u.email) = lower($1)`,
      [email],
      'account-by-email',
    );
    return row ? this.account(row) : null;
  }

  async byId(userId: string): Promise<Account | null> {
    const [row] = await this.database.query<UserRow>(`${SELECT} where u.id = $1`, [userId], 'account-by-id');
    return row ? this.account(row) : null;
  }

  /** The account that another provider's identity opens, or null. */
  async byIdentity(provider: Provider, subject: string): Promise<Account | null> {
    const [row] = await this.database.query<UserRow>(
      `${SELECT} join social_identity i on i.user_id = u.id where i.provider = $1 and i.subject = $2`,
      [provider, subject],
      'account-by-identity',
    );
    return row ? this.account(row) : null;
  }

  /** The address that waits for its confirmation, or null. */
  async pendingEmail(userId: string): Promise<string | null> {
    const [row] = await this.database.query<{ email: string }>(
      `select email from mail_token where user_id = $1 and purpose = 'change' and used_at is null and withdrawn_at is null and expires_at > now() limit 1`,
      [userId],
    );
    return row?.email ?? null;
  }

  private account(row: UserRow): Account {
    return {
      info: {
        uid: row.id,
        email: row.email,
        user_name: row.username,
        first_name: row.first_name,
        last_name: row.last_name,
        picture: row.picture,
        isAdmin: row.is_admin,
        isSiteOwner: this.sessions.isSiteOwner(row.email, row.verified),
        emailVerified: row.verified,
      },
      passwordHash: row.password_hash,
      disabled: row.disabled,
    };
  }
}
