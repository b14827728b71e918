import { p } from '@mikro-orm/core';
import { table, type TablesOf } from '../platform/database/table.js';

export const NotificationPreference = table('notification_preference', {
  user_id: p.text().primary(),
  off: p.array<string>().defaultRaw(`'{}'::text[]`),
  updated_at: p.datetime().defaultRaw(`now()`),
});

export const notificationsTables = [NotificationPreference] as const;

declare module '../platform/database/table.js' {
  interface Tables extends TablesOf<(typeof notificationsTables)[number]> {}
}
