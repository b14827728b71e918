import { p } from '@mikro-orm/core';
import { table, type TablesOf } from '../table.js';

export const Outage = table('outage', 'local', {
  id: p.integer().primary().autoincrement(),
  from_at: p.datetime(),
  to_at: p.datetime(),
});

export const Heartbeat = table('heartbeat', 'local', {
  one: p.boolean().primary().default(true),
  at: p.datetime(),
});

export const SystemConfig = table('system_config', 'shared', {
  key: p.text().primary(),
  value: p.json<unknown>(),
});

export const databaseTables = [Outage, Heartbeat, SystemConfig] as const;

declare module '../table.js' {
  interface Tables extends TablesOf<(typeof databaseTables)[number]> {}
}
