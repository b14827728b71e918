import { expect, test } from '@jest/globals';
import { daysBetween } from '../../calendar.js';
import { planCalendar, type CalendarPlan } from '../calendar/calendar.rules.js';
import { playoffWords, tradeDeadlineWords } from '../competition.words.js';
import { losersOf } from './playoff.rules.js';
import { playoffRules, tiesOf } from '../formats/playoff-settings.rules.js';

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

test('the rulebook says how a league plays on after its table, and when trading ends', () => {
  const table = { format: 'points', table_playoff_teams: 4, num_teams: 8 } as const;
  expect(playoffWords(table)).toContain('in 2 rounds of 1 week. Weeks with few NHL games join another one.');
  expect(playoffWords(table)).toContain('In each round the best seed that is left meets the worst.');
  const own = {
    ...table,
    table_playoff_fixed: true,
    playoff_periods: 2,
    playoff_rounds: 'wins',
    playoff_ties: 'commissioner',
    playoff_end: 'season',
    playoff_long_final: true,
  } as const;
  const words = playoffWords(own);
  for (const sentence of [
    'in 2 rounds of 2 weeks.',
    'Each week of a round is a match between the same teams',
    'at most a fifth of the season’s weeks.',
    'The bracket is fixed',
    'In a tie the commissioner decides',
    'The final ends with the season.',
  ])
    expect(words).toContain(sentence);
  expect(words).not.toContain('period');
  const roto = { ...table, format: 'roto' } as const;
  expect(playoffWords(roto)).toContain('A team needs 3 goalie games for seven days with games; below');
  expect(playoffWords({ ...roto, roto_goalies: 40 })).toContain('its share of the season’s minimum of goalie games');
  const ends = { playoff_deadline: 'last-period' } as const;
  expect(tradeDeadlineWords({ ...table, ...ends })).toContain('the day before the last regular week begins.');
  for (const none of [table, { ...table, ...ends, table_playoff_teams: 0 }])
    expect(tradeDeadlineWords(none)).toBe('There is no trade deadline.');
});
