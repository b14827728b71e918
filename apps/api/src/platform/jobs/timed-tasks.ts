import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import { DbClock } from '../database/db-clock.js';
import { noteFailure } from '../failures.js';
import { JobsService } from './jobs.service.js';
import { Round } from './round.js';

export const TIMED_QUEUE = 'timed-tasks';
const SWEEP_EVERY_MS = 20_000;
/** So much later than due: the database's clock decides, and ours may be a little ahead of it. */
const AFTER_MS = 100;

/**
 * Does everything of its kind that is due by the database's clock. Harmless when it comes late, twice, or from two
 * processes at once.
 */
export interface TimedTask {
  readonly name: string;
  run(): Promise<void>;
  /**
   * When the next of its kind is due, null when nothing waits: every process then looks at that moment, whatever became
   * of the job.
   */
  next?(): Promise<Date | string | null>;
}

/**
 * Work that is due at a time. The times stand in the database. A delayed job starts it at the moment itself; a sweep in
 * every working process, at its start and every 20 s, finds what was missed because a job was lost or no process ran.
 */
@Injectable()
export class TimedTasks implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly tasks = new Map<string, TimedTask>();
  private readonly sweeps = new Round('TimedTasks', () => this.runAll());
  private readonly alarms = new Map<string, NodeJS.Timeout>();

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
    this.sweeps.every(SWEEP_EVERY_MS);
    // What came due while no process ran does not wait for the first round. At the end of this turn every task has
    // registered.
    setImmediate(() => void this.sweep());
  }

  onModuleDestroy(): void {
    this.sweeps.end();
    for (const alarm of this.alarms.values()) clearTimeout(alarm);
  }

  /** Has a task look at `at` (ISO time). `key` names what is due then, so that the same alarm is set once. */
  arm(task: string, key: string, at: string | Date): void {
    const due = new Date(at).getTime();
    // A job that could not be queued is missed, and the sweep does its work.
    void this.jobs
      .add(TIMED_QUEUE, task, {}, { jobId: `${task}-${key}-${due}`, delay: due - this.clock.now() + 250 })
      .catch(noteFailure(`tasks.arm.${task}`));
  }

  /** Looks at the moment itself for what is due before the next round. */
  private async watch(task: TimedTask): Promise<void> {
    clearTimeout(this.alarms.get(task.name));
    this.alarms.delete(task.name);
    const next = (await task.next?.()) ?? null;
    if (next === null || this.sweeps.ended) return;
    const wait = Math.max(0, new Date(next).getTime() - this.clock.now());
    if (wait > SWEEP_EVERY_MS) return;
    const look = () => {
      task
        .run()
        .then(() => this.watch(task))
        .catch(noteFailure(`tasks.watch.${task.name}`));
    };
    this.alarms.set(task.name, setTimeout(look, wait + AFTER_MS).unref());
  }

  /** Runs every task now. */
  sweep(): Promise<void> {
    return this.sweeps.now();
  }

  private async runAll(): Promise<void> {
    for (const task of this.tasks.values()) {
      await this.sweeps.quietly(async () => {
        await task.run();
        await this.watch(task);
      }, task.name);
    }
  }
}
