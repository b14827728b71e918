import { expect, test } from '@jest/globals';
import { attemptsOfADay, waitAfter } from './jobs.service.js';

test('a job that insists is tried again soon at first, then at the longest interval', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 2_000].map((attempt) => waitAfter(attempt, 60_000))).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000,
  ]);
});

test.each([60_000, 900_000])(
  'and lasts for a day, hardly longer, with at most %p ms between two attempts',
  (atMost) => {
    const waits = Array.from({ length: attemptsOfADay(atMost) - 1 }, (_, index) => waitAfter(index + 1, atMost));
    const hours = waits.reduce((sum, wait) => sum + wait, 0) / 3_600_000;
    expect(hours).toBeGreaterThanOrEqual(24);
    expect(hours).toBeLessThan(24.5);
  },
);
