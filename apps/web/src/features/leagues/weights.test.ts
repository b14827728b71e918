import { expect, test } from '@jest/globals';
import { isWeight, readWeight } from './weights.js';

test('points are typed with a point or a comma, with two decimals at most, and within reason', () => {
  expect(readWeight(' 1,5 ')).toBe(1.5);
  expect(['0', '-2', '.25', '100', '0.1'].every(isWeight)).toBe(true);
  expect(['', 'two', '1.234', '101', '1e3', '--1'].some(isWeight)).toBe(false);
});
