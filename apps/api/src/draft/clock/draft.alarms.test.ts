import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { DbClock } from '../../platform/database/db-clock.js';
import type { JobsService } from '../../platform/jobs/jobs.service.js';
import type { EventRelay } from '../../platform/realtime/event-relay.js';
import { Busy } from '../../platform/refusal.error.js';
import { DraftAlarms } from './draft.alarms.js';
import type { DraftClockwork } from './draft.clockwork.js';
import type { DraftLog } from '../draft.log.js';
import type { DraftQueries } from '../draft.queries.js';

beforeEach(() => void jest.useFakeTimers({ now: Date.UTC(2026, 5, 1) }));
afterEach(() => void jest.useRealTimers());

it('after an outage a draft that is locked delays no other clock, and its own follows when it is free', async () => {
  let locked = true;
  const putBack: string[] = [];
  const clockwork = {
    putBack: (id: string) => {
      if (locked && id.startsWith('locked')) return Promise.reject(new Busy());
      putBack.push(id);
      return Promise.resolve();
    },
  } as unknown as DraftClockwork;
  const drafts = ['locked 1', 'locked 2', 'locked 3', 'free 1', 'free 2'];
  const queries = {
    running: () => Promise.resolve(drafts.map((id) => ({ id, on_clock: 1, expires_at: Infinity }))),
  } as unknown as DraftQueries;
  const clock = { lastOutage: 1, standsStill: false, now: () => Date.now() } as unknown as DbClock;
  const relay = { listen: () => undefined } as unknown as EventRelay;
  const queue = { work: () => undefined } as unknown as JobsService;
  const alarms = new DraftAlarms(clockwork, {} as DraftLog, queries, clock, relay, queue, {
    DATABASE_POOL_URGENT: 3,
  });
  alarms.onApplicationBootstrap();
  await jest.advanceTimersByTimeAsync(3_000);
  expect(putBack).toEqual(['free 1', 'free 2']);
  locked = false;
  await jest.advanceTimersByTimeAsync(3_000);
  expect(putBack.sort()).toEqual([...drafts].sort());
  alarms.onModuleDestroy();
});

it('a job and a timer that ring for one turn together move the draft once', async () => {
  const expired: number[] = [];
  let finish = (): void => undefined;
  const clockwork = {
    expire: (_: string, overall: number) => {
      expired.push(overall);
      return new Promise((resolve) => {
        finish = () => resolve('done');
      });
    },
  } as unknown as DraftClockwork;
  const onClock = { overall: 7, deadline: new Date(Date.now() - 1).toISOString(), graceMs: 0 };
  const log = { load: () => Promise.resolve({ status: 'running', onClock }) } as unknown as DraftLog;
  const queries = {
    running: () => Promise.resolve([{ id: 'one', on_clock: 7, expires_at: Date.now() - 1 }]),
  } as unknown as DraftQueries;
  let job = (): Promise<void> => Promise.resolve();
  const queue = {
    work: (_: string, run: (job: object) => Promise<void>) => {
      job = () => run({ data: { draftId: 'one' } });
    },
  } as unknown as JobsService;
  const clock = { lastOutage: 0, standsStill: false, now: () => Date.now() } as unknown as DbClock;
  const relay = { listen: () => undefined } as unknown as EventRelay;
  const alarms = new DraftAlarms(clockwork, log, queries, clock, relay, queue, { DATABASE_POOL_URGENT: 8 });
  alarms.onApplicationBootstrap();
  const jobEnds = job();
  await jest.advanceTimersByTimeAsync(3_000);
  await job();
  expect(expired).toEqual([7]);
  finish();
  await jobEnds;
  alarms.onModuleDestroy();
});

it('reads the clocks that end soon, and after an outage all clocks once', async () => {
  const asked: (number | null)[] = [];
  const queries = {
    running: (withinSeconds: number | null) => {
      asked.push(withinSeconds);
      return Promise.resolve([]);
    },
  } as unknown as DraftQueries;
  const clock = { lastOutage: 0, standsStill: false, now: () => Date.now() };
  const relay = { listen: () => undefined } as unknown as EventRelay;
  const queue = { work: () => undefined } as unknown as JobsService;
  const alarms = new DraftAlarms(
    {} as DraftClockwork,
    {} as DraftLog,
    queries,
    clock as unknown as DbClock,
    relay,
    queue,
    { DATABASE_POOL_URGENT: 8 },
  );
  alarms.onApplicationBootstrap();
  await jest.advanceTimersByTimeAsync(800);
  expect(asked).toEqual([15, 15]);
  clock.lastOutage = 1;
  await jest.advanceTimersByTimeAsync(1_400);
  expect(asked).toEqual([15, 15, null, 15]);
  alarms.onModuleDestroy();
});
