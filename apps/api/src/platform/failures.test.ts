import { expect, it } from '@jest/globals';
import { FailureLog } from './failures.js';

it('counts every failure of a place, and logs the first one and then one a minute with the number in between', () => {
  let now = 0;
  const lines: string[] = [];
  const log = new FailureLog(
    () => now,
    (line) => lines.push(line),
  );
  for (now = 0; now < 60_000; now += 10_000) log.record('queue', new Error('away'));
  log.record('queue', Object.assign(new Error('still away'), { code: '57P03' }));
  log.record('mail', new Error('wrapped', { cause: new Error('the cause') }));
  expect(lines).toEqual([
    'queue: away',
    'queue: 57P03 still away (5 more since the last line)',
    'mail: wrapped (the cause)',
  ]);
  expect(log.counts()).toEqual({ queue: 7, mail: 1 });
});

it('logs the stack of the first failure of a place that may be a defect', () => {
  const stacks: string[] = [];
  const log = new FailureLog(
    () => 0,
    () => undefined,
    (line) => stacks.push(line),
  );
  for (const place of ['round', 'round', 'socket']) log.trace(place, new Error('defect'));
  expect(stacks).toEqual([
    expect.stringMatching(/^round: Error: defect\n +at /),
    expect.stringMatching(/^socket: Error: defect\n +at /),
  ]);
  expect(log.counts()).toEqual({ round: 2, socket: 1 });
});
