import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { dayPlus } from '@crease/core/calendar.js';
import { extrasOf, chartOf, firstChosen, monthEnds, nearestDay, standAt, stepOf } from './race.model.js';
import { raceWords } from './race-labels.js';

const START = '2025-10-07';
const race = (daily: Record<string, readonly number[]>) => ({
  season: '2025-26',
  days: Array.from({ length: Math.max(...Object.values(daily).map(({ length }) => length)) }, (_, index) =>
    dayPlus(START, index),
  ),
  teams: Object.entries(daily).map(([team_id, own]) => ({ team_id, daily: [...own] })),
});

describe('the lines of a race', () => {
  test('begin at nothing on the day before the first', () => {
    const { days, lines, low, high } = chartOf(race({ a: [2, 3], b: [4, 0] }), 'points');
    expect(days).toEqual(['2025-10-06', START, '2025-10-08']);
    expect(lines).toEqual([
      { teamId: 'a', values: [0, 2, 5] },
      { teamId: 'b', values: [0, 4, 4] },
    ]);
    expect([low, high]).toEqual([0, 5]);
  });

  test('can be how far everybody is behind', () => {
    expect(chartOf(race({ a: [2, 3.5], b: [4, 0] }), 'gap').lines).toEqual([
      { teamId: 'a', values: [0, -2, 0] },
      { teamId: 'b', values: [0, 0, -1.5] },
    ]);
  });

  test('of a race without a day are none', () => {
    expect(chartOf({ days: [], teams: [{ team_id: 'a', daily: [] }] }, 'points')).toMatchObject({
      days: [],
      lines: [],
    });
    expect(standAt({ days: [], teams: [{ team_id: 'a', daily: [] }] }, 0)).toEqual([]);
  });

  test('stay within their ticks, whatever was earned; every day is found where it is drawn', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.integer({ min: 0, max: 5_000 }), { minLength: 1, maxLength: 40 }), {
          minLength: 1,
          maxLength: 32,
        }),
        fc.constantFrom('points' as const, 'gap' as const),
        (teams, view) => {
          const most = Math.max(...teams.map(({ length }) => length));
          const any = race(
            Object.fromEntries(
              teams.map((daily, index) => [
                `t${index}`,
                [...daily, ...Array<number>(most - daily.length).fill(0)].map((points) => points / 100),
              ]),
            ),
          );
          const { days, lines, low, high, ticks } = chartOf(any, view);
          for (const { values } of lines)
            for (const value of values) {
              expect(value).toBeGreaterThanOrEqual(low - 1e-6);
              expect(value).toBeLessThanOrEqual(high + 1e-6);
            }
          expect(ticks.length).toBeGreaterThan(1);
          expect(ticks.length).toBeLessThan(12);
          for (const index of days.keys()) expect(nearestDay(days, extrasOf(days, index))).toBe(index);
          expect(standAt(any, most).map(({ rank }) => rank)).toEqual(
            standAt(any, most)
              .map(({ rank }) => rank)
              .sort((a, b) => a - b),
          );
        },
      ),
    );
  });
});

test('steps are round', () => {
  expect([stepOf(0), stepOf(7), stepOf(100), stepOf(1_147), stepOf(0.3)]).toEqual([1, 2, 20, 250, 0.1]);
});

test('who is drawn first: the leader and one’s neighbours, without oneself', () => {
  const teams = ['a', 'b', 'c', 'd', 'e'].map((team_id) => ({ team_id }));
  expect(firstChosen(teams, 'd')).toEqual(['a', 'c', 'e']);
  expect(firstChosen(teams, 'a')).toEqual(['b']);
  expect(firstChosen(teams, null)).toEqual(['a', 'b', 'c']);
  expect(firstChosen([], null)).toEqual([]);
});

test('a table of the race ends each month, and with the last day', () => {
  expect(monthEnds(['2025-10-06', '2025-10-07', '2025-10-31', '2025-11-02', '2025-11-03'])).toEqual([2, 4]);
  expect(monthEnds(['2025-10-06', '2025-10-07'])).toEqual([1]);
});

test('the race in a sentence', () => {
  const team = (team_id: string, points: number, more = {}) => ({
    team_id,
    points,
    rank: 1,
    shared: false,
    behind_leader: 0,
    behind_above: null,
    last_seven: 0,
    last_day: 0,
    gained: 0,
    less: 0,
    goalie_games: null,
    record: null,
    seasons: [],
    total: points,
    daily: [],
    ...more,
  });
  const said = (teams: ReturnType<typeof team>[], days = [START]) =>
    raceWords({ season: '2025-26', days, teams }, (id) => id.toUpperCase());
  expect(said([team('a', 7), team('b', 5, { behind_leader: 2 })])).toBe(
    'The race of 2025-26 by Oct 7, 2025: A first with 7 points, 2 ahead of B.',
  );
  expect(said([team('a', 1, { shared: true }), team('b', 1)])).toBe(
    'The race of 2025-26 by Oct 7, 2025: A first with 1 point, tied with B.',
  );
  expect(said([team('a', 0)], [])).toBe('The race of 2025-26 has not begun.');
});
