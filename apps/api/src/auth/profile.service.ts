import { Injectable } from '@nestjs/common';
import type { EditUserInfoBody, UserInfo } from '@crease/core/auth/auth.schema.js';
import { Database, violatedConstraint } from '../platform/database/database.js';
import { notFound, notYou } from '../platform/http/refusal.error.js';
import type { SessionUser } from '../platform/http/session.js';
import { AccountQueries } from './account.queries.js';
import { USERNAME_TAKEN } from './account.refusals.js';
import { UploadService } from './upload.service.js';

/** How somebody is called and what he looks like. */
@Injectable()
export class ProfileService {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountQueries,
    private readonly uploads: UploadService,
  ) {}

  /** Blank fields keep their value. The address is changed elsewhere, since it has to be confirmed. */
  async edit(user: SessionUser, body: EditUserInfoBody): Promise<UserInfo> {
    const before = await this.accounts.byId(user.userId);
    if (!before) throw notFound('This account');
    if (given(body.uid) && body.uid !== user.userId) throw notYou('uid');
    // Old clients name the account by its id or by its name before the change.
    if (given(body.old_user_id) && ![user.userId, before.info.user_name].includes(body.old_user_id)) throw notYou('old_user_id');
    if (given(body.email) && body.email.trim().toLowerCase() !== before.info.email.toLowerCase()) throw notYou('email');
    const picture = body.picture === undefined || body.picture === before.info.picture ? null : await this.uploads.requireOwn(user.userId, body.picture);
    try {
      await this.database.query(
        `update app_user set username = coalesce($2, username), first_name = coalesce($3, first_name), last_name = coalesce($4, last_name),
           picture = case when $6 then null else coalesce($5, picture) end where id = $1`,
        [user.userId, body.user_name ?? null, body.first_name ?? null, body.last_name ?? null, picture, body.remove_picture === true],
      );
    } catch (error) {
      throw violatedConstraint(error) === 'app_user_username_key' ? USERNAME_TAKEN : error;
    }
    const after = await this.accounts.byId(user.userId);
    if (!after) throw notFound('This account');
    return after.info;
  }
}

const given = (text: string | null | undefined): text is string => text != null && text !== '';
