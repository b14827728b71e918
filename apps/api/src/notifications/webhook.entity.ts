import { p } from '@mikro-orm/core';
import type { WebhookKind } from '@crease/core/notifications/webhook.kinds.js';
import type { WebhookService } from '@crease/core/notifications/webhook.rules.js';
import type { WebhookOutcome } from '@crease/core/notifications/webhook.words.js';
import { table, type TablesOf } from '../platform/database/table.js';

export const LeagueWebhook = table('league_webhook', 'league', {
  league_id: p.text().primary(),
  service: p.text().$type<WebhookService>(),
  sealed: p.text(),
  ending: p.text(),
  kinds: p.array<WebhookKind>(),
  is_on: p.boolean(),
  set_by: p.text().nullable(),
  set_at: p.datetime().defaultRaw(`now()`),
  next_at: p.datetime().nullable(),
  lease: p.text().nullable(),
  lease_until: p.datetime().nullable(),
  failures: p.integer().default(0),
  failing_since: p.datetime().nullable(),
  succeeded_at: p.datetime().nullable(),
  stopped_at: p.datetime().nullable(),
  /** Monday of the last posted table. */
  table_told: p.date().nullable(),
  /** Last day of the period whose close matchups were posted last. */
  close_told: p.date().nullable(),
});

export const LeagueWebhookTry = table('league_webhook_try', 'league', {
  id: p.bigint('number').primary().autoincrement(),
  league_id: p.text().primary(),
  at: p.datetime(),
  succeeded: p.boolean(),
  outcome: p.json<WebhookOutcome>(),
});

/** Log lines that wait for the league's channel. A trigger writes them in the transaction of the line. */
export const LeagueWebhookLine = table('league_webhook_line', 'league', {
  league_id: p.text().primary(),
  stream: p.text().primary(),
  seq: p.integer().primary(),
  at: p.datetime(),
});

export const webhookTables = [LeagueWebhook, LeagueWebhookTry, LeagueWebhookLine] as const;

declare module '../platform/database/table.js' {
  interface Tables extends TablesOf<(typeof webhookTables)[number]> {}
}
