import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { Config } from '../config/config.js';
import type { DbClock } from '../database/db-clock.js';
import type { JobsService } from './jobs.service.js';
import { TimedTasks } from './timed-tasks.js';

const START = Date.UTC(2026, 5, 1);
beforeEach(() => void jest.useFakeTimers({ now: START }));
afterEach(() => void jest.useRealTimers());

function process(role = 'all', maintenance = { standsStill: false }) {
  const jobs = { work: () => undefined, add: () => Promise.reject(new Error('lost')) } as unknown as JobsService;
  const clock = Object.assign(maintenance, { now: () => Date.now() }) as unknown as DbClock;
  return new TimedTasks(jobs, clock, { ROLE: role } as Config);
}

it('what came due while nobody served is done at the start, not at the first round', async () => {
  const tasks = process();
  let runs = 0;
  tasks.register({ name: 'protection', run: async () => void (runs += 1) });
  tasks.onApplicationBootstrap();
  await jest.advanceTimersByTimeAsync(1);
  expect(runs).toBe(1);
  tasks.onModuleDestroy();
});

it('a deadline is met within a second of its time although the queue lost its job', async () => {
  const tasks = process();
  const deadline = START + 47_300;
  let met: number | null = null;
  tasks.register({
    name: 'protection',
    run: async () => void (Date.now() >= deadline && (met ??= Date.now())),
    next: async () => (met === null ? new Date(deadline) : null),
  });
  tasks.onApplicationBootstrap();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(met).not.toBeNull();
  expect((met ?? 0) - deadline).toBeLessThan(1_000);
  tasks.onModuleDestroy();
});

it('a process that has ended looks no more, and one that only serves never does', async () => {
  for (const tasks of [process(), process('web')]) {
    let runs = 0;
    tasks.register({
      name: 'protection',
      run: async () => void (runs += 1),
      next: async () => new Date(Date.now() + 1_000),
    });
    tasks.onApplicationBootstrap();
    tasks.onModuleDestroy();
    await jest.advanceTimersByTimeAsync(120_000);
    expect(runs).toBe(0);
  }
});

it('a task that never ends delays no other, and does not overlap itself', async () => {
  const tasks = process();
  const runs = { stuck: 0, quick: 0 };
  tasks.register({ name: 'nhl-live', run: () => ((runs.stuck += 1), new Promise(() => undefined)) });
  tasks.register({ name: 'push', run: async () => void (runs.quick += 1) });
  tasks.onApplicationBootstrap();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(runs).toEqual({ stuck: 1, quick: 1 });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(runs).toEqual({ stuck: 1, quick: 4 });
  tasks.onModuleDestroy();
});

it('a task that is asked to run while it runs does so once more afterwards', async () => {
  const tasks = process();
  let runs = 0;
  tasks.register({
    name: 'waivers',
    run: () => new Promise((resolve) => setTimeout(() => ((runs += 1), resolve()), 1_000)),
  });
  const asked = Promise.all([1, 2, 3].map(() => tasks.runNow('waivers')));
  await jest.advanceTimersByTimeAsync(1_500);
  expect(runs).toBe(1);
  await jest.advanceTimersByTimeAsync(1_000);
  await asked;
  expect(runs).toBe(2);
});

it('a moment that is infinite is never waited for', async () => {
  const tasks = process();
  let runs = 0;
  tasks.register({
    name: 'protection',
    run: async () => void (runs += 1),
    next: async () => Infinity as unknown as Date,
  });
  tasks.onApplicationBootstrap();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(runs).toBe(1);
  tasks.onModuleDestroy();
});

it('a run to the end waits for the work that the task only starts', async () => {
  const tasks = process();
  let done = false;
  const work = () => new Promise<void>((resolve) => setTimeout(() => ((done = true), resolve()), 60_000));
  let working: Promise<void> | null = null;
  tasks.register({
    name: 'daily-backup',
    run: () => ((working = work()), Promise.resolve()),
    ended: async () => void (await working),
  });
  const ended = tasks.runToEnd('daily-backup').then(() => done);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await ended).toBe(true);
});

it('a run that fails keeps the time of the last success, and a run to the end throws its failure', async () => {
  const tasks = process();
  let fails = false;
  tasks.register({
    name: 'protection',
    run: () => (fails ? Promise.reject(new Error('no such column')) : Promise.resolve()),
  });
  await jest.advanceTimersByTimeAsync(1_000);
  await tasks.runToEnd('protection');
  expect(tasks.lastRuns()).toMatchObject([{ endedAt: START + 1_000, succeededAt: START + 1_000 }]);
  fails = true;
  await jest.advanceTimersByTimeAsync(1_000);
  const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
  await expect(tasks.runToEnd('protection')).rejects.toThrow('no such column');
  logged.mockRestore();
  expect(tasks.lastRuns()).toMatchObject([{ endedAt: START + 2_000, succeededAt: START + 1_000 }]);
  fails = false;
  await tasks.runToEnd('protection');
});

it('nothing runs by itself during maintenance, and what came due runs within a sweep afterwards', async () => {
  const maintenance = { standsStill: true };
  const tasks = process('all', maintenance);
  const due = START + 5_000;
  let runs = 0;
  tasks.register({ name: 'protection', run: async () => void (runs += 1), next: async () => new Date(due) });
  tasks.onApplicationBootstrap();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(runs).toBe(0);
  await tasks.runToEnd('protection');
  expect(runs).toBe(1);
  maintenance.standsStill = false;
  await jest.advanceTimersByTimeAsync(20_000);
  expect(runs).toBeGreaterThan(1);
  tasks.onModuleDestroy();
});

it('a process that finishes starts nothing, waits for its work, and logs its failure', async () => {
  const said = jest.spyOn(Logger.prototype, 'error').mockReturnValue(undefined);
  const tasks = process();
  let runs = 0;
  tasks.register({
    name: 'waivers',
    run: () => new Promise((_, reject) => setTimeout(() => ((runs += 1), reject(new Error('a fault'))), 30_000)),
  });
  tasks.onApplicationBootstrap();
  await jest.advanceTimersByTimeAsync(1);
  void tasks.runNow('waivers');
  let finished = false;
  void tasks.finish().then(() => (finished = true));
  await jest.advanceTimersByTimeAsync(29_000);
  expect([runs, finished]).toEqual([0, false]);
  await jest.advanceTimersByTimeAsync(120_000);
  expect([runs, finished]).toEqual([1, true]);
  expect(said).toHaveBeenCalledTimes(1);
  said.mockRestore();
  tasks.onModuleDestroy();
});
