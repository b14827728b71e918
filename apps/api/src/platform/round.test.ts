import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Busy } from './refusal.error.js';
import { Round } from './round.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

it('comes again and again until it is ended, at once only where that is asked for', async () => {
  let [patient, eager] = [0, 0];
  const rounds = [
    new Round('Patient', () => void (patient += 1)).every(100),
    new Round('Eager', () => void (eager += 1)).every(100, { atOnce: true }),
  ];
  expect([patient, eager]).toEqual([0, 1]);
  await jest.advanceTimersByTimeAsync(350);
  expect([patient, eager]).toEqual([3, 4]);
  for (const round of rounds) round.end();
  await jest.advanceTimersByTimeAsync(500);
  await rounds[0]?.now();
  expect([patient, eager]).toEqual([3, 4]);
});

it('is never under way twice', async () => {
  let [now, most] = [0, 0];
  const round = new Round('Slow', async () => {
    most = Math.max(most, (now += 1));
    await pause(250);
    now -= 1;
  }).every(100);
  await jest.advanceTimersByTimeAsync(1_000);
  round.end();
  expect(most).toBe(1);
});

it('makes another round for a caller while one is under way, and one for all such callers', async () => {
  let [begun, ended] = [0, 0];
  const round = new Round('Slow', async () => {
    begun += 1;
    await pause(250);
    ended += 1;
  });
  const first = round.now();
  const others = Promise.all([round.now(), round.now()]);
  await jest.advanceTimersByTimeAsync(250);
  await first;
  expect([begun, ended]).toEqual([2, 1]);
  await jest.advanceTimersByTimeAsync(250);
  await others;
  expect([begun, ended]).toEqual([2, 2]);
});

it('goes on after a failure, and says so unless only the database was away', async () => {
  const said = jest.spyOn(Logger.prototype, 'error').mockReturnValue(undefined);
  const faults = [new Busy(), new Error('a fault'), null];
  const done: number[] = [];
  const round = new Round('Faulty', () => {
    const fault = faults[done.push(done.length) - 1];
    if (fault) throw fault;
  }).every(100);
  await jest.advanceTimersByTimeAsync(350);
  round.end();
  expect(done).toHaveLength(3);
  expect(said).toHaveBeenCalledTimes(1);
});

it('does no work while the clock stands still, and works again afterwards', async () => {
  let standsStill = true;
  let rounds = 0;
  const round = new Round(
    'trades',
    () => void (rounds += 1),
    () => standsStill,
  );
  await round.now();
  expect(rounds).toBe(0);
  standsStill = false;
  await round.now();
  expect(rounds).toBe(1);
  round.end();
});
