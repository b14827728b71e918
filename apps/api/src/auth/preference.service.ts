import { Inject, Injectable } from '@nestjs/common';
import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import { preferencesOf, type NotificationKind } from '@crease/core/notifications/notification.rules.js';
import type { PreferencesAnswer, PreferencesBody } from '@crease/core/notifications/notification.schema.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Database, type Db, type Tables } from '../platform/database/database.js';
import { ignoringCase, textArray } from '../platform/database/sql.js';
import { toUser } from '../platform/events/audience.js';

/** Which e-mails somebody wants. */
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

  /** Changes what is named and leaves the rest; two changes at once of different kinds both hold. */
  async change(userId: string, { preferences }: PreferencesBody): Promise<PreferencesAnswer> {
    const named = (wanted: boolean) =>
      Object.entries(preferences).flatMap(([kind, on]) => (on === wanted ? [kind] : []));
    await this.database.write(async ({ db, record }) => {
      await db
        .insertInto('notification_preference')
        .values({ user_id: userId, off: named(false) })
        .onConflict((conflict) =>
          conflict.column('user_id').doUpdateSet({
            updated_at: sql<Date>`now()`,
            off: sql<string[]>`coalesce((select array_agg(distinct kind)
              from unnest(notification_preference.off || excluded.off) kind where kind <> all(${textArray(named(true))})), '{}')`,
          }),
        )
        .execute();
      await record(toUser(userId, userId, { type: 'accountChanged' }));
    });
    return this.of(userId);
  }
}

/** Whether a user (an expression of their id) wants to hear of a kind. Everything is on until it is switched off. */
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

/**
 * Whether the owner of an address wants to hear of a kind; yes for an address that nobody has confirmed to be theirs.
 */
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
