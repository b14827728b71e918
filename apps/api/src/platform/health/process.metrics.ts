import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../database/database.js';
import { DbClock } from '../database/db-clock.js';
import { failures } from '../failures.js';
import { JobsService } from '../jobs/jobs.service.js';
import { TimedTasks } from '../jobs/timed-tasks.js';
import { Metrics, one } from '../metrics/metrics.js';
import { EventRelay } from '../realtime/event-relay.js';
import { Publisher } from '../realtime/publisher.js';

@Injectable()
export class ProcessMetrics implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly database: Database,
    private readonly clock: DbClock,
    private readonly relay: EventRelay,
    private readonly tasks: TimedTasks,
    private readonly jobs: JobsService,
    private readonly publisher: Publisher,
  ) {}

  onModuleInit(): void {
    const { metrics } = this;
    metrics.read('relayAge', () => one(this.relay.age));
    metrics.read('clockAge', () => one(this.clock.age));
    metrics.read('taskEnded', () =>
      this.tasks.lastRuns().map(({ task, endedAt }) => ({ labels: { task }, value: endedAt / 1_000 })),
    );
    metrics.read('taskSucceeded', () =>
      this.tasks.lastRuns().map(({ task, succeededAt }) => ({ labels: { task }, value: succeededAt / 1_000 })),
    );
    metrics.read('maintenance', () => one(this.clock.standsStill ? 1 : 0));
    metrics.read('taskSeconds', () =>
      this.tasks.lastRuns().map(({ task, seconds }) => ({ labels: { task }, value: seconds })),
    );
    metrics.read('jobs', async () =>
      (await this.jobs.counts()).map(({ queue, state, jobs }) => ({ labels: { queue, state }, value: jobs })),
    );
    metrics.read('sockets', () => one(this.publisher.audience.sockets));
    metrics.read('rooms', () => one(this.publisher.audience.rooms));
    metrics.read('connections', () =>
      this.database
        .connections()
        .flatMap(({ pool, ...states }) =>
          Object.entries(states).map(([state, value]) => ({ labels: { pool, state }, value })),
        ),
    );
    metrics.read('failures', () =>
      Object.entries(failures.counts()).map(([place, value]) => ({ labels: { place }, value })),
    );
  }
}
