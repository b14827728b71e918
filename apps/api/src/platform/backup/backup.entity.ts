import { p } from '@mikro-orm/core';
import { table, type TablesOf } from '../database/table.js';

/** A backup by the clock that ended. It failed when it has a `cause`. */
export const BackupRun = table('backup_run', 'local', {
  name: p.text().primary(),
  started_at: p.datetime(),
  ended_at: p.datetime().defaultRaw(`clock_timestamp()`),
  bytes: p.bigint('number').nullable(),
  rows: p.bigint('number').nullable(),
  cause: p.text().nullable(),
});

export const backupTables = [BackupRun] as const;

declare module '../database/table.js' {
  interface Tables extends TablesOf<(typeof backupTables)[number]> {}
}
