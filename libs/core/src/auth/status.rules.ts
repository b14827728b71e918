import { locale } from '../locale.js';
import type { DailyBackupSettings, ProcessReport } from './status.schema.js';

/** The last run of each task in any process. */
export function lastTasks(processes: readonly Pick<ProcessReport, 'tasks'>[]): ProcessReport['tasks'] {
  const last = new Map<string, ProcessReport['tasks'][number]>();
  for (const run of processes.flatMap(({ tasks }) => tasks)) {
    const before = last.get(run.task);
    if (before === undefined || before.ended_at < run.ended_at) last.set(run.task, run);
  }
  return [...last.values()].sort((one, two) => locale.compare(one.task, two.task));
}

/** When and where daily backups are made; null when no process makes them. */
export const dailyBackup = (processes: readonly Pick<ProcessReport, 'daily_backup'>[]): DailyBackupSettings | null =>
  processes.find(({ daily_backup }) => daily_backup !== null)?.daily_backup ?? null;
