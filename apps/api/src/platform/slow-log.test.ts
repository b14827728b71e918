import { expect, it } from '@jest/globals';
import { SlowLog } from './slow-log.js';

function slowLog(limitMs: number) {
  const lines: string[] = [];
  const clock = { now: 0 };
  const log = new SlowLog(
    'statement',
    limitMs,
    (line) => lines.push(line),
    () => clock.now,
  );
  const run = (name: string, ms: number, fails = false) =>
    log.watch(
      () => name,
      async () => {
        clock.now += ms;
        if (fails) throw new Error('cancelled');
      },
    );
  return { lines, clock, run };
}

it('names what takes long, once a minute with the number in between, also when it fails', async () => {
  const { lines, clock, run } = slowLog(2_000);
  await run('standings', 1_999);
  await run('standings', 2_000);
  await run('standings', 4_000);
  await expect(run('lots', 14_000, true)).rejects.toThrow('cancelled');
  clock.now += 60_000;
  await run('standings', 2_500);
  expect(lines).toEqual([
    'statement standings: took 2000 ms',
    'statement lots: took 14000 ms',
    'statement standings: took 2500 ms (1 more since the last line)',
  ]);
});

it('logs nothing without a limit', async () => {
  const { lines, run } = slowLog(0);
  await run('standings', 60_000);
  expect(lines).toEqual([]);
});
