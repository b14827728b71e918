import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { pairPeriod } from './schedule.rules.js';

const SEED = '0123456789abcdef0123456789abcdef';
const teamsOf = (count: number) => Array.from({ length: count }, (_, index) => `T${index + 1}`);
const sizes = fc.integer({ min: 2, max: 32 });
const seeds = fc.string({
  unit: fc.constantFrom(...'0123456789abcdef'),
  minLength: 32,
  maxLength: 32,
});

describe('the schedule of matchups', () => {
  test('has every team once in each period', () => {
    fc.assert(
      fc.property(sizes, seeds, fc.integer({ min: 1, max: 60 }), (count, seed, number) => {
        const named = pairPeriod(teamsOf(count), seed, number).flatMap(({ home, away }) => [home, away]);
        const expected = count % 2 === 0 ? teamsOf(count) : [...teamsOf(count), null];
        expect([...named].sort()).toEqual([...expected].sort());
      }),
    );
  });

  test('has every pair once in a round, and once in each place in two; byes go round', () => {
    fc.assert(
      fc.property(sizes, seeds, (count, seed) => {
        const round = count % 2 === 0 ? count - 1 : count;
        const met = new Map<string, number>();
        for (let number = 1; number <= 2 * round; number += 1) {
          for (const { home, away } of pairPeriod(teamsOf(count), seed, number))
            met.set(`${home} ${away}`, (met.get(`${home} ${away}`) ?? 0) + 1);
          if (number === round) expect([...met.values()].every((times) => times === 1)).toBe(true);
        }
        for (const one of teamsOf(count)) {
          for (const other of teamsOf(count)) if (one !== other) expect(met.get(`${one} ${other}`)).toBe(1);
          expect(met.get(`${one} null`) ?? 0).toBe(count % 2 === 0 ? 0 : 2);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('follows from its seed alone', () => {
    const schedule = (seed: string) => [1, 2, 3].map((number) => pairPeriod(teamsOf(8), seed, number));
    expect(schedule(SEED)).toEqual(schedule(SEED));
    expect(schedule(SEED)).not.toEqual(schedule(`f${SEED.slice(1)}`));
  });

  test('of one team is empty', () => {
    expect(pairPeriod(['T1'], SEED, 1)).toEqual([{ home: 'T1', away: null }]);
    expect(pairPeriod([], SEED, 1)).toEqual([]);
  });
});
