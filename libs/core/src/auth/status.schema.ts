import { z } from 'zod';

const time = z.iso.datetime();
const whole = z.int();

const dailyBackupSchema = z.object({
  at: z.string().describe('Time of day (UTC), like 03:30.'),
  keep: whole.describe('Daily backups that are kept in the folder.'),
  folder: z.string(),
  bucket: z.string().nullable().describe('The bucket that gets a copy.'),
});
export type DailyBackupSettings = z.infer<typeof dailyBackupSchema>;

export const processReportSchema = z.object({
  role: z.enum(['all', 'web', 'worker']),
  host: z.string().optional().describe('Name of its machine or container. Missing in processes of earlier releases.'),
  version: z.string().describe('Version of Crease.'),
  node: z.string().describe('Version of Node.js.'),
  started_at: time,
  event_age: z.number().describe('Seconds since it read the events of other processes.'),
  clock_age: z.number().describe("Seconds since it read the database's clock."),
  sockets: whole.describe('Its connected clients.'),
  memory: whole.describe('Memory in bytes.'),
  connections: z
    .object({ open: whole, waiting: whole })
    .describe('Open database connections, and requests that wait for one.'),
  tasks: z
    .array(z.object({ task: z.string(), ended_at: time, seconds: z.number() }))
    .describe("The last run of each timed task. A task that has not ended yet has the process's start."),
  daily_backup: dailyBackupSchema.nullable().describe('Null without BACKUP_AT.'),
  failures: z
    .array(z.object({ place: z.string(), count: whole }))
    .describe('Background failures since the start, the most frequent first; at most 20 places.'),
});
export type ProcessReport = z.infer<typeof processReportSchema>;
