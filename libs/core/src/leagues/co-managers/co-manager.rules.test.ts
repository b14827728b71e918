import { expect, test } from '@jest/globals';
import { freeSeat, PEOPLE_PER_TEAM } from './co-manager.rules.js';

test('a team has three seats, and one that was given up is free again', () => {
  expect(PEOPLE_PER_TEAM).toBe(3);
  expect(freeSeat([])).toBe(0);
  expect(freeSeat([0])).toBe(1);
  expect(freeSeat([2, 1])).toBe(0);
  expect(freeSeat([0, 2])).toBe(1);
  expect(freeSeat([0, 2, 1])).toBeNull();
});
