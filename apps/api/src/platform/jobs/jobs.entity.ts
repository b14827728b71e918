import { p } from '@mikro-orm/core';
import { table, type TablesOf } from '../database/table.js';

export const Once = table('once', {
  key: p.text().primary(),
  at: p.datetime().defaultRaw(`now()`),
});

export const jobsTables = [Once] as const;

declare module '../database/table.js' {
  interface Tables extends TablesOf<(typeof jobsTables)[number]> {}
}
