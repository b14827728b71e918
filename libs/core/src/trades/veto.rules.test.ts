import { expect, it } from '@jest/globals';
import { hoursToReview, isOutvoted, OWN_TRADE_REVIEW_HOURS, reviewEnds, vetoedBy, votesNeeded } from './veto.rules.js';

it('the commissioner vetoes, but not in their own trade', () => {
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

it.each([
  [0, 24],
  [23, 24],
  [24, 24],
  [25, 25],
])("a commissioner's own trade is reviewed for a day at least: set to %i, it is %i hours", (set, hours) => {
  expect(hoursToReview(set, { commissionersOwn: true })).toBe(hours);
  expect(hoursToReview(set, { commissionersOwn: false })).toBe(set);
});

it('a review that became that of a commissioner is not over before a day has passed since the acceptance', () => {
  const acceptedAt = 1_000;
  const floor = acceptedAt + OWN_TRADE_REVIEW_HOURS * 3_600_000;
  expect(reviewEnds({ dueAt: 5_000, acceptedAt, commissionersOwn: true })).toBe(floor);
  expect(reviewEnds({ dueAt: floor + 1, acceptedAt, commissionersOwn: true })).toBe(floor + 1);
  expect(reviewEnds({ dueAt: 5_000, acceptedAt, commissionersOwn: false })).toBe(5_000);
  expect(reviewEnds({ dueAt: 5_000, acceptedAt: null, commissionersOwn: true })).toBe(5_000);
});
