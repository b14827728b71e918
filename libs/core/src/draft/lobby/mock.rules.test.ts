import { expect, test } from '@jest/globals';
import { mockStartsEmpty } from './mock.rules.js';

test('A mock draft begins with empty rosters in season, and in the offseason of a redraft league', () => {
  expect(mockStartsEmpty({ type: 'dynasty', phase: 'in-season' })).toBe(true);
  expect(mockStartsEmpty({ type: 'redraft', phase: 'in-season' })).toBe(true);
  expect(mockStartsEmpty({ type: 'redraft', phase: 'offseason' })).toBe(true);
  expect(mockStartsEmpty({ type: 'dynasty', phase: 'offseason' })).toBe(false);
  expect(mockStartsEmpty({ type: 'redraft', phase: 'setup' })).toBe(false);
});
