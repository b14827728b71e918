import { p } from '@mikro-orm/core';
import { table, type TablesOf } from '../database/table.js';

export const JobRun = table('job_run', {
  key: p.text().primary(),
  at: p.datetime().defaultRaw(`now()`),
});

export const jobsTables = [JobRun] as const;

declare module '../database/table.js' {
  interface Tables extends TablesOf<(typeof jobsTables)[number]> {}
}
