import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { dayPlus, daysBetween } from '../../calendar.js';
import { LONGEST_PERIOD_DAYS, medianOf, planPeriods } from './period.rules.js';

const MONDAY = '2026-10-05';
/** Games by day from a Monday on: as many on each day of a week as given. */
const schedule = (weeks: readonly number[]) =>
  new Map(
    weeks.flatMap((games, week) =>
      games === 0 ? [] : [0, 1, 2, 3, 4, 5, 6].map((day) => [dayPlus(MONDAY, week * 7 + day), games] as const),
    ),
  );
const spans = (weeks: readonly number[]) =>
  planPeriods({ startsOn: MONDAY, endsOn: dayPlus(MONDAY, weeks.length * 7 - 1) }, schedule(weeks)).map(
    ({ startsOn, endsOn }) => [daysBetween(MONDAY, startsOn) / 7, (daysBetween(MONDAY, endsOn) + 1) / 7],
  );

describe('matchup periods', () => {
  test('are weeks from Monday to Sunday; the first and last may be shorter', () => {
    expect(planPeriods({ startsOn: '2026-10-07', endsOn: '2026-10-24' }, null)).toEqual([
      { startsOn: '2026-10-07', endsOn: '2026-10-11' },
      { startsOn: '2026-10-12', endsOn: '2026-10-18' },
      { startsOn: '2026-10-19', endsOn: '2026-10-24' },
    ]);
  });

  test('join a week with fewer than 60 % of the median week’s games to the next one', () => {
    expect(spans([10, 5, 10, 10])).toEqual([
      [0, 1],
      [1, 3],
      [3, 4],
    ]);
    expect(spans([10, 6, 10])).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
  });

  test('join a short last week to the one before, and a season of one short week is a period', () => {
    expect(spans([10, 10, 1])).toEqual([
      [0, 1],
      [1, 3],
    ]);
    expect(planPeriods({ startsOn: '2026-10-07', endsOn: '2026-10-07' }, null)).toEqual([
      { startsOn: '2026-10-07', endsOn: '2026-10-07' },
    ]);
  });

  test('leave out weeks without games', () => {
    expect(spans([10, 0, 0, 10])).toEqual([
      [0, 1],
      [3, 4],
    ]);
  });

  test('are never longer than 21 days', () => {
    expect(spans([10, 1, 1, 1, 1, 10, 10, 10, 10, 10])).toEqual([
      [0, 1],
      [1, 4],
      [4, 6],
      [6, 7],
      [7, 8],
      [8, 9],
      [9, 10],
    ]);
  });

  test('hold every day with games once, in order, whatever the schedule', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 16 }), { minLength: 1, maxLength: 250 }),
        fc.integer({ min: 0, max: 6 }),
        (perDay, weekday) => {
          const startsOn = dayPlus(MONDAY, weekday);
          const games = new Map(perDay.map((count, index) => [dayPlus(startsOn, index), count]));
          const periods = planPeriods({ startsOn, endsOn: dayPlus(startsOn, perDay.length - 1) }, games);
          for (const [index, period] of periods.entries()) {
            expect(period.startsOn <= period.endsOn).toBe(true);
            expect(daysBetween(period.startsOn, period.endsOn)).toBeLessThan(LONGEST_PERIOD_DAYS);
            const before = periods[index - 1];
            if (before !== undefined) expect(before.endsOn < period.startsOn).toBe(true);
          }
          for (const [day, count] of games)
            if (count > 0)
              expect(periods.filter((period) => period.startsOn <= day && day <= period.endsOn)).toHaveLength(1);
        },
      ),
    );
  });
});

test('a median is the middle figure, or the mean of the middle two', () => {
  expect(medianOf([3, 1, 2])).toBe(2);
  expect(medianOf([4, 1, 2, 3])).toBe(2.5);
  expect(medianOf([])).toBe(0);
});
