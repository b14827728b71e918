import { p } from '@mikro-orm/core';
import type { DeviceParts } from '@crease/core/auth/device.rules.js';
import type { QuietHours } from '@crease/core/draft/draft.model.js';
import type { NotificationKind } from '@crease/core/notifications/notification.rules.js';
import { table, type TablesOf } from '../platform/database/table.js';

export const PushKey = table('push_key', 'account', {
  one: p.boolean().primary().default(true),
  public_key: p.text(),
  sealed: p.text(),
  made_at: p.datetime().defaultRaw(`now()`),
});

export const PushChoice = table('push_choice', 'account', {
  user_id: p.text().primary(),
  off: p.array<NotificationKind>().defaultRaw(`'{}'::text[]`),
  quiet: p.json<QuietHours>().nullable(),
  urgent: p.boolean().default(false),
  updated_at: p.datetime().defaultRaw(`now()`),
});

export const PushSubscription = table('push_subscription', 'account', {
  id: p.text().primary(),
  user_id: p.text(),
  session_id: p.text().nullable(),
  endpoint: p.text(),
  p256dh: p.text(),
  auth: p.text(),
  public_key: p.text(),
  device: p.json<DeviceParts>(),
  off: p.array<NotificationKind>().defaultRaw(`'{}'::text[]`),
  made_at: p.datetime().defaultRaw(`now()`),
  seen_at: p.datetime().defaultRaw(`now()`),
  succeeded_at: p.datetime().nullable(),
  failed_at: p.datetime().nullable(),
  failures: p.integer().default(0),
  trouble: p.text().nullable(),
  held_until: p.datetime().nullable(),
});

export const PushDelivery = table('push_delivery', 'account', {
  notice_id: p.bigint('number').primary(),
  subscription_id: p.text().primary(),
  state: p.text().$type<'waiting' | 'sent' | 'dropped' | 'unwanted' | 'refused'>(),
  due_at: p.datetime().defaultRaw(`now()`),
  attempts: p.integer().default(0),
  /** True after quiet hours held it back. */
  held: p.boolean().default(false),
  ended_at: p.datetime().nullable(),
});

export const pushTables = [PushKey, PushChoice, PushSubscription, PushDelivery] as const;

declare module '../platform/database/table.js' {
  interface Tables extends TablesOf<(typeof pushTables)[number]> {}
}
