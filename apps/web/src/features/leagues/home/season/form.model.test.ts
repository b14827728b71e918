import { describe, expect, test } from '@jest/globals';
import { dayPlus } from '@crease/core/calendar.js';
import { HARBOR, matchupsAnswer, POLAR, RANGE } from '../../../../testing/matchups-league.js';
import { lastResults, rankTrends, rowsAround, trendPath } from './form.model.js';

const race = (daily: Record<string, readonly number[]>, apart = 1) => ({
  days: (Object.values(daily)[0] ?? []).map((_, index) => dayPlus('2025-10-07', index * apart)),
  teams: Object.entries(daily).map(([team_id, own]) => ({ team_id, daily: [...own] })),
});

describe('the line of a team', () => {
  test('has its ranks day by day, and the places gained since the first of them', () => {
    const trends = rankTrends(race({ a: [5, 0, 0], b: [3, 3, 0], c: [1, 1, 9] }));
    expect(trends.get('a')).toEqual({ ranks: [1, 2, 3], moved: -2 });
    expect(trends.get('b')).toEqual({ ranks: [2, 1, 2], moved: 0 });
    expect(trends.get('c')).toEqual({ ranks: [3, 3, 1], moved: 2 });
  });

  test('goes back four weeks, from the last day before them', () => {
    const trends = rankTrends(race({ a: [9, 0, 0, 0, 0, 0], b: [0, 1, 10, 0, 0, 0] }, 7));
    // The first of the six days is out of range.
    expect(trends.get('a')?.ranks).toEqual([1, 2, 2, 2, 2]);
  });

  test('is missing until there are two days', () => {
    expect(rankTrends(race({ a: [1], b: [2] })).size).toBe(0);
    expect(rankTrends({ days: [], teams: [{ team_id: 'a', daily: [] }] }).size).toBe(0);
  });

  test('rises with better ranks, within its box, and one place is a small step', () => {
    const { path, end } = trendPath([3, 2], { width: 80, height: 20 });
    expect(path).toBe('M0.0 12.5L80.0 7.5');
    expect(end).toEqual({ x: 80, y: 7.5 });
    const far = trendPath([12, 1, 6], { width: 80, height: 20 });
    expect(far.path).toBe('M0.0 20.0L40.0 0.0L80.0 9.1');
  });
});

test('the form of a team has its finished matchups without byes', () => {
  const { periods } = matchupsAnswer();
  expect(lastResults(periods, POLAR)).toEqual(['win']);
  expect(lastResults(periods, HARBOR)).toEqual(['tie']);
  expect(lastResults(periods, RANGE)).toEqual(['loss', 'tie']);
});

describe('a phone shows', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ team_id: String(index + 1) }));
  const shown = (count: number, mine: string | null) => rowsAround(rows(count), mine, 6).map(({ team_id }) => team_id);

  test('the leader and the teams around the reader', () => {
    expect(shown(32, '20')).toEqual(['1', '18', '19', '20', '21', '22']);
    expect(shown(32, '32')).toEqual(['1', '28', '29', '30', '31', '32']);
  });
  test('the best teams to a reader among them, and to one without a team', () => {
    expect(shown(12, '6')).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(shown(12, null)).toEqual(['1', '2', '3', '4', '5', '6']);
  });
  test('all of a small league', () => expect(shown(7, '7')).toHaveLength(7));
});
