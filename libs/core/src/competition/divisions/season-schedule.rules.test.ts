import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { dealTeams } from './division.rules.js';
import { pairInDivisions } from './divided-schedule.rules.js';
import { allPlayTwice, onePlaysTwice, scheduleRules, type ScheduleRules } from '../matchups/double-schedule.rules.js';
import { checkPairs } from '../matchups/office/pairs.rules.js';
import type { Pairing } from '../matchups/schedule.rules.js';
import { pairSeason } from './season-schedule.rules.js';

const teamsOf = (count: number) => Array.from({ length: count }, (_, index) => `T${index + 1}`);
const seeds = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 32, maxLength: 32 });
const leagues = fc.integer({ min: 2, max: 32 }).chain((count) =>
  fc.record({
    count: fc.constant(count),
    divisions: fc.integer({ min: 1, max: Math.max(1, Math.min(8, Math.floor(count / 2))) }),
    seed: seeds,
  }),
);
const DOUBLES: ScheduleRules = { doubles: true, odd: 'bye' };
const ONE_DOUBLE: ScheduleRules = { doubles: false, odd: 'double' };

interface League {
  readonly count: number;
  readonly divisions: number;
  readonly seed: string;
}
const dealt = ({ count, divisions, seed }: League) =>
  divisions < 2 ? new Map<string, number>() : dealTeams(teamsOf(count), divisions, new Map(), seed);
const seasonOf = (league: League, rules: ScheduleRules, periods: number) =>
  pairSeason({ teams: teamsOf(league.count), divisions: dealt(league), seed: league.seed, rules }, periods);

const opponents = (pairs: readonly Pairing[], team: string) =>
  pairs.flatMap(({ home, away }) => (home === team ? [away] : away === team ? [home] : []));
function meetings(count: number, periods: readonly (readonly Pairing[])[]): Map<string, number> {
  const met = new Map<string, number>();
  for (const one of teamsOf(count))
    for (const other of teamsOf(count))
      if (one < other)
        met.set(
          `${one} ${other}`,
          periods.reduce((sum, pairs) => sum + opponents(pairs, one).filter((team) => team === other).length, 0),
        );
  return met;
}
const spread = (of: readonly number[]) => Math.max(...of) - Math.min(...of);
const mean = (of: readonly number[]) => of.reduce((sum, one) => sum + one, 0) / of.length;

