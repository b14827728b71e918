import { expect, test } from '@jest/globals';
import { isClose } from './close.rules.js';

test('two scores are close within a tenth of the higher one, exactly', () => {
  expect(isClose(100, 90, false)).toBe(true);
  expect(isClose(89.999, 100, false)).toBe(false);
  expect(isClose(0.3, 0.27, false)).toBe(true);
  expect(isClose(70, 70, false)).toBe(true);
});

test('in categories they are close within the result of one category', () => {
  expect(isClose(5, 4, true)).toBe(true);
  expect(isClose(5.5, 4, true)).toBe(false);
});

test('before the first point nothing is close', () => {
  expect(isClose(0, 0, false)).toBe(false);
  expect(isClose(0, 0, true)).toBe(false);
  expect(isClose(-2, -2, false)).toBe(false);
});
