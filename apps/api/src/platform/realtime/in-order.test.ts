import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { HOLD_MS, InOrder, LOOK_AFTER_MS } from './in-order.js';

let passed: string[];
let looked: (string | number)[][];
let order: InOrder<{ stream: string; seq: number }>;
const take = (stream: string, ...numbers: number[]) => numbers.forEach((seq) => order.take({ stream, seq }));

beforeEach(() => {
  jest.useFakeTimers();
  passed = [];
  looked = [];
  order = new InOrder(
    ({ stream, seq }) => passed.push(`${stream}${seq}`),
    (next, after) => looked.push([next.stream, after, next.seq]),
  );
});
afterEach(() => {
  order.close();
  jest.useRealTimers();
});

test('an event that comes before the one it follows waits for it', () => {
  take('a', 4, 6, 7);
  expect(passed).toEqual(['a4']);
  take('a', 5);
  expect(passed).toEqual(['a4', 'a5', 'a6', 'a7']);
  take('a', 8, 10, 9);
  expect(passed.slice(4)).toEqual(['a8', 'a9', 'a10']);
  jest.advanceTimersByTime(1_000);
  expect(passed).toHaveLength(7);
});

test('what does not come by itself is looked for once, and found in its turn', () => {
  take('a', 4, 6, 8);
  jest.advanceTimersByTime(LOOK_AFTER_MS - 1);
  expect(looked).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(looked).toEqual([['a', 4, 8]]);
  take('a', 5, 7);
  expect(passed).toEqual(['a4', 'a5', 'a6', 'a7', 'a8']);
  jest.advanceTimersByTime(1_000);
  expect(looked).toHaveLength(1);
});

test('it does not wait long, nor do others for it', () => {
  take('a', 1, 4, 3);
  take('b', 7, 8);
  expect(passed).toEqual(['a1', 'b7', 'b8']);
  jest.advanceTimersByTime(HOLD_MS - 1);
  expect(passed).toHaveLength(3);
  jest.advanceTimersByTime(1);
  expect(passed.slice(3)).toEqual(['a3', 'a4']);
  take('a', 2, 5);
  expect(passed.slice(5)).toEqual(['a2', 'a5']);
});

test('one that comes again goes on as it is', () => {
  take('a', 1, 2, 1, 2, 3);
  expect(passed).toEqual(['a1', 'a2', 'a1', 'a2', 'a3']);
});

test('a stream without events is known from where a listener begins', () => {
  order.startAt('a', 5);
  take('a', 7, 6);
  expect(passed).toEqual(['a6', 'a7']);
  // The stream's known position wins over the number given by a new listener.
  order.startAt('a', 9);
  take('a', 8);
  expect(passed.at(-1)).toBe('a8');
  take('b', 3);
  expect(passed.at(-1)).toBe('b3');
});

test('after its close nothing is passed on any more', () => {
  take('a', 1, 3);
  order.close();
  jest.advanceTimersByTime(1_000);
  expect(passed).toEqual(['a1']);
});
