import { expect, test } from '@jest/globals';
import { validateLeagueForm } from './form.rules.js';
import { leagueFormDefaults } from './league.rules.js';
import { isMonthDay, monthDaysOf, monthDaysText, monthDaysWords } from './month-days.js';

test('days of a month are read as people write them, and stored in one way', () => {
  expect(monthDaysOf('20, 1;10 10')).toEqual([1, 10, 20]);
  expect(monthDaysText('20,1,10')).toBe('1, 10, 20');
  expect(monthDaysText('soon')).toBe('soon');
  expect(['', '0', '32', '1st', '1.5', '-3'].map((text) => monthDaysOf(text))).toEqual(Array(6).fill(null));
  const said = (lineup_dates: string) =>
    validateLeagueForm({ ...leagueFormDefaults('dynasty', 'Rink'), lineups: 'month', lineup_dates }).lineup_dates;
  expect([said('1, 31'), said(''), said('40')]).toEqual([
    undefined,
    expect.stringContaining('at least one day'),
    expect.stringContaining('from 1 to 31'),
  ]);
  expect(monthDaysWords([1, 2, 3, 11, 22, 31])).toBe('the 1st, the 2nd, the 3rd, the 11th, the 22nd and the 31st');
});

test('what a short month does not have is its last day', () => {
  const days = (month: string, last: number) =>
    Array.from({ length: last }, (_, index) => index + 1).filter((day) =>
      isMonthDay([10, 30], `${month}-${String(day).padStart(2, '0')}`),
    );
  expect(days('2027-02', 28)).toEqual([10, 28]);
  expect(days('2028-02', 29)).toEqual([10, 29]);
  expect(days('2026-12', 31)).toEqual([10, 30]);
});