describe('double-headers', () => {
  test('give each team two opponents in each period, also with divisions', () => {
    fc.assert(
      fc.property(leagues, (league) => {
        for (const pairs of seasonOf(league, DOUBLES, 26)) {
          for (const team of teamsOf(league.count)) {
            const met = opponents(pairs, team);
            expect([team, new Set(met).size, met.includes(team), met.includes(null)]).toEqual([
              team,
              league.count === 2 ? 1 : 2,
              false,
              false,
            ]);
          }
          expect(
            checkPairs(
              pairs,
              teamsOf(league.count).map((id) => ({ id, name: id })),
              DOUBLES,
            ).ok,
          ).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('let each pair meet as often as any other, at every moment of a season', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 16 }), seeds, (count, seed) => {
        const season = seasonOf({ count, divisions: 1, seed }, DOUBLES, 2 * count);
        for (let periods = 1; periods <= season.length; periods += 1)
          expect(spread([...meetings(count, season.slice(0, periods)).values()])).toBeLessThanOrEqual(1);
      }),
      { numRuns: 15 },
    );
  });

  test('are played inside a division more often than outside', () => {
    fc.assert(
      fc.property(
        leagues.filter(({ count, divisions }) => divisions > 1 && count > 4),
        (league) => {
          const { count } = league;
          const divisions = dealt(league);
          const met = meetings(count, seasonOf(league, DOUBLES, 2 * count));
          const of = (inside: boolean) =>
            [...met].flatMap(([pair, times]) =>
              (new Set(pair.split(' ').map((team) => divisions.get(team))).size === 1) === inside ? [times] : [],
            );
          expect(mean(of(true))).toBeGreaterThan(mean(of(false)));
          expect(Math.min(...of(true))).toBeGreaterThanOrEqual(Math.min(...of(false)));
        },
      ),
      { numRuns: 20 },
    );
  });
});

describe('an odd number of teams', () => {
  const odd = leagues.filter(({ count }) => count % 2 === 1);

  test('has one double-header, of every team as often as possible', () => {
    fc.assert(
      fc.property(odd, (league) => {
        const { count, divisions, seed } = league;
        const times = new Map(teamsOf(count).map((team) => [team, 0]));
        for (const [index, pairs] of seasonOf(league, ONE_DOUBLE, 2 * count).entries()) {
          const counts = teamsOf(count).map((team) => opponents(pairs, team).length);
          expect([...counts].sort()).toEqual([...Array.from({ length: count - 1 }, () => 1), 2]);
          const twice = teamsOf(count)[counts.indexOf(2)] ?? '';
          times.set(twice, (times.get(twice) ?? 0) + 1);
          expect(spread([...times.values()])).toBeLessThanOrEqual(divisions > 1 ? 2 : 1);
          // All other pairs are those of a schedule with a bye.
          const [idle] = pairInDivisions(teamsOf(count), dealt(league), seed, index + 1).filter(
            ({ away }) => away === null,
          );
          expect(opponents(pairs, idle?.home ?? '')).toEqual([twice]);
          expect(
            checkPairs(
              pairs,
              teamsOf(count).map((id) => ({ id, name: id })),
              ONE_DOUBLE,
            ).ok,
          ).toBe(true);
        }
      }),
      { numRuns: 25 },
    );
  });

  test('lets each pair meet as often as any other, but for two meetings at most', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), seeds, (half, seed) => {
        const count = 2 * half + 1;
        const season = seasonOf({ count, divisions: 1, seed }, ONE_DOUBLE, 2 * count);
        for (let periods = 1; periods <= season.length; periods += 1)
          expect(spread([...meetings(count, season.slice(0, periods)).values()])).toBeLessThanOrEqual(2);
      }),
      { numRuns: 15 },
    );
  });

  test('changes nothing in other leagues', () => {
    fc.assert(
      fc.property(leagues, (league) => {
        const { count, seed } = league;
        const plain = Array.from({ length: 9 }, (_, index) =>
          pairInDivisions(teamsOf(count), dealt(league), seed, index + 1),
        );
        expect(seasonOf(league, { doubles: false, odd: 'bye' }, 9)).toEqual(plain);
        expect(seasonOf(league, { doubles: false, odd: 'median' }, 9)).toEqual(plain);
        if (count % 2 === 0) expect(seasonOf(league, ONE_DOUBLE, 9)).toEqual(plain);
      }),
      { numRuns: 20 },
    );
  });
});

describe('the rules of a schedule', () => {
  test('have no median by categories, and none of the idle team where all play it', () => {
    const median = { matchup_odd: 'median' } as const;
    expect(scheduleRules({})).toEqual({ doubles: false, odd: 'bye' });
    expect(scheduleRules({ ...median, format: 'h2h_points' }).odd).toBe('median');
    expect(scheduleRules({ ...median, format: 'h2h_points', matchup_median: true }).odd).toBe('bye');
    expect(scheduleRules({ ...median, format: 'h2h_each_category', matchup_median: true }).odd).toBe('bye');
    expect([2, 3, 4].map((teams) => allPlayTwice(DOUBLES, teams))).toEqual([false, true, true]);
    expect([1, 2, 3].map((teams) => onePlaysTwice(ONE_DOUBLE, teams))).toEqual([false, false, true]);
    expect(onePlaysTwice({ doubles: true, odd: 'double' }, 3)).toBe(false);
  });
});
