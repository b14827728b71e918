import { Injectable } from '@nestjs/common';
import type { EditUserInfoBody, UserInfo } from '@crease/core/auth/auth.schema.js';
import { Database, violatedConstraint } from '../platform/database/database.js';
import { toUser } from '../platform/events/audience.js';
import { notFound, notYou } from '../platform/http/refusal.error.js';
import type { SessionUser } from '../platform/http/session.js';
import { AccountQueries } from './account.queries.js';
import { AccountTies } from './account-ties.service.js';
import { USERNAME_TAKEN } from './account.refusals.js';
import { UploadService } from './upload.service.js';

/** How somebody is called and what they look like. */
@Injectable()
export class ProfileService {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountQueries,
    private readonly uploads: UploadService,
    private readonly ties: AccountTies,
  ) {}

  /** Blank fields keep their value. The address is changed elsewhere, since it has to be confirmed. */
  async edit(user: SessionUser, body: EditUserInfoBody): Promise<UserInfo> {
    const before = await this.accounts.byId(user.userId);
    if (!before) throw notFound('This account');
    if (given(body.uid) && body.uid !== user.userId) throw notYou('uid');
    // Old clients name the account by its id or by its name before the change.
    if (given(body.old_user_id) && ![user.userId, before.info.user_name].includes(body.old_user_id))
      throw notYou('old_user_id');
    if (given(body.email) && body.email.trim().toLowerCase() !== before.info.email.toLowerCase()) throw notYou('email');
    const picture =
      body.picture === undefined || body.picture === before.info.picture
        ? null
        : await this.uploads.requireOwn(user.userId, body.picture);
    const renamed = await this.database
      .write(async (transaction) => {
        const { sql, record } = transaction;
        const changed = await sql(
          `update app_user set username = coalesce($2, username), first_name = coalesce($3, first_name), last_name = coalesce($4, last_name),
             picture = case when $6 then null else coalesce($5, picture) end
           where id = $1 and (username, first_name, last_name, picture) is distinct from
             (coalesce($2, username), coalesce($3, first_name), coalesce($4, last_name), case when $6 then null else coalesce($5, picture) end)
           returning id`,
          [
            user.userId,
            body.user_name ?? null,
            body.first_name ?? null,
            body.last_name ?? null,
            picture,
            body.remove_picture === true,
          ],
        );
        if (changed.length === 0) return null;
        const afterwards = await this.ties.renameInside(transaction, user.userId);
        await record(toUser(user.userId, user.userId, { type: 'profileChanged' }));
        return afterwards;
      })
      .catch((error: unknown) => {
        throw violatedConstraint(error) === 'app_user_username_key' ? USERNAME_TAKEN : error;
      });
    const after = await this.accounts.byId(user.userId);
    if (!after) throw notFound('This account');
    if (renamed !== null) await renamed(`${after.info.first_name} ${after.info.last_name}`);
    return after.info;
  }
}

const given = (text: string | null | undefined): text is string => text != null && text !== '';
