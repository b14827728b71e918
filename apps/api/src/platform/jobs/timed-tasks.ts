import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { TimedTaskName } from '@crease/core/leagues/background-work.js';
import { CONFIG, type Config } from '../config/config.js';
import { DbClock } from '../database/db-clock.js';
import { noteFailure } from '../failures.js';
import { JobsService } from './jobs.service.js';
import { Round } from '../round.js';

export const TIMED_QUEUE = 'timed-tasks';
const SWEEP_EVERY_MS = 20_000;
/** Delay after the due time, since this process's clock may be slightly ahead of the database's. */
const AFTER_MS = 100;
/** A sweep starts the next task when the previous one has ended or has run this long. */
const NEXT_TASK_AFTER_MS = 250;

/**
 * Processes everything of its kind that is due by the database's clock. Running late, twice, or in two processes at
 * once is harmless.
 */
export interface TimedTask {
  /** A task without a name in the console does not compile. */
  readonly name: TimedTaskName;
  run(): Promise<void>;
  /** Time of the next due item; null without one. Every process then runs the task, even if the job was lost. */
  next?(): Promise<Date | string | null>;
  /** Resolves when work has ended that a run only starts, because it takes minutes. */
  ended?(): Promise<void>;
}

interface Running {
  readonly task: TimedTask;
  current: Promise<void> | null;
  following: Promise<void> | null;
  last: LastRun;
  /** What the last run failed with; null after a success. */
  failure: Error | null;
}

/** Ends in ms since 1970: the time of registration before the first one. */
interface LastRun {
  readonly endedAt: number;
  readonly succeededAt: number;
  readonly seconds: number;
}

/**
 * Runs work that is due at a time. The database stores the times, and a delayed job starts the work. Every worker
 * process also sweeps at its start and every 20 s, for missed work. A task never overlaps itself in a process, and
 * tasks do not wait for each other. During maintenance no task starts by itself.
 */
@Injectable()
export class TimedTasks implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly tasks = new Map<string, Running>();
  private readonly rounds = new Round(
    'TimedTasks',
    () => this.startIdle(),
    () => this.clock.standsStill || this.over,
  );
  private over = false;
  private readonly alarms = new Map<string, NodeJS.Timeout>();

  constructor(
    private readonly jobs: JobsService,
    private readonly clock: DbClock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  register(task: TimedTask): void {
    const last = { endedAt: Date.now(), succeededAt: Date.now(), seconds: 0 };
    this.tasks.set(task.name, { task, current: null, following: null, last, failure: null });
  }

  onApplicationBootstrap(): void {
    if (this.config.ROLE === 'web') return;
    // The job only starts the run: a slow task must not occupy the queue's slots.
    this.jobs.work(
      TIMED_QUEUE,
      ({ name }) => {
        this.runDue(name);
        return Promise.resolve();
      },
      2,
    );
    this.rounds.every(SWEEP_EVERY_MS);
    // Sweep immediately for work that came due while no process ran. At the end of this turn every task has registered.
    setImmediate(() => void this.rounds.now());
  }

  onModuleDestroy(): void {
    this.startNothing();
    this.rounds.end();
  }

  /** True once the process drains or closes: no task starts. Services with their own rounds start none either. */
  get ended(): boolean {
    return this.over;
  }

  private startNothing(): void {
    this.over = true;
    for (const alarm of this.alarms.values()) clearTimeout(alarm);
  }

  /**
   * Starts no more tasks. Resolves when the running ones have ended, with the work that they started. Their failures
   * are still logged.
   */
  async finish(): Promise<void> {
    this.startNothing();
    await Promise.allSettled(
      [...this.tasks.values()].map(async ({ current, task }) => {
        await current;
        await task.ended?.();
      }),
    );
  }

  /** Each task's last run in this process. */
  lastRuns(): readonly (LastRun & { readonly task: string })[] {
    return this.config.ROLE === 'web' ? [] : [...this.tasks].map(([task, { last }]) => ({ task, ...last }));
  }

  names(): readonly string[] {
    return [...this.tasks.keys()].sort();
  }

  /** Schedules the task at `at` (ISO time). `key` names the due item, so that an alarm is set once. */
  arm(task: string, key: string, at: string | Date): void {
    const due = new Date(at).getTime();
    if (Number.isNaN(due)) return;
    // If the job cannot be queued, the sweep does its work.
    void this.jobs
      .add(TIMED_QUEUE, task, {}, { jobId: `${task}-${key}-${due}`, delay: due - this.clock.now() + 250 })
      .catch(noteFailure(`tasks.arm.${task}`));
  }

  /** Runs a due task. During maintenance it waits for the first sweep afterwards. */
  private runDue(name: string): void {
    if (!this.clock.standsStill) void this.runNow(name);
  }

  /** Runs a task now. A running task runs once more afterwards, because it may have missed due work. */
  async runNow(name: string): Promise<void> {
    const running = this.tasks.get(name);
    if (running === undefined || this.over) return;
    if (running.current === null) return this.start(running);
    running.following ??= running.current.then(() => {
      running.following = null;
      return this.start(running);
    });
    return running.following;
  }

  /** Like `runNow`. Also waits for work that the run only starts, and throws what the run failed with. */
  async runToEnd(name: string): Promise<void> {
    await this.runNow(name);
    const running = this.tasks.get(name);
    await running?.task.ended?.();
    if (running?.failure) throw running.failure;
  }

  /** Resolves when all of them have ended. */
  async sweep(): Promise<void> {
    if (this.over) return;
    await Promise.all(await this.startEach([...this.tasks.values()], ({ task }) => this.runNow(task.name)));
  }

  private async startIdle(): Promise<void> {
    const idle = [...this.tasks.values()].filter(({ current }) => current === null);
    void (await this.startEach(idle, (running) => (running.current === null ? this.start(running) : running.current)));
  }

  /**
   * Starts tasks one after another, so that a sweep takes few connections. A slow task delays the next one only
   * briefly.
   */
  private async startEach(all: readonly Running[], start: (one: Running) => Promise<void>): Promise<Promise<void>[]> {
    const started: Promise<void>[] = [];
    for (const one of all) {
      if (this.over) break;
      const run = start(one);
      started.push(run);
      await endOr(run, NEXT_TASK_AFTER_MS);
    }
    return started;
  }

  private start(running: Running): Promise<void> {
    if (this.over) return Promise.resolve();
    const { task } = running;
    const begun = performance.now();
    running.failure = null;
    const run = this.rounds
      .quietly(async () => {
        try {
          await task.run();
          await this.watch(running);
        } catch (error) {
          running.failure = error instanceof Error ? error : new Error(String(error));
          throw error;
        }
      }, task.name)
      .finally(() => {
        const endedAt = Date.now();
        const succeededAt = running.failure === null ? endedAt : running.last.succeededAt;
        running.current = null;
        running.last = { endedAt, succeededAt, seconds: (performance.now() - begun) / 1_000 };
      });
    running.current = run;
    return run;
  }

  private async watch({ task }: Running): Promise<void> {
    clearTimeout(this.alarms.get(task.name));
    this.alarms.delete(task.name);
    const next = (await task.next?.()) ?? null;
    if (next === null || this.over) return;
    const wait = Math.max(0, new Date(next).getTime() - this.clock.now());
    // Ignores times that never come ('infinity' in a row).
    if (!(wait <= SWEEP_EVERY_MS)) return;
    this.alarms.set(task.name, setTimeout(() => this.runDue(task.name), wait + AFTER_MS).unref());
  }
}

function endOr(run: Promise<void>, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    void run.finally(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
