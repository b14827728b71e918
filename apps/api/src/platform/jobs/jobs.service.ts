import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type * as bullmq from 'bullmq';
import type { BackoffOptions, ConnectionOptions, JobsOptions, Queue, Worker } from 'bullmq';
import type pg from 'pg';
import type { JobQueue } from '@crease/core/leagues/background-work.js';
import { CONFIG, type Config } from '../config/config.js';
import { resilientPool } from '../database/connection/pool.js';
import { databaseName } from '../database/database.js';
import { failures, noteFailure } from '../failures.js';
import { requestId, runJob } from '../log/log-context.js';
import { Round } from '../round.js';
import { listenerPool } from './listener.pool.js';

export interface AddOptions {
  /** Two jobs with the same id are one job; name unique work after its deadline. Must not contain ':'. */
  jobId: string;
  /** Milliseconds from now. */
  delay?: number;
  /**
   * Work that no sweep would find again is retried for a day, after 1, 2, 4 … s, then at this interval (ms). Its id is
   * free again when the job has succeeded or is given up; adding it before that has no effect.
   */
  insist?: number;
}

type Processor = (job: { name: string; data: Record<string, unknown> }) => Promise<void>;

const DAY_MS = 86_400_000;
const INSISTING = 'insisting';

/** Milliseconds after attempt number `attempt` (from 1). */
export const waitAfter = (attempt: number, atMost: number): number =>
  Math.min(1_000 * 2 ** Math.min(attempt - 1, 30), atMost);

export function attemptsOfADay(atMost: number): number {
  let attempts = 1;
  for (let waited = 0; waited < DAY_MS; attempts += 1) waited += waitAfter(attempts, atMost);
  return attempts;
}

/** Wait before a check is added, so that it does not delay the messages of the same commit. */
const CHECK_AFTER_MS = 25;
/** Start the workers after the service answers: loading the queue's library takes a third of a start. */
const START_AFTER_MS = 150;
/** Retry interval while the database is unreachable. */
const START_AGAIN_MS = 1_000;
/**
 * Another process takes over a job within about 20 s when its process ends. A job that seems to crash every process is
 * given up.
 */
const LOST_WORK = { lockDuration: 10_000, stalledInterval: 10_000, maxStalledCount: 20 } as const;

/** Field of a job's data: the id of the request that added it. */
const REQUEST = 'request_id';

/**
 * Uses Redis when configured, otherwise PostgreSQL. A job only triggers a check: the database holds the work, so late,
 * repeated or lost jobs are harmless.
 */
@Injectable()
export class JobsService implements OnModuleDestroy {
  private readonly queues = new Map<string, Queue>();
  private readonly workers: Worker[] = [];
  private readonly starting = new Set<NodeJS.Timeout>();
  private readonly checks = new Map<string, Round>();
  private readonly soon = new Map<string, NodeJS.Timeout>();
  private readonly newest = new Map<string, string>();
  private loaded: Promise<typeof bullmq> | null = null;
  private pool: pg.Pool | null = null;
  private listeners: pg.Pool | null = null;
  private ended = false;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  private library(): Promise<typeof bullmq> {
    return (this.loaded ??= this.load().catch((error: unknown) => {
      this.loaded = null;
      throw error;
    }));
  }

  private async load(): Promise<typeof bullmq> {
    const library = await import('bullmq');
    if (this.config.REDIS_URL) {
      const { createClient } = await import('redis');
      // Sockets use the same client. Without a connection a command fails at once, since a sweep makes up for it.
      library.RedisConnection.clientFactory = ({ url = '' }: { url?: string }) =>
        library.createNodeRedisClient(createClient({ url, disableOfflineQueue: true }));
      return library;
    }
    if (this.ended) throw new Error('the queues are closed');
    // The library has no option for the backend; set it before any queue exists.
    library.setDefaultBackendFactory(
      library.createPostgresBackend as unknown as Parameters<typeof library.setDefaultBackendFactory>[0],
    );
    // By default every queue and worker would open its own pool and handle errors only while idle.
    this.pool ??= resilientPool(
      {
        connectionString: this.config.DATABASE_DIRECT_URL,
        max: this.config.DATABASE_POOL_JOBS,
        connectionTimeoutMillis: 5_000,
        keepAlive: true,
      },
      { statement_timeout: 30_000, lock_timeout: 10_000, search_path: library.DEFAULT_SCHEMA },
    );
    // Every queue and worker adds a listener.
    this.pool.setMaxListeners(0);
    this.listeners ??= listenerPool(this.pool);
    const client = await this.pool.connect();
    try {
      await library.runMigrations(client);
    } finally {
      client.release();
    }
    return library;
  }

  private connection(): ConnectionOptions {
    if (this.config.REDIS_URL) return { url: this.config.REDIS_URL };
    return this.listeners as unknown as ConnectionOptions;
  }

  /** On a shared Redis, the prefix separates the jobs of several installations. */
  private where(): { connection: ConnectionOptions; prefix?: string } {
    return {
      connection: this.connection(),
      ...(this.config.REDIS_URL ? { prefix: `crease-${databaseName(this.config.DATABASE_URL)}` } : {}),
    };
  }

