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
/** A sweep starts the next task when the one before it has ended or has run for this long. */
const NEXT_TASK_AFTER_MS = 250;

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

/** A task in this process: what runs of it, and what waits for that to end. */
interface Running {
  readonly task: TimedTask;
  current: Promise<void> | null;
  following: Promise<void> | null;
}

/**
 * Work that is due at a time. The times stand in the database. A delayed job starts it at the moment itself; a sweep in
 * every working process, at its start and every 20 s, finds what was missed because a job was lost or no process ran.
 * A task never overlaps itself in a process, and no task waits for another one.
 */
@Injectable()
export class TimedTasks implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly tasks = new Map<string, Running>();
  private readonly rounds = new Round('TimedTasks', () => this.startIdle());
  private readonly alarms = new Map<string, NodeJS.Timeout>();

  constructor(
    private readonly jobs: JobsService,
    private readonly clock: DbClock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  register(task: TimedTask): void {
    this.tasks.set(task.name, { task, current: null, following: null });
  }

  onApplicationBootstrap(): void {
    if (this.config.ROLE === 'web') return;
    // The job only starts the run: a slow task must not hold the queue's places, and a lost run is the sweep's.
    this.jobs.work(
      TIMED_QUEUE,
      ({ name }) => {
        void this.runNow(name);
        return Promise.resolve();
      },
      2,
    );
    this.rounds.every(SWEEP_EVERY_MS);
    // What came due while no process ran does not wait for the first round. At the end of this turn every task has
    // registered.
    setImmediate(() => void this.rounds.now());
  }

  onModuleDestroy(): void {
    this.rounds.end();
    for (const alarm of this.alarms.values()) clearTimeout(alarm);
  }

  /** Has a task look at `at` (ISO time). `key` names what is due then, so that the same alarm is set once. */
  arm(task: string, key: string, at: string | Date): void {
    const due = new Date(at).getTime();
    if (Number.isNaN(due)) return;
    // A job that could not be queued is missed, and the sweep does its work.
    void this.jobs
      .add(TIMED_QUEUE, task, {}, { jobId: `${task}-${key}-${due}`, delay: due - this.clock.now() + 250 })
      .catch(noteFailure(`tasks.arm.${task}`));
  }

  /** Runs a task now. If it is running, it runs once more afterwards, because that run may have missed what is due. */
  async runNow(name: string): Promise<void> {
    const running = this.tasks.get(name);
    if (running === undefined || this.rounds.ended) return;
    if (running.current === null) return this.start(running);
    running.following ??= running.current.then(() => {
      running.following = null;
      return this.start(running);
    });
    return running.following;
  }

  /** Runs every task now. Resolves when all of them have ended. */
  async sweep(): Promise<void> {
    if (this.rounds.ended) return;
    await Promise.all(await this.startEach([...this.tasks.values()], ({ task }) => this.runNow(task.name)));
  }

  /** Starts every task that is not running; those that are slow are not waited for. */
  private async startIdle(): Promise<void> {
    const idle = [...this.tasks.values()].filter(({ current }) => current === null);
    void (await this.startEach(idle, (running) => (running.current === null ? this.start(running) : running.current)));
  }

  /** One after the other, so that a sweep takes few connections; a slow task holds up the next one only briefly. */
  private async startEach(all: readonly Running[], start: (one: Running) => Promise<void>): Promise<Promise<void>[]> {
    const started: Promise<void>[] = [];
    for (const one of all) {
      if (this.rounds.ended) break;
      const run = start(one);
      started.push(run);
      await endOr(run, NEXT_TASK_AFTER_MS);
    }
    return started;
  }

  private start(running: Running): Promise<void> {
    const { task } = running;
    const run = this.rounds
      .quietly(async () => {
        await task.run();
        await this.watch(running);
      }, task.name)
      .finally(() => (running.current = null));
    running.current = run;
    return run;
  }

  /** Looks at the moment itself for what is due before the next round. */
  private async watch({ task }: Running): Promise<void> {
    clearTimeout(this.alarms.get(task.name));
    this.alarms.delete(task.name);
    const next = (await task.next?.()) ?? null;
    if (next === null || this.rounds.ended) return;
    const wait = Math.max(0, new Date(next).getTime() - this.clock.now());
    // A moment that is no time of this calendar (infinity in a row) never comes.
    if (!(wait <= SWEEP_EVERY_MS)) return;
    this.alarms.set(task.name, setTimeout(() => void this.runNow(task.name), wait + AFTER_MS).unref());
  }
}

/** Resolves when a run has ended, or after so many milliseconds. */
function endOr(run: Promise<void>, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    void run.finally(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
