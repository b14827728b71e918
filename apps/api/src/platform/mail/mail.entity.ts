import { p } from '@mikro-orm/core';
import { table, type TablesOf } from '../database/table.js';

export const Mail = table('mail', 'account', {
  id: p.text().primary(),
  kind: p.text(),
  league_id: p.text().nullable(),
  to_address: p.text(),
  subject: p.text(),
  body: p.text(),
  created_at: p.datetime().defaultRaw(`now()`),
  sent_at: p.datetime().nullable(),
  failed_reason: p.text().nullable(),
  user_id: p.text().nullable(),
  token_nonce: p.text().nullable(),
  about: p.text().nullable(),
  withdrawn_at: p.datetime().nullable(),
  calendar: p.text().nullable(),
});

export const mailTables = [Mail] as const;

declare module '../database/table.js' {
  interface Tables extends TablesOf<(typeof mailTables)[number]> {}
}
