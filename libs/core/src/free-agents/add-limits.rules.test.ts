import { expect, test } from '@jest/globals';
import { leagueFormDefaults, settingsFromForm } from '../leagues/league.rules.js';
import { addLimitWords } from './add-limits.words.js';
import { addsInPeriod, bestScores, passedLimit, type AddLimit } from './add-limits.rules.js';

test('a period allows adds in proportion to its days with games, rounded up', () => {
  expect([7, 14, 4, 1, 0].map((days) => addsInPeriod({ adds_period: 3 }, days))).toEqual([3, 6, 2, 1, 0]);
  expect(addsInPeriod({ adds_period: 3, period_limits: 'fixed' }, 14)).toBe(3);
  expect([addsInPeriod({ adds_period: 0 }, 7), addsInPeriod({}, 7)]).toEqual([null, null]);
});

test('a move must keep every limit: the first that it would pass refuses it', () => {
  const season: AddLimit = { span: 'season', made: 8, most: 10, lastDay: null };
  const day: AddLimit = { span: 'day', made: 1, most: 2, lastDay: '2027-01-04' };
  expect(passedLimit([season, day], 1)).toBeNull();
  expect(passedLimit([season, day], 2)?.span).toBe('day');
  expect(passedLimit([season, day], 3)?.span).toBe('season');
  expect(passedLimit([], 9)).toBeNull();
});

test('the rulebook says what a period allows, and what drops do', () => {
  const says = (form: object) =>
    addLimitWords({
      ...settingsFromForm({ ...leagueFormDefaults('redraft'), ...form }),
      league_type: 'redraft',
      time_zone: 'America/Toronto',
    });
  expect(says({})).toBe('Drops do not count toward the limits of adds.');
  expect(says({ format: 'h2h_points' })).toMatch(/^There is no limit of adds for a matchup period\. Drops do not/);
  expect(says({ format: 'h2h_points', adds_period: 3, drops_count: true })).toMatch(
    /can add 3 free agents at most.* Where adds are limited, each drop in season counts as one more add\./,
  );
});

test('a best score is counted once a period, for level teams each, and never without a point', () => {
  const scores = [
    { period: 1, teamId: 'a', points: 12.5 },
    { period: 1, teamId: 'b', points: 12.5 },
    { period: 1, teamId: 'c', points: 9 },
    { period: 2, teamId: 'a', points: 3 },
    { period: 2, teamId: 'a', points: 3 },
    { period: 2, teamId: 'b', points: null },
    { period: 3, teamId: 'c', points: 0 },
    { period: 3, teamId: 'b', points: -1 },
  ];
  expect(['a', 'b', 'c'].map((team) => bestScores(scores, team))).toEqual([2, 1, 0]);
});
