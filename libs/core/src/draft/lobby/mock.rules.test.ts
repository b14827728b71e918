import { expect, test } from '@jest/globals';
import { mockStartsEmpty } from './mock.rules.js';

test('A mock draft begins with empty rosters in season, and in the offseason of a redraft league', () => {
  expect(mockStartsEmpty({ type: 'dynasty', phase: 'in-season' }, 'general')).toBe(true);
  expect(mockStartsEmpty({ type: 'redraft', phase: 'in-season' }, 'general')).toBe(true);
  expect(mockStartsEmpty({ type: 'redraft', phase: 'offseason' }, 'general')).toBe(true);
  expect(mockStartsEmpty({ type: 'dynasty', phase: 'offseason' }, 'general')).toBe(false);
  expect(mockStartsEmpty({ type: 'redraft', phase: 'setup' }, 'general')).toBe(false);
  // Its pool is the free agents, so that rosters do not change.
  expect(mockStartsEmpty({ type: 'dynasty', phase: 'in-season' }, 'mid-season')).toBe(false);
});
