import type { StatusAnswer } from '@crease/core/auth/status.answers.js';
import type { DailyBackupSettings } from '@crease/core/auth/status.schema.js';

export const processLine = (process: StatusAnswer['processes'][number]) => [
  process.id,
  process.host ?? '-',
  process.role,
  process.version,
  process.started_at,
  process.seen_at,
  String(process.sockets),
  `${Math.round(process.memory / 1_000_000)} MB`,
  `${process.event_age.toFixed(1)} s`,
  `${process.clock_age.toFixed(1)} s`,
  String(process.connections.waiting),
  String(process.failures.reduce((sum, { count }) => sum + count, 0)),
];
export const PROCESS_HEAD = [
  'process',
  'host',
  'role',
  'version',
  'started',
  'seen',
  'sockets',
  'memory',
  'events read',
  'clock read',
  'waiting',
  'failures',
];

export const queueLine = ({ queue, waiting, active, delayed, failed }: StatusAnswer['queues'][number]) =>
  [queue, waiting, active, delayed, failed].map(String);
export const QUEUE_HEAD = ['queue', 'waiting', 'active', 'delayed', 'failed'];

export const taskLine = ({ task, ended_at, seconds }: StatusAnswer['processes'][number]['tasks'][number]) => [
  task,
  ended_at,
  `${seconds.toFixed(2)} s`,
];
export const TASK_HEAD = ['task', 'ended', 'took'];

export const backupLine = ({ name, ended_at, bytes, rows, cause }: StatusAnswer['backups'][number]) => [
  name,
  ended_at,
  bytes === null ? '-' : `${(bytes / 1_000_000).toFixed(1)} MB`,
  String(rows ?? '-'),
  cause ?? 'succeeded',
];
export const BACKUP_HEAD = ['backup', 'ended', 'size', 'rows', 'result'];

export const dailyBackupLine = (settings: DailyBackupSettings | null): string =>
  settings === null
    ? 'No running process makes daily backups: set BACKUP_AT.'
    : [
        `Daily backup at ${settings.at} UTC in ${settings.folder}`,
        `${settings.keep} kept`,
        ...(settings.bucket === null ? [] : [`each copied to the bucket ${settings.bucket}`]),
      ].join(', ');
