import { Injectable } from '@nestjs/common';
import { sql, type Expression, type InferResult, type OperationNodeSource } from 'kysely';
import type { UserInfo } from '@crease/core/auth/auth.schema.js';
import type { Provider } from '@crease/core/auth/social.rules.js';
import { Database, type Db } from '../../platform/database/database.js';
import { ignoringCase, isSo } from '../../platform/database/sql.js';
import { isOnCluster } from '../../platform/database/distribution/one-league.plugin.js';
import { SessionService } from '../session/session.service.js';
import { signedOut } from '../account.refusals.js';
import type { Person } from '../session/session.tables.js';

/** Accounts `u`. `user` is the id of the account that is read, for the subquery. */
const accounts = (db: Db, user: Expression<string>) =>
  db
    .selectFrom('app_user as u')
    .select(({ exists, selectFrom }) => [
      'u.id',
      'u.email',
      'u.username',
      'u.first_name',
      'u.last_name',
      'u.picture',
      'u.email_verified_at',
      'u.password_hash',
      'u.disabled_at',
      'u.language',
      'u.language_chosen',
      isSo(
        exists(
          selectFrom('membership as m')
            .select('m.league_id')
            .where('m.user_id', '=', user)
            .where('m.is_commissioner', '=', true),
        ),
      ).as('is_admin'),
    ]);
type AccountRow = InferResult<ReturnType<typeof accounts>>[number];

export interface Account {
  readonly info: UserInfo;
  readonly passwordHash: string | null;
  readonly disabled: boolean;
}

export const personOf = ({ info }: Account): Person => ({
  id: info.uid,
  email: info.email,
  emailVerified: info.emailVerified,
  language: info.language,
});

/**
 * Locks an account until the transaction ends. Refuses a deleted or disabled account. Take this lock before any league
 * lock; account deletion uses the same order. A cluster locks the whole table of accounts: two shared locks would wait
 * for each other as soon as both transactions write a membership.
 */
export async function holdAccount(db: Db, userId: string): Promise<void> {
  const held = await db
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('disabled_at', 'is', null)
    .$call((account) => (isOnCluster(db) ? account.forNoKeyUpdate() : account.forShare()))
    .executeTakeFirst();
  if (!held) throw signedOut();
}

@Injectable()
export class AccountQueries {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionService,
  ) {}

  async byEmail(email: string): Promise<Account | null> {
    const { db } = this.database;
    const user = db
      .selectFrom('app_user as a')
      .select('a.id')
      .where(({ ref }) => ignoringCase(ref('a.email'), email));
    const query = accounts(db, this.userIn(user)).where(({ ref }) => ignoringCase(ref('u.email'), email));
    return this.account(await this.database.prepared('account-by-email', query));
  }

  async byId(userId: string): Promise<Account | null> {
    const query = accounts(this.database.db, this.userIn(sql<string>`${userId}`)).where('u.id', '=', userId);
    return this.account(await this.database.prepared('account-by-id', query));
  }

  async byIdentity(provider: Provider, subject: string): Promise<Account | null> {
    const { db } = this.database;
    const user = db
      .selectFrom('social_identity as i')
      .select('i.user_id')
      .where('i.provider', '=', provider)
      .where('i.subject', '=', subject);
    const query = accounts(db, this.userIn(user))
      .innerJoin('social_identity as i', 'i.user_id', 'u.id')
      .where('i.provider', '=', provider)
      .where('i.subject', '=', subject);
    return this.account(await this.database.prepared('account-by-identity', query));
  }

  /** On a cluster a subquery about leagues cannot depend on a row of an account, so it looks for the user itself. */
  private userIn(user: OperationNodeSource): Expression<string> {
    return this.database.onCluster ? sql<string>`(${user})` : sql.ref<string>('u.id');
  }

  async pendingEmail(userId: string): Promise<string | null> {
    const link = await this.database.db
      .selectFrom('mail_token')
      .select('email')
      .where('user_id', '=', userId)
      .where('purpose', '=', 'change')
      .where('used_at', 'is', null)
      .where('withdrawn_at', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`)
      .limit(1)
      .executeTakeFirst();
    return link?.email ?? null;
  }

  private account([row]: readonly AccountRow[]): Account | null {
    if (row === undefined) return null;
    const verified = row.email_verified_at !== null;
    return {
      info: {
        uid: row.id,
        email: row.email,
        user_name: row.username,
        first_name: row.first_name,
        last_name: row.last_name,
        picture: row.picture,
        isAdmin: row.is_admin,
        isSiteOwner: this.sessions.isSiteOwner(row.email, verified),
        emailVerified: verified,
        language: row.language_chosen ? row.language : null,
      },
      passwordHash: row.password_hash,
      disabled: row.disabled_at !== null,
    };
  }
}
