import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Language } from '@crease/core/locale.js';
import type { EditUserInfoBody, UserInfo } from '@crease/core/auth/auth.schema.js';
import { Database, violatedConstraint, type Db } from '../../platform/database/database.js';
import { toUser } from '../../platform/events/audience.js';
import { notFound, notYou } from '../../platform/refusal.error.js';
import type { SessionUser } from '../../platform/http/session.js';
import { AccountQueries } from './account.queries.js';
import { AccountTies } from './account-ties.service.js';
import { USERNAME_TAKEN } from '../account.refusals.js';
import { UploadService } from '../uploads/upload.service.js';

@Injectable()
export class ProfileService {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountQueries,
    private readonly uploads: UploadService,
    private readonly ties: AccountTies,
  ) {}

  /** Blank fields keep their value. `EmailService` changes the address, because it must be confirmed. */
  async edit(user: SessionUser, body: EditUserInfoBody): Promise<UserInfo> {
    const before = await this.accounts.byId(user.userId);
    if (!before) throw notFound('account');
    if (given(body.uid) && body.uid !== user.userId) throw notYou('uid');
    // Old clients identify the account by its id or by its previous name.
    if (given(body.old_user_id) && ![user.userId, before.info.user_name].includes(body.old_user_id))
      throw notYou('old_user_id');
    if (given(body.email) && body.email.trim().toLowerCase() !== before.info.email.toLowerCase()) throw notYou('email');
    const picture =
      body.picture === undefined || body.picture === before.info.picture
        ? null
        : await this.uploads.requireOwn(user.userId, body.picture);
    const renamed = await this.database
      .write(async (transaction) => {
        if (!(await changeProfile(transaction.db, user.userId, body, picture))) return null;
        const afterwards = await this.ties.renameInside(transaction, user.userId);
        await transaction.record(toUser(user.userId, user.userId, { type: 'profileChanged' }));
        return afterwards;
      })
      .catch((error: unknown) => {
        throw violatedConstraint(error) === 'app_user_username_key' ? USERNAME_TAKEN : error;
      });
    const after = await this.accounts.byId(user.userId);
    if (!after) throw notFound('account');
    if (renamed !== null) await renamed(`${after.info.first_name} ${after.info.last_name}`);
    return after.info;
  }

  /** Without a choice, messages of no league use the browser's language. */
  async chooseLanguage(userId: string, chosen: Language | null, ofBrowser: Language): Promise<UserInfo> {
    await this.database.write(async ({ db, record }) => {
      const language = chosen ?? ofBrowser;
      await db
        .updateTable('app_user')
        .set({ language, language_chosen: chosen !== null })
        .where('id', '=', userId)
        .execute();
      await record(toUser(userId, userId, { type: 'profileChanged' }));
    });
    const account = await this.accounts.byId(userId);
    if (!account) throw notFound('account');
    return account.info;
  }
}

const given = (text: string | null | undefined): text is string => text != null && text !== '';

/** False when nothing changed. A `picture` of null keeps the present one. */
async function changeProfile(db: Db, userId: string, body: EditUserInfoBody, picture: string | null): Promise<boolean> {
  const orAsItIs = <T>(value: T | null | undefined, column: string) =>
    sql<T>`coalesce(${value ?? null}, ${sql.ref(column)})`;
  const wanted = {
    username: orAsItIs(body.user_name, 'username'),
    first_name: orAsItIs(body.first_name, 'first_name'),
    last_name: orAsItIs(body.last_name, 'last_name'),
    picture: body.remove_picture === true ? sql<null>`null` : orAsItIs(picture, 'picture'),
  };
  const changed = await db
    .updateTable('app_user')
    .set(wanted)
    .where('id', '=', userId)
    .where(({ eb, or }) =>
      or([
        eb('username', 'is distinct from', wanted.username),
        eb('first_name', 'is distinct from', wanted.first_name),
        eb('last_name', 'is distinct from', wanted.last_name),
        eb('picture', 'is distinct from', wanted.picture),
      ]),
    )
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}
