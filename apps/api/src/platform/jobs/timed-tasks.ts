import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import { DbClock } from '../database/db-clock.js';
import { RefusalError } from '../http/refusal.error.js';
import { JobsService } from './jobs.service.js';

export const TIMED_QUEUE = 'timed-tasks';
const SWEEP_EVERY_MS = 20_000;

/** Does everything of its kind that is due by the database's clock. Harmless when it comes late, twice, or from two processes at once. */
export interface TimedTask {
  readonly name: string;
  run(): Promise<void>;
}

/**
 * What happens when a time comes. The times stand in the database; a delayed job rings at the moment itself, and a sweep in every
 * working process finds whatever a lost job, a dead process or a night without service left behind.
 */
@Injectable()
export class TimedTasks implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('TimedTasks');
  private readonly tasks = new Map<string, TimedTask>();
  private timer: NodeJS.Timeout | null = null;
  private sweeping = false;

  constructor(
    private readonly jobs: JobsService,
    private readonly clock: DbClock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  register(task: TimedTask): void {
    this.tasks.set(task.name, task);
  }

  onApplicationBootstrap(): void {
    if (this.config.ROLE === 'web') return;
    this.jobs.work(TIMED_QUEUE, ({ name }) => this.tasks.get(name)?.run() ?? Promise.resolve(), 2);
    this.timer = setInterval(() => void this.sweep(), SWEEP_EVERY_MS);
    this.timer.unref();
  }

  onModuleDestroy(): void {
    if (this.timer) clearInterval(this.timer);
  }

  /** Has a task look at `at` (ISO time). `key` names what is due then, so that the same alarm is set once. */
  arm(task: string, key: string, at: string | Date): void {
    const due = new Date(at).getTime();
    // A job that could not be queued is missed, and the sweep does its work.
    void this.jobs.add(TIMED_QUEUE, task, {}, { jobId: `${task}-${key}-${due}`, delay: due - this.clock.now() + 250 }).catch(() => undefined);
  }

  /** Runs every task now. */
  async sweep(): Promise<void> {
    if (this.sweeping) return;
    this.sweeping = true;
    try {
      for (const task of this.tasks.values()) {
        try {
          await task.run();
        } catch (error) {
          // Without a database there is nothing to do; the next sweep looks again.
          if (!(error instanceof RefusalError)) this.logger.error(`${task.name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
        }
      }
    } finally {
      this.sweeping = false;
    }
  }
}
