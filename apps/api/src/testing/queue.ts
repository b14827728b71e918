import { Queue } from 'bullmq';
import { resilientPool } from '../platform/database/connection/pool.js';
import type { TestApp } from './test-app.js';

export interface TestQueue {
  /** Starts a pending retry now; returns the attempts made, or null without such a job. */
  hurry(jobId: string): Promise<number | null>;
  isDone(jobId: string): Promise<boolean>;
  close(): Promise<void>;
}

/** Accesses an application's queue from outside. On PostgreSQL the application must have opened the queue before. */
export function testQueue(app: TestApp, name: string): TestQueue {
  const pool = resilientPool(
    { connectionString: app.config.DATABASE_DIRECT_URL, max: 2 },
    { statement_timeout: 30_000, lock_timeout: 10_000, search_path: 'bullmq' },
  );
  const queue = new Queue(name, { connection: pool });
  queue.on('error', () => undefined);
  return {
    async hurry(jobId) {
      if ((await queue.getJobState(jobId)) !== 'delayed') return null;
      const job = await queue.getJob(jobId);
      // The job may have started meanwhile.
      await job?.promote().catch(() => undefined);
      return job?.attemptsMade ?? null;
    },
    isDone: async (jobId) => (await queue.getJobState(jobId)) === 'completed',
    async close() {
      await queue.close();
      await pool.end();
    },
  };
}
