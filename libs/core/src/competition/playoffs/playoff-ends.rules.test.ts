import { expect, test } from '@jest/globals';
import { daysBetween } from '../../calendar.js';
import { planCalendar, type CalendarPlan } from '../calendar/calendar.rules.js';
import { playoffWords } from '../competition.words.js';
import { losersOf, playoffRules, tiesOf } from './playoff.rules.js';

const plan = (more: Partial<CalendarPlan> & { readonly untilEnd?: boolean } = {}): CalendarPlan => ({
  // A Monday, and a Thursday.
  dates: { startsOn: '2026-10-05', endsOn: '2027-04-15' },
  games: null,
  periods: { shortWeeks: 'keep', weekday: 0, days: 7 },
  playoffs: { teams: 4, reseed: true, periods: 1, untilEnd: more.untilEnd ?? false },
  ...more,
});
const final = (of: CalendarPlan) => planCalendar(of).at(-1);

test('the final ends before the season’s last days, or with the season', () => {
  expect(final(plan())).toMatchObject({ startsOn: '2027-04-05', endsOn: '2027-04-11', round: 2 });
  expect(final(plan({ untilEnd: true }))).toMatchObject({ startsOn: '2027-04-12', endsOn: '2027-04-15', round: 2 });
  const settings = { format: 'h2h_points', playoff_teams: 4, num_teams: 8 } as const;
  expect(playoffRules({ ...settings, playoff_end: 'season' }, 8)).toMatchObject({ untilEnd: true });
  expect(playoffWords({ ...settings, playoff_end: 'season' })).toContain('The final ends with the season.');
  expect(playoffWords(settings)).toContain('at least three days with NHL games remain');
});

test('the final is a whole period, also where periods are no weeks', () => {
  for (const days of [3, 5, 10, 14]) {
    const last = final(plan({ periods: { shortWeeks: 'keep', weekday: 0, days } }));
    expect([days, last && daysBetween(last.startsOn, last.endsOn) + 1]).toEqual([days, days]);
    expect((last?.endsOn ?? '') <= '2027-04-12').toBe(true);
  }
});

test('bench points decide a level round before the seed; categories have none', () => {
  const seeds = [
    { teamId: 'a', seed: 1, outIn: null },
    { teamId: 'b', seed: 2, outIn: null },
  ];
  const lost = (awayPoints: number, broken?: { by: 'bench'; ahead: number }) =>
    losersOf([{ home: 'a', away: 'b', homePoints: 5, awayPoints, ...(broken === undefined ? {} : { broken }) }], seeds);
  expect(lost(5)).toEqual(['b']);
  expect(lost(5, { by: 'bench', ahead: -1 })).toEqual(['a']);
  expect(lost(4, { by: 'bench', ahead: -1 })).toEqual(['b']);
  expect(tiesOf({ format: 'h2h_points', playoff_ties: 'bench' })).toBe('bench');
  expect(tiesOf({ format: 'h2h_each_category', playoff_ties: 'bench' })).toBe('seed');
  expect(playoffWords({ format: 'h2h_points', playoff_teams: 4, num_teams: 8, playoff_ties: 'bench' })).toContain(
    'then with fewer players used, then the better seed.',
  );
});
