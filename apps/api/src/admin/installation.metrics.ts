import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Database } from '../platform/database/database.js';
import { DbClock } from '../platform/database/db-clock.js';
import { Metrics, one } from '../platform/metrics/metrics.js';

/** Figures of the database for the whole installation: every process reports the same. */
@Injectable()
export class InstallationMetrics implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly database: Database,
    private readonly clock: DbClock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    const { metrics } = this;
    metrics.read('drafts', async () =>
      (
        await this.database.db
          .selectFrom('draft')
          .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
          .where('status', '!=', 'ended')
          .groupBy('status')
          .execute()
      ).map(({ status, count }) => ({ labels: { status }, value: count })),
    );
    metrics.read('leagues', async () => {
      const { count } = await this.database.db
        .selectFrom('league')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return one(count);
    });
    metrics.read('delayedLeagues', async () =>
      (
        await this.database.db
          .selectFrom('league_delay')
          .select(({ fn }) => ['task', fn.countAll<number>().as('count')])
          .groupBy('task')
          .execute()
      ).map(({ task, count }) => ({ labels: { task }, value: count })),
    );
    metrics.read('importAge', async () =>
      (
        await this.database.db
          .selectFrom('import_run')
          .select(({ fn }) => ['kind', fn.max<Date>('finished_at').as('at')])
          .where('status', '=', 'done')
          .where('finished_at', 'is not', null)
          .groupBy('kind')
          .execute()
      ).map(({ kind, at }) => ({ labels: { kind }, value: this.secondsSince(at) })),
    );
    metrics.read('backupAge', async () => {
      const { at } = await this.database.db
        .selectFrom('backup_run')
        .select(({ fn }) => fn.max<Date | null>('ended_at').as('at'))
        .where('cause', 'is', null)
        .executeTakeFirstOrThrow();
      if (at !== null) return one(this.secondsSince(at));
      return this.config.BACKUP_AT === undefined ? [] : one(process.uptime());
    });
  }

  private secondsSince(at: Date): number {
    return (this.clock.now() - at.getTime()) / 1_000;
  }
}
