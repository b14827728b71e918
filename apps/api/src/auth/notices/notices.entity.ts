import { p } from '@mikro-orm/core';
import type { Mail } from '@crease/core/notifications/notification.words.js';
import { table, type TablesOf } from '../../platform/database/table.js';

export const Notice = table('notice', 'account', {
  id: p.bigint('number').primary().autoincrement(),
  user_id: p.text(),
  league_id: p.text().nullable(),
  says: p.json<Mail>(),
  path: p.text().nullable(),
  at: p.datetime().defaultRaw(`now()`),
  read_at: p.datetime().nullable(),
});

export const CalendarAddress = table('calendar_address', 'account', {
  user_id: p.text().primary(),
  nonce: p.text(),
  token_hash: p.text(),
  made_at: p.datetime().defaultRaw(`now()`),
  asked_at: p.datetime().nullable(),
});

export const noticeTables = [Notice, CalendarAddress] as const;

declare module '../../platform/database/table.js' {
  interface Tables extends TablesOf<(typeof noticeTables)[number]> {}
}
