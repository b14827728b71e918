import { z } from 'zod';
import { id, time, whole } from '../answer.parts.js';
import { processReportSchema } from './status.schema.js';

export const statusAnswer = z
  .object({
    database: z.string().describe("PostgreSQL's version."),
    schema: z.string().describe('The newest migration that ran.'),
    processes: z.array(processReportSchema.extend({ id, seen_at: time })).describe('Running processes, oldest first.'),
    queues: z.array(z.object({ queue: z.string(), waiting: whole, active: whole, delayed: whole, failed: whole })),
    backups: z
      .array(
        z.object({
          name: z.string(),
          started_at: time,
          ended_at: time,
          bytes: whole.nullable(),
          rows: whole.nullable(),
          cause: z.string().nullable().describe('Why it failed; null when it succeeded.'),
        }),
      )
      .describe('The last 10 daily backups, newest first.'),
  })
  .meta({ id: 'StatusAnswer' });
export type StatusAnswer = z.infer<typeof statusAnswer>;
