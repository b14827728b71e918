import { Global, Module, type DynamicModule } from '@nestjs/common';
import { CONFIG, type Config } from './config/config.js';
import { Database } from './database/database.js';
import type { Schema } from './database/schema/orm.config.js';
import { DbClock } from './database/db-clock.js';
import { Outages } from './database/connection/outages.js';
import { Metrics } from './metrics/metrics.js';
import { Health } from './health/health.js';
import { ProcessMetrics } from './health/process.metrics.js';
import { Drain } from './health/drain.js';
import { ProcessReports } from './health/process-reports.js';
import { HealthController } from './health/health.controller.js';
import { DailyBackup } from './backup/daily-backup.service.js';
import { EventRelay } from './realtime/event-relay.js';
import { JobsService } from './jobs/jobs.service.js';
import { LeagueRounds } from './jobs/league-rounds.js';
import { TimedTasks } from './jobs/timed-tasks.js';
import { Presence } from './realtime/presence.js';
import { Publisher } from './realtime/publisher.js';
import { Watched } from './realtime/watched.js';

@Global()
@Module({})
export class PlatformModule {
  static with(config: Config, schema: Schema): DynamicModule {
    return {
      module: PlatformModule,
      controllers: [HealthController],
      providers: [
        { provide: CONFIG, useValue: config },
        {
          provide: Database,
          useFactory: async () => {
            const database = new Database(config, schema);
            await database.connect();
            return database;
          },
        },
        {
          provide: DbClock,
          inject: [Database],
          useFactory: async (database: Database) => {
            const clock = new DbClock(database, () => Date.now() + config.CLOCK_SKEW_MS);
            await clock.start();
            return clock;
          },
        },
        { provide: Metrics, useFactory: () => Metrics.of(config) },
        Health,
        ProcessMetrics,
        Drain,
        ProcessReports,
        DailyBackup,
        Outages,
        EventRelay,
        JobsService,
        LeagueRounds,
        TimedTasks,
        Publisher,
        Presence,
        Watched,
      ],
      exports: [
        CONFIG,
        Database,
        DbClock,
        Metrics,
        ProcessReports,
        DailyBackup,
        Outages,
        EventRelay,
        JobsService,
        LeagueRounds,
        TimedTasks,
        Publisher,
        Presence,
        Watched,
      ],
    };
  }
}
