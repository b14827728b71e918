import { locale } from '@crease/core/locale.js';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { StatusAnswer } from '@crease/core/auth/status.answers.js';
import { processReportSchema } from '@crease/core/auth/status.schema.js';
import { Database } from '../platform/database/database.js';
import { JobsService } from '../platform/jobs/jobs.service.js';

const SHOWN = 10;

@Injectable()
export class StatusQueries {
  constructor(
    private readonly database: Database,
    private readonly jobs: JobsService,
  ) {}

  async status(): Promise<StatusAnswer> {
    const [versions, processes, queues, backups] = await Promise.all([
      this.versions(),
      this.processes(),
      this.queues(),
      this.backups(),
    ]);
    return { ...versions, processes, queues, backups };
  }

  private versions(): Promise<{ database: string; schema: string }> {
    return this.database.db
      .selectNoFrom([
        sql<string>`current_setting('server_version')`.as('database'),
        sql<string>`(select name from migration order by id desc limit 1)`.as('schema'),
      ])
      .executeTakeFirstOrThrow();
  }

  private async processes(): Promise<StatusAnswer['processes']> {
    const rows = await this.database.db.selectFrom('process_report').selectAll().execute();
    return rows
      .flatMap(({ id, seen_at, report }) => {
        // Another release may report in another form while processes restart one after the other.
        const { data } = processReportSchema.safeParse(report);
        return data === undefined ? [] : [{ ...data, id, seen_at: seen_at.toISOString() }];
      })
      .sort((one, two) => locale.compare(one.started_at, two.started_at));
  }

  private async queues(): Promise<StatusAnswer['queues']> {
    const found = new Map<string, StatusAnswer['queues'][number]>();
    for (const { queue, state, jobs } of await this.jobs.counts()) {
      const counts = found.get(queue) ?? { queue, waiting: 0, active: 0, delayed: 0, failed: 0 };
      found.set(queue, { ...counts, [state]: jobs });
    }
    return [...found.values()].sort((one, two) => locale.compare(one.queue, two.queue));
  }

  private async backups(): Promise<StatusAnswer['backups']> {
    const rows = await this.database.db
      .selectFrom('backup_run')
      .selectAll()
      .orderBy('started_at', 'desc')
      .limit(SHOWN)
      .execute();
    return rows.map((row) => ({
      ...row,
      started_at: row.started_at.toISOString(),
      ended_at: row.ended_at.toISOString(),
    }));
  }
}
