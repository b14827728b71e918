import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Queue, Worker, createPostgresBackend, setDefaultBackendFactory, type ConnectionOptions, type JobsOptions } from 'bullmq';

import { CONFIG, type Config } from '../config/config.js';

export interface AddOptions {
  /** The same id twice is one job: what must happen once is named after its deadline. May not contain ':'. */
  jobId: string;
  /** Milliseconds from now. */
  delay?: number;
}

/**
 * Queues on Redis when it is configured, otherwise on PostgreSQL. A job is only an alarm or a hand: the truth stands in the
 * database, so a job that is late, repeated or lost is harmless.
 */
@Injectable()
export class JobsService implements OnModuleDestroy {
  private readonly queues = new Map<string, Queue>();
  private readonly workers: Worker[] = [];

  constructor(@Inject(CONFIG) private readonly config: Config) {
    // @nestjs/bullmq has no option for the backend; it must be chosen before any queue exists.
    if (!config.REDIS_URL) setDefaultBackendFactory(createPostgresBackend as unknown as Parameters<typeof setDefaultBackendFactory>[0]);
  }

  private connection(): ConnectionOptions {
    if (this.config.REDIS_URL) return { url: this.config.REDIS_URL, maxRetriesPerRequest: null, enableOfflineQueue: false };
    return { connectionString: this.config.DATABASE_URL, migrate: true, max: 3 };
  }

  private queue(name: string): Queue {
    const existing = this.queues.get(name);
    if (existing) return existing;
    const queue = new Queue(name, { connection: this.connection() });
    queue.on('error', () => undefined);
    this.queues.set(name, queue);
    return queue;
  }

  async add(queue: string, job: string, data: Record<string, unknown>, options: AddOptions): Promise<void> {
    const settings: JobsOptions = {
      jobId: options.jobId,
      ...(options.delay === undefined ? {} : { delay: Math.max(0, Math.round(options.delay)) }),
      removeOnComplete: { age: 3_600, count: 1_000 },
      removeOnFail: { age: 86_400, count: 1_000 },
      attempts: 5,
      backoff: { type: 'exponential', delay: 1_000 },
    };
    await this.queue(queue).add(job, data, settings);
  }

  /** Works on a queue, unless this process leaves the work to others. */
  work(queue: string, processor: (job: { name: string; data: Record<string, unknown> }) => Promise<void>, concurrency = 4): void {
    if (this.config.ROLE === 'web') return;
    const worker = new Worker(queue, async (job) => processor({ name: job.name, data: job.data as Record<string, unknown> }), { connection: this.connection(), concurrency });
    worker.on('error', () => undefined);
    this.workers.push(worker);
  }

  async onModuleDestroy(): Promise<void> {
    const ends = [...this.workers.map((worker) => worker.close()), ...[...this.queues.values()].map((queue) => queue.close())];
    await Promise.race([Promise.allSettled(ends), new Promise((resolve) => setTimeout(resolve, 3_000).unref())]);
  }
}
