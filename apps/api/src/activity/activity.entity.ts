import { p } from '@mikro-orm/core';
import { table, type TablesOf } from '../platform/database/table.js';

export const ActivitySeen = table('activity_seen', 'league', {
  league_id: p.text().primary(),
  user_id: p.text().primary(),
  stream: p.text().primary(),
  seq: p.integer(),
  at: p.datetime().defaultRaw(`now()`),
});

export const activityTables = [ActivitySeen] as const;

declare module '../platform/database/table.js' {
  interface Tables extends TablesOf<(typeof activityTables)[number]> {}
}
