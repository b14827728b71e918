import { p } from '@mikro-orm/core';
import { table, type TablesOf } from '../database/table.js';

export const ProcessReport = table('process_report', 'local', {
  id: p.text().primary(),
  seen_at: p.datetime().defaultRaw(`clock_timestamp()`),
  report: p.json<unknown>(),
  /** When the process was asked to end. */
  drain_at: p.datetime().nullable(),
});

export const healthTables = [ProcessReport] as const;

declare module '../database/table.js' {
  interface Tables extends TablesOf<(typeof healthTables)[number]> {}
}
