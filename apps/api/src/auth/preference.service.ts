import { Inject, Injectable } from '@nestjs/common';
import { preferencesOf, type NotificationKind } from '@crease/core/notifications/notification.rules.js';
import type { PreferencesAnswer, PreferencesBody } from '@crease/core/notifications/notification.schema.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Database, pgArray, type Transaction } from '../platform/database/database.js';
import { toUser } from '../platform/events/audience.js';

/** Which e-mails somebody wants. */
@Injectable()
export class PreferenceService {
  constructor(
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async of(userId: string): Promise<PreferencesAnswer> {
    const [row] = await this.database.query<{ off: string[] }>(
      'select off from notification_preference where user_id = $1',
      [userId],
    );
    return { preferences: preferencesOf(row?.off ?? []), mail: this.config.mail };
  }

  /** Changes what is named and leaves the rest; two changes at once of different kinds both hold. */
  async change(userId: string, { preferences }: PreferencesBody): Promise<PreferencesAnswer> {
    const named = (wanted: boolean): string =>
      pgArray(Object.entries(preferences).flatMap(([kind, on]) => (on === wanted ? [kind] : [])));
    await this.database.write(async ({ sql, record }) => {
      await sql(
        `insert into notification_preference as n (user_id, off) values ($1, $2::text[])
         on conflict (user_id) do update set updated_at = now(),
           off = coalesce((select array_agg(distinct kind) from unnest(n.off || excluded.off) kind where kind <> all($3::text[])), '{}')`,
        [userId, named(false), named(true)],
      );
      await record(toUser(userId, userId, { type: 'accountChanged' }));
    });
    return this.of(userId);
  }
}

/** In SQL: whether a user (an expression of their id) wants to hear of a kind (a parameter). Everything is on until it is switched off. */
export const wantsSql = (user: string, kind: `$${number}`): string =>
  `not exists (select 1 from notification_preference n where n.user_id = ${user} and ${kind} = any(n.off))`;

/** Whether the owner of an address wants to hear of a kind; yes for an address that nobody has confirmed to be theirs. */
export async function wantsMail(sql: Transaction['sql'], email: string, kind: NotificationKind): Promise<boolean> {
  const [no] = await sql(
    `select 1 as one from app_user u where lower(u.email) = lower($1) and u.email_verified_at is not null and not ${wantsSql('u.id', '$2')}`,
    [email, kind],
  );
  return no === undefined;
}
