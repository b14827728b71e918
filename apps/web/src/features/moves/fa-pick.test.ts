import { expect, test } from '@jest/globals';
import { currentWeek, faPickMark, spendable, weekRuns } from './fa-pick.js';

const week = (number: number, starts_at: string, expiry_date: string) => ({
  id: `w${number}`,
  week: number,
  assigned_to: 'a',
  owned_by: 'a',
  player_taken: null,
  starts_at,
  expiry_date,
});
const first = week(1, '2025-10-06T04:00:00.000Z', '2025-10-13T03:59:59.000Z');
const second = week(2, '2025-10-13T04:00:00.000Z', '2025-10-20T03:59:59.000Z');
const picks = [
  first,
  second,
  { ...second, id: 'theirs', owned_by: 'b' },
  { ...second, id: 'used', player_taken: 'A. Player' },
];
const at = (time: string) => Date.parse(time);

test('before the season’s first week its picks are looked at, and cannot be spent', () => {
  const now = at('2025-10-06T03:59:59.999Z');
  expect(currentWeek(picks, now)).toBe(1);
  expect(weekRuns(picks, 1, now)).toBe(false);
  expect(spendable(picks, 'a', now)).toEqual([]);
});

test('from its Monday on a pick can be spent by its owner, once', () => {
  expect(spendable(picks, 'a', at('2025-10-06T04:00:00Z'))).toEqual([first]);
  expect(spendable(picks, 'a', at('2025-10-13T04:00:00Z'))).toEqual([second]);
  expect(spendable(picks, 'b', at('2025-10-13T04:00:00Z')).map(({ id }) => id)).toEqual(['theirs']);
});

test('the last second of Sunday belongs to the week', () => {
  const last = at('2025-10-13T03:59:59.999Z');
  expect(currentWeek(picks, last)).toBe(1);
  expect(weekRuns(picks, 1, last)).toBe(true);
  expect(spendable(picks, 'a', last)).toEqual([first]);
  expect(faPickMark(first, last).word).toBe('-');
  expect(faPickMark(first, last + 1).word).toBe('not used');
  expect(currentWeek(picks, last + 1)).toBe(2);
});
