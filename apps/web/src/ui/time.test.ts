import { expect, test } from '@jest/globals';
import { formatWhen } from './time.js';

const now = new Date(2025, 10, 20, 12).getTime();
const hours = (count: number) => count * 3_600_000;

test('times are relative under a week and dates after', () => {
  expect(formatWhen(now - 5_000, now)).toBe('just now');
  expect(formatWhen(now - hours(2), now)).toBe('2 hours ago');
  expect(formatWhen(now + hours(72), now)).toBe('in 3 days');
  expect(formatWhen(now - hours(24 * 6), now)).toBe('6 days ago');
  expect(formatWhen(now - hours(24 * 8), now)).toBe('Nov 12');
  expect(formatWhen(now - hours(24 * 400), now)).toBe('Oct 16, 2024');
});
