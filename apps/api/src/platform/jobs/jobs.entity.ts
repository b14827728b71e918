import { p } from '@mikro-orm/core';
import { table, type TablesOf } from '../database/table.js';

export const JobRun = table('job_run', 'local', {
  key: p.text().primary(),
  at: p.datetime().defaultRaw(`now()`),
});

/** A league's failed background work, retried at `next_try_at`. Without a row the work is not delayed. */
export const LeagueDelay = table('league_delay', 'league', {
  league_id: p.text().primary(),
  task: p.text().primary(),
  since: p.datetime().defaultRaw(`clock_timestamp()`),
  tries: p.integer(),
  next_try_at: p.datetime(),
  cause: p.text(),
});

export const jobsTables = [JobRun, LeagueDelay] as const;

declare module '../database/table.js' {
  interface Tables extends TablesOf<(typeof jobsTables)[number]> {}
}
