import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { dealTeams } from './division.rules.js';
import { pairInDivisions } from './divided-schedule.rules.js';

const teamsOf = (count: number) => Array.from({ length: count }, (_, index) => `T${index + 1}`);
const leagues = fc.integer({ min: 4, max: 32 }).chain((teams) =>
  fc.record({
    teams: fc.constant(teams),
    divisions: fc.integer({ min: 2, max: Math.min(8, Math.floor(teams / 2)) }),
  }),
);
const seeds = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 32, maxLength: 32 });
const CYCLES = 3;

/** Yields each period with the meetings of each pair so far. */
function* played(count: number, divisions: number, seed: string) {
  const teams = teamsOf(count);
  const dealt = dealTeams(teams, divisions, new Map(), seed);
  const met = new Map<string, number>();
  for (const one of teams) for (const other of teams) if (one < other) met.set(`${one} ${other}`, 0);
  const byes = new Map(teams.map((team) => [team, 0]));
  const size = Math.ceil(count / divisions);
  const inside = [size, Math.floor(count / divisions)].reduce(
    (most, one) => Math.max(most, one % 2 === 0 ? one - 1 : one),
    0,
  );
  const cycle = inside + (count % 2 === 0 ? count - 1 : count);
  for (let number = 1; number <= CYCLES * cycle; number += 1) {
    const pairs = pairInDivisions(teams, dealt, seed, number);
    for (const { home, away } of pairs)
      if (away === null) byes.set(home, (byes.get(home) ?? 0) + 1);
      else met.set([home, away].sort().join(' '), (met.get([home, away].sort().join(' ')) ?? 0) + 1);
    const isInside = (pair: string) => new Set(pair.split(' ').map((team) => dealt.get(team))).size === 1;
    const counts = (wanted: boolean) => [...met].flatMap(([pair, times]) => (isInside(pair) === wanted ? [times] : []));
    yield { pairs, teams, byes, inside: counts(true), outside: counts(false), ends: number % cycle === 0 };
  }
}
const mean = (of: readonly number[]) => of.reduce((sum, one) => sum + one, 0) / of.length;

describe('the schedule of a league with divisions', () => {
  test('has every team once in each period, and byes in turn', () => {
    fc.assert(
      fc.property(leagues, seeds, ({ teams: count, divisions }, seed) => {
        for (const { pairs, teams, byes } of played(count, divisions, seed)) {
          const named = pairs.flatMap(({ home, away }) => [home, away]);
          expect([...named].sort()).toEqual([...(count % 2 === 0 ? teams : [...teams, null])].sort());
          expect(Math.max(...byes.values()) - Math.min(...byes.values())).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 15 },
    );
  });

  test('has pairs inside a division as often as others or more often', () => {
    fc.assert(
      fc.property(leagues, seeds, ({ teams: count, divisions }, seed) => {
        for (const { inside, outside, ends } of played(count, divisions, seed)) {
          // In between, teams that are left over in divisions of an odd number may be one ahead.
          const spare = ends && count % 2 === 0 ? 0 : 1;
          expect(Math.min(...inside) + spare).toBeGreaterThanOrEqual(Math.max(...outside));
          if (ends) expect(mean(inside)).toBeGreaterThan(mean(outside));
        }
      }),
      { numRuns: 15 },
    );
  });

  test('has twice as many meetings inside divisions of the same even number', () => {
    const seed = '0123456789abcdef0123456789abcdef';
    const cycles = [...played(12, 3, seed)].filter(({ ends }) => ends);
    expect(cycles.map(({ inside, outside }) => [new Set(inside), new Set(outside)])).toEqual([
      [new Set([2]), new Set([1])],
      [new Set([4]), new Set([2])],
      [new Set([6]), new Set([3])],
    ]);
  });

  test('follows from its seed alone', () => {
    const teams = teamsOf(10);
    const dealt = dealTeams(teams, 2, new Map(), 'a'.repeat(32));
    const schedule = (seed: string) => [1, 2, 9].map((number) => pairInDivisions(teams, dealt, seed, number));
    expect(schedule('a'.repeat(32))).toEqual(schedule('a'.repeat(32)));
    expect(schedule('a'.repeat(32))).not.toEqual(schedule('b'.repeat(32)));
  });
});
