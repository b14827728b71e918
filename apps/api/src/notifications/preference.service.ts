import { Inject, Injectable } from '@nestjs/common';
import type { PreferencesAnswer, PreferencesBody } from '@crease/core/notifications/notification.schema.js';
import { streamOf } from '@crease/core/realtime/socket-events.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Database, pgArray } from '../platform/database/database.js';
import { NotificationQueries } from './notification.queries.js';

/** Which e-mails somebody wants. */
@Injectable()
export class PreferenceService {
  constructor(
    private readonly database: Database,
    private readonly queries: NotificationQueries,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async of(userId: string): Promise<PreferencesAnswer> {
    return { preferences: await this.queries.preferences(userId), mail: this.config.mail };
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
      const stream = streamOf('user', userId);
      await record({ stream, leagueId: null, event: { type: 'accountChanged' }, rooms: [stream], actor: userId });
    });
    return this.of(userId);
  }
}
