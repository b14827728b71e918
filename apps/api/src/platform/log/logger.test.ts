import { afterAll, afterEach, expect, it, jest } from '@jest/globals';
import { runJob } from './log-context.js';
import { loggerOf } from './logger.js';

const printed: Record<'out' | 'err', string[]> = { out: [], err: [] };
const spies = [
  jest.spyOn(process.stdout, 'write').mockImplementation((line) => printed.out.push(String(line)) > 0),
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => printed.err.push(String(line)) > 0),
];
afterEach(() => {
  for (const lines of Object.values(printed)) lines.length = 0;
});
afterAll(() => {
  for (const spy of spies) spy.mockRestore();
});

it('writes an object per line, errors with their stack to standard error', () => {
  const logger = loggerOf({ LOG_LEVEL: 'warn', LOG_FORMAT: 'json' });
  logger.log('a detail', 'Place');
  logger.warn('something happened', 'Place');
  logger.error('it broke', 'Error: it broke\n    at here', 'Place');
  expect(printed.out.map((line) => JSON.parse(line) as object)).toEqual([
    {
      level: 'warn',
      severity: 40,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      pid: process.pid,
      context: 'Place',
      message: 'something happened',
    },
  ]);
  expect(JSON.parse(printed.err.join(''))).toMatchObject({
    level: 'error',
    message: 'it broke',
    stack: 'Error: it broke\n    at here',
    context: 'Place',
  });
});

it('writes lines for people when it should', () => {
  loggerOf({ LOG_LEVEL: 'debug', LOG_FORMAT: 'text' }).debug?.('a detail', 'Place');
  expect(printed.out.join('')).toMatch(/^\S+Z DEBUG \[Place\] a detail\n$/);
});

it('writes objects when standard output is no terminal', () => {
  const before = process.stdout.isTTY;
  for (const isTTY of [false, true]) {
    Object.assign(process.stdout, { isTTY });
    loggerOf({ LOG_LEVEL: 'warn', LOG_FORMAT: undefined }).warn('x', 'Place');
  }
  Object.assign(process.stdout, { isTTY: before });
  expect(printed.out.map((line) => line.startsWith('{'))).toEqual([true, false]);
});

it('writes a text for every value', () => {
  const logger = loggerOf({ LOG_LEVEL: 'warn', LOG_FORMAT: 'json' });
  const values = [undefined, null, 7, true, 12n, Symbol('odd'), () => 1];
  for (const value of values) logger.warn(value, 'Place');
  expect(printed.out.map((line) => (JSON.parse(line) as { message: string }).message)).toEqual(values.map(String));
});

it('names the job and the request that it came from', () => {
  const logger = loggerOf({ LOG_LEVEL: 'warn', LOG_FORMAT: 'text' });
  runJob('push.send', 'abc-1', () => logger.warn('slow', 'Place'));
  expect(printed.out.join('')).toContain('[Place] job=push.send request=abc-1 slow');
});

it('removes addresses, credentials and tokens from texts and objects', () => {
  const logger = loggerOf({ LOG_LEVEL: 'warn', LOG_FORMAT: 'json' });
  logger.warn('to anna.b@crease.test via smtp://robot:key-4711@mail and Bearer abc.def', 'Place');
  logger.warn({ team: 7, bid: 4711, user: { email: 'anna@crease.test', password: 'key-4711', name: 'Anna' } }, 'Place');
  logger.error(new Error('duplicate (email)=(anna@crease.test)'), 'Place');
  const all = [...printed.out, ...printed.err].join('');
  for (const secret of ['anna', 'Anna', '4711', 'abc.def', 'robot']) expect(all).not.toContain(secret);
  expect(all).toContain('"team":7');
});
