import { p } from '@mikro-orm/core';
import { table, type TablesOf } from '../database/table.js';

export const Event = table('event', 'league', {
  league_id: p.text().primary(),
  stream: p.text().primary(),
  seq: p.integer().primary(),
  /** The order of all events, also of `account_event`, across streams. */
  id: p.bigint('number').autoincrement(),
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
  league_id: p.text().primary(),
  id: p.text().primary(),
  seq: p.integer(),
  /** Only for versions of leagues, which have no stored event with a time. */
  changed_at: p.datetime().nullable(),
});

/** Events of one user or of everyone. */
export const AccountEvent = table('account_event', 'account', {
  stream: p.text().primary(),
  seq: p.integer().primary(),
  id: p.bigint('number').defaultRaw(`nextval('event_id_seq'::regclass)`),
  type: p.text(),
  data: p.json<Readonly<Record<string, unknown>>>(),
  rooms: p.array<string>(),
  actor: p.text().nullable(),
  at: p.datetime().defaultRaw(`clock_timestamp()`),
});

export const AccountStream = table('account_stream', 'account', {
  id: p.text().primary(),
  seq: p.integer(),
});

export const eventTables = [Event, Stream, AccountEvent, AccountStream] as const;

declare module '../database/table.js' {
  interface Tables extends TablesOf<(typeof eventTables)[number]> {}
}
