import { Injectable } from '@nestjs/common';
import type { UserInfo } from '@crease/core/auth/auth.schema.js';
import { Database } from '../platform/database/database.js';
import { SessionService } from './session.service.js';

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

const SELECT = `select u.id, u.email, u.username, u.first_name, u.last_name, u.picture, u.email_verified_at is not null as verified, u.password_hash, u.disabled_at is not null as disabled,
  exists (select 1 from membership m where m.user_id = u.id and m.is_commissioner) as is_admin from app_user u`;

@Injectable()
export class AccountQueries {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionService,
  ) {}

  async byEmail(email: string): Promise<Account | null> {
    const [row] = await this.database.query<UserRow>(`${SELECT} where lower(u.email) = lower($1)`, [email], 'account-by-email');
    return row ? this.account(row) : null;
  }

  async byId(userId: string): Promise<Account | null> {
    const [row] = await this.database.query<UserRow>(`${SELECT} where u.id = $1`, [userId], 'account-by-id');
    return row ? this.account(row) : null;
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
        isSiteOwner: this.sessions.isSiteOwner(row.email),
        emailVerified: row.verified,
      },
      passwordHash: row.password_hash,
      disabled: row.disabled,
    };
  }
}
