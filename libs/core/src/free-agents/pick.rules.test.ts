import { expect, test } from '@jest/globals';
import { displayFaPick, faPickExpired, faWeeks } from './pick.rules.js';

const expiry = '2025-10-13T03:59:59.000Z';
const before = Date.parse(expiry) - 1;
const after = Date.parse(expiry) + 1_000;
const pick = (change: object) => ({
  assigned_to: 'a',
  owned_by: 'a',
  player_taken: null,
  expiry_date: expiry,
  ...change,
});

test('a pick shows whether it was used, expired, forfeited or traded', () => {
  expect(displayFaPick(pick({}), before)).toBe('-');
  expect(displayFaPick(pick({}), after)).toBe('not used');
  expect(displayFaPick(pick({ player_taken: 'A. Player' }), after)).toBe('used');
  expect(displayFaPick(pick({ player_taken: 'penalty' }), before)).toBe('penalty');
  expect(displayFaPick(pick({ owned_by: 'b' }), before)).toBe('traded');
  expect(displayFaPick(pick({ owned_by: 'b' }), after)).toBe('not used');
});

test('the last second of Sunday belongs to the week', () => {
  expect(faPickExpired(pick({}), Date.parse(expiry) + 999)).toBe(false);
  expect(faPickExpired(pick({}), Date.parse(expiry) + 1_000)).toBe(true);
});

test('weeks are counted by their numbers, whichever team owns the picks', () => {
  expect(faWeeks([{ week: 1 }, { week: 1 }, { week: 3 }])).toBe(2);
});