  private async queue(name: string): Promise<Queue> {
    const library = await this.library();
    const existing = this.queues.get(name);
    if (existing) return existing;
    if (this.ended) throw new Error('the queues are closed');
    const queue = new library.Queue(name, this.where());
    queue.on('error', noteFailure(`jobs.queue.${name}`));
    this.queues.set(name, queue);
    return queue;
  }

  async add(queue: string, job: string, data: Record<string, unknown>, options: AddOptions): Promise<void> {
    const settings: JobsOptions = {
      jobId: options.jobId,
      ...(options.delay === undefined ? {} : { delay: Math.max(0, Math.round(options.delay)) }),
      ...(options.insist === undefined
        ? {
            removeOnComplete: { age: 3_600, count: 1_000 },
            removeOnFail: { age: 86_400, count: 1_000 },
            attempts: 5,
            backoff: { type: 'exponential', delay: 1_000 },
          }
        : {
            removeOnComplete: true,
            removeOnFail: true,
            attempts: attemptsOfADay(options.insist),
            backoff: { type: INSISTING, delay: options.insist },
            stackTraceLimit: 1,
          }),
    };
    const request = requestId();
    await (await this.queue(queue)).add(job, request === undefined ? data : { ...data, [REQUEST]: request }, settings);
  }

  /**
   * Adds a job that looks for what is due, after a short wait. All calls meanwhile share it: an event for each of 32
   * managers costs one job. `id` names the event. A sweep makes up for a failed or lost job.
   */
  addCheck(queue: string, job: string, id: string): void {
    const name = `${queue}.${job}`;
    this.newest.set(name, id);
    let round = this.checks.get(name);
    if (round === undefined) {
      round = new Round(`jobs.${name}`, () => this.add(queue, job, {}, { jobId: `${job}-${this.newest.get(name)}` }));
      this.checks.set(name, round);
    }
    if (this.soon.has(name)) return;
    const timer = setTimeout(() => {
      this.soon.delete(name);
      void this.checks.get(name)?.now();
    }, CHECK_AFTER_MS);
    this.soon.set(name, timer.unref());
  }

  /** Counts jobs in queues that this process uses. */
  async counts(): Promise<{ readonly queue: string; readonly state: string; readonly jobs: number }[]> {
    const names = new Set([...this.queues.keys(), ...this.workers.map(({ name }) => name)]);
    const counted = await Promise.all(
      [...names].map(async (queue) => {
        const counts = await (await this.queue(queue)).getJobCounts('waiting', 'active', 'delayed', 'failed');
        return Object.entries(counts).map(([state, jobs]) => ({ queue, state, jobs }));
      }),
    );
    return counted.flat();
  }

  /** Processes a queue, unless this process has the role `web`. */
  work(queue: JobQueue, processor: Processor, concurrency = 4): void {
    if (this.config.ROLE === 'web') return;
    this.startIn(START_AFTER_MS, queue, processor, concurrency);
  }

  private startIn(ms: number, queue: string, processor: Processor, concurrency: number): void {
    if (this.ended) return;
    const timer = setTimeout(() => {
      this.starting.delete(timer);
      void this.start(queue, processor, concurrency).catch((error: unknown) => {
        failures.record(`jobs.start.${queue}`, error);
        this.startIn(START_AGAIN_MS, queue, processor, concurrency);
      });
    }, ms);
    this.starting.add(timer);
  }

  private async start(queue: string, processor: Processor, concurrency: number): Promise<void> {
    const library = await this.library();
    if (this.ended) return;
    const worker = new library.Worker(
      queue,
      async (job) => {
        const { [REQUEST]: request, ...data } = job.data as Record<string, unknown>;
        const from = typeof request === 'string' ? request : undefined;
        return runJob(`${queue}.${job.name}`, from, () => processor({ name: job.name, data }));
      },
      {
        ...this.where(),
        ...LOST_WORK,
        concurrency,
        // The library's own strategies double the wait without limit.
        settings: {
          backoffStrategy: (attempt, _type, _error, job) =>
            waitAfter(attempt, (job?.opts.backoff as BackoffOptions | undefined)?.delay ?? DAY_MS),
        },
      },
    );
    worker.on('error', noteFailure(`jobs.worker.${queue}`));
    this.workers.push(worker);
  }

  /** Takes no more jobs. Resolves when the running ones have ended. Jobs can still be added for other processes. */
  async finish(): Promise<void> {
    for (const round of this.checks.values()) round.end();
    for (const timer of this.starting) clearTimeout(timer);
    await Promise.allSettled(this.workers.map((worker) => worker.close()));
  }

  async onModuleDestroy(): Promise<void> {
    this.ended = true;
    for (const round of this.checks.values()) round.end();
    for (const timer of this.starting) clearTimeout(timer);
    const ends = [
      ...this.workers.map((worker) => worker.close()),
      ...[...this.queues.values()].map((queue) => queue.close()),
    ];
    await Promise.race([Promise.allSettled(ends), new Promise((resolve) => setTimeout(resolve, 3_000).unref())]);
    await this.pool?.end().catch(noteFailure('jobs.close'));
  }
}
