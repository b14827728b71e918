import { expect, it } from '@jest/globals';
import { isOutvoted, vetoedBy, votesNeeded } from './veto.rules.js';

it('the commissioner vetoes, but not in his own trade', () => {
  expect(vetoedBy({ commissionersOwn: false })).toBe('commissioner');
  expect(vetoedBy({ commissionersOwn: true })).toBe('managers');
});

it.each([
  [10, 4],
  [9, 3],
  [4, 2],
  [3, 1],
  [1, 1],
])('of %i uninvolved managers %i are a third', (uninvolvedManagers, needed) => {
  expect(votesNeeded({ uninvolvedManagers })).toBe(needed);
  expect(isOutvoted({ commissionersOwn: true, uninvolvedManagers }, needed)).toBe(true);
  expect(isOutvoted({ commissionersOwn: true, uninvolvedManagers }, needed - 1)).toBe(false);
  expect(isOutvoted({ commissionersOwn: false, uninvolvedManagers }, uninvolvedManagers)).toBe(false);
});

it('with nobody uninvolved there is no veto', () => {
  expect(isOutvoted({ commissionersOwn: true, uninvolvedManagers: 0 }, 0)).toBe(false);
});
