import { Inject, Injectable } from '@nestjs/common';
import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import { preferencesOf, type NotificationKind } from '@crease/core/notifications/notification.rules.js';
import type { PreferencesAnswer, PreferencesBody } from '@crease/core/notifications/notification.schema.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Database, type Db, type Tables } from '../../platform/database/database.js';
import { ignoringCase } from '../../platform/database/sql.js';
import { toUser } from '../../platform/events/audience.js';
import { namesIn } from '../../platform/database/rows.js';

const notificationPreferenceRow = namesIn('notification_preference');

@Injectable()
export class PreferenceService {
  constructor(
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async of(userId: string): Promise<PreferencesAnswer> {
    const row = await this.database.db
      .selectFrom('notification_preference')
      .select('off')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return { preferences: preferencesOf(row?.off ?? []), mail: this.config.mail };
  }

  /** Changes only the named kinds, so that concurrent changes of different kinds are both kept. */
  async change(userId: string, { preferences }: PreferencesBody): Promise<PreferencesAnswer> {
    const off = Object.entries(preferences).flatMap(([kind, on]) => (on === false ? [kind] : []));
    await this.database.write(async ({ db, record }) => {
      await db
        .insertInto('notification_preference')
        .values({ user_id: userId, off })
        .onConflict((conflict) =>
          conflict.column('user_id').doUpdateSet(({ ref }) => ({
            updated_at: ref('excluded.updated_at'),
            off: withKinds(notificationPreferenceRow.off, preferences),
          })),
        )
        .execute();
      await record(toUser(userId, userId, { type: 'accountChanged' }));
    });
    return this.of(userId);
  }
}

export const withKinds = <K extends string>(
  off: Expression<K[]>,
  kinds: Readonly<Record<string, boolean | undefined>>,
) =>
  Object.entries(kinds).reduce((list, [kind, on]) => {
    if (on === undefined) return list;
    const others = sql<K[]>`array_remove(${list}, ${kind}::text)`;
    return on ? others : sql<K[]>`array_append(${others}, ${kind}::text)`;
  }, off);

/** SQL condition: the user (an expression of their id) wants mails of a kind. Every kind is on by default. */
export function wants(userId: Expression<string>, kind: NotificationKind): Expression<SqlBool> {
  const { exists, not, selectFrom } = expressionBuilder<Tables>();
  return not(
    exists(
      selectFrom('notification_preference as n')
        .select('n.user_id')
        .where('n.user_id', '=', userId)
        .where(({ ref }) => sql<SqlBool>`${kind} = any(${ref('n.off')})`),
    ),
  );
}

/** True when the owner of an address wants mails of a kind, and for an address that no user has confirmed. */
export async function wantsMail(db: Db, email: string, kind: NotificationKind): Promise<boolean> {
  const unwilling = await db
    .selectFrom('app_user as u')
    .select('u.id')
    .where(({ ref }) => ignoringCase(ref('u.email'), email))
    .where('u.email_verified_at', 'is not', null)
    .where(({ not, ref }) => not(wants(ref('u.id'), kind)))
    .executeTakeFirst();
  return unwilling === undefined;
}
