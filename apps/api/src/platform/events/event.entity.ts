import { p } from '@mikro-orm/core';
import { table, type TablesOf } from '../database/table.js';

export const Event = table('event', 'league', {
  id: p.bigint('number').primary().autoincrement(),
  stream: p.text(),
  seq: p.integer(),
  league_id: p.text().nullable(),
  type: p.text(),
  data: p.json<Readonly<Record<string, unknown>>>(),
  rooms: p.array<string>(),
  actor: p.text().nullable(),
  action_type: p.text().nullable(),
  message: p.text().nullable(),
  team_ids: p.array<string>().defaultRaw(`'{}'::text[]`),
  at: p.datetime().defaultRaw(`clock_timestamp()`),
});

export const Stream = table('stream', 'league', {
  id: p.text().primary(),
  seq: p.integer(),
  /** Only for versions of leagues, which have no stored event with a time. */
  changed_at: p.datetime().nullable(),
});

export const eventTables = [Event, Stream] as const;

declare module '../database/table.js' {
  interface Tables extends TablesOf<(typeof eventTables)[number]> {}
}
