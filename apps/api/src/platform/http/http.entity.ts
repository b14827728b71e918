import { p } from '@mikro-orm/core';
import { table, type TablesOf } from '../database/table.js';

export const Idempotency = table('idempotency', 'account', {
  user_id: p.text().primary(),
  key: p.text().primary(),
  body_hash: p.text(),
  status: p.integer(),
  response: p.json<unknown>().nullable(),
  at: p.datetime().defaultRaw(`now()`),
});

/** No reference to the league: its lock would wait for changes of the league. */
export const LeagueIdempotency = table('league_idempotency', 'league', {
  league_id: p.text().primary(),
  user_id: p.text().primary(),
  key: p.text().primary(),
  body_hash: p.text(),
  status: p.integer(),
  response: p.json<unknown>().nullable(),
  at: p.datetime().defaultRaw(`now()`),
});

export const RateLimit = table('rate_limit', 'local', {
  key: p.text().primary(),
  count: p.integer(),
  resets_at: p.datetime(),
});

export const httpTables = [Idempotency, LeagueIdempotency, RateLimit] as const;

declare module '../database/table.js' {
  interface Tables extends TablesOf<(typeof httpTables)[number]> {}
}
