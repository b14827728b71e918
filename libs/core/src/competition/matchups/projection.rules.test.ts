import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  chancesByDay,
  FORM_GAMES,
  formOf,
  LEAST_FORM_GAMES,
  outlookOf,
  shareLeft,
  winChance,
} from './projection.rules.js';

const points = fc.integer({ min: -5_000, max: 400_000 }).map((whole) => whole / 1_000);
const form = fc.record({
  mean: fc.double({ min: -2, max: 8, noNaN: true }),
  variance: fc.double({ min: 0.01, max: 30, noNaN: true }),
});
const ahead = fc.array(fc.record({ form, share: fc.double({ min: 0, max: 1, noNaN: true }) }), { maxLength: 60 });
const side = fc.record({ points, ahead }).map((one) => outlookOf(one.points, one.ahead));

describe('the form of a player', () => {
  test('is the mean and the variance of the last games', () => {
    const recent = Array.from({ length: LEAST_FORM_GAMES }, (_, index) => (index % 2 === 0 ? 1 : 3));
    const { mean, variance } = formOf(recent, { points: 500, games: 80 });
    expect(mean).toBe(2);
    expect(variance).toBeCloseTo(LEAST_FORM_GAMES / (LEAST_FORM_GAMES - 1), 10);
  });

  test('is the mean of the season lines below ten games, with the variance of rare events', () => {
    expect(formOf([9, 9], { points: 40, games: 80 })).toEqual({ mean: 0.5, variance: 0.5 });
    // Season lines with no more games than the list add nothing.
    expect(formOf([2, 4], { points: 6, games: 2 })).toEqual({ mean: 3, variance: 2 });
  });

  test('is nothing for a player without games', () => {
    expect(formOf([], null)).toEqual({ mean: 0, variance: 0 });
    expect(formOf([2], null)).toEqual({ mean: 2, variance: 2 });
  });

  test('has no negative variance', () => {
    fc.assert(
      fc.property(
        fc.array(points, { maxLength: FORM_GAMES }),
        fc.option(fc.record({ points, games: fc.nat(164) })),
        (recent, lines) => {
          const own = formOf(recent, lines);
          expect(own.variance).toBeGreaterThanOrEqual(0);
          expect(Number.isFinite(own.mean)).toBe(true);
        },
      ),
    );
  });
});

describe('the share of a game that is left', () => {
  test.each([
    [{ state: 'scheduled', period: null, clock: null }, 1],
    [{ state: 'live', period: null, clock: null }, 1],
    [{ state: 'live', period: '1st', clock: '20:00' }, 1],
    [{ state: 'live', period: '2nd', clock: '10:00' }, 0.5],
    [{ state: 'live', period: '2nd', clock: 'intermission' }, 1 / 3],
    [{ state: 'live', period: '3rd', clock: '00:00' }, 0],
    [{ state: 'live', period: 'OT', clock: '04:00' }, 0],
    [{ state: 'live', period: 'SO', clock: null }, 0],
    [{ state: 'over', period: '3rd', clock: '00:00' }, 0],
    [{ state: 'final', period: 'OT', clock: null }, 0],
    [{ state: 'postponed', period: null, clock: null }, 0],
    [{ state: 'suspended', period: '2nd', clock: '10:00' }, 0],
  ] as const)('%j: %d', (game, share) => {
    expect(shareLeft(game)).toBeCloseTo(share, 10);
  });
});

describe('the chance to win', () => {
  test('sums to 1 over both sides, and lies between 0 and 1', () => {
    fc.assert(
      fc.property(side, side, (own, other) => {
        const chance = winChance(own, other);
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(1);
        expect(chance + winChance(other, own)).toBeCloseTo(1, 12);
      }),
    );
  });

  test('is 1, 0 or a half without games left', () => {
    fc.assert(
      fc.property(points, points, (own, other) => {
        const chance = winChance(outlookOf(own, []), outlookOf(other, []));
        expect(chance).toBe(own > other ? 1 : own < other ? 0 : 0.5);
      }),
    );
    // The same points, added in another order.
    expect(winChance(outlookOf(0.1 + 0.2, []), outlookOf(0.3, []))).toBe(0.5);
  });

  test('never falls with more points or better players', () => {
    fc.assert(
      fc.property(side, side, fc.double({ min: 0, max: 50, noNaN: true }), (own, other, more) => {
        const better = winChance({ ...own, points: own.points + more }, other);
        expect(better).toBeGreaterThanOrEqual(winChance(own, other) - 1e-6);
        expect(winChance(own, { ...other, points: other.points + more })).toBeLessThanOrEqual(
          winChance(own, other) + 1e-6,
        );
      }),
    );
  });

  test('is a half for equal sides, and that of the normal distribution', () => {
    const even = { points: 80, variance: 25 };
    expect(winChance(even, even)).toBe(0.5);
    // A lead of one deviation, and of two.
    expect(winChance({ points: 85, variance: 16 }, { points: 80, variance: 9 })).toBeCloseTo(0.841345, 6);
    expect(winChance({ points: 90, variance: 16 }, { points: 80, variance: 9 })).toBeCloseTo(0.97725, 6);
  });
});

describe('the chances over the days of a matchup', () => {
  const day = fc.record({ points, mean: fc.double({ min: 0, max: 40, noNaN: true }), variance: fc.constant(9) });

  test('end with the result, and begin before the first game', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(day, day), { minLength: 1, maxLength: 21 }), (days) => {
        const [own, other] = [days.map(([one]) => one), days.map(([, two]) => two)];
        const chances = chancesByDay(own, other, days.length);
        expect(chances).toHaveLength(days.length + 1);
        const sum = (all: typeof own) => all.reduce((total, { points: earned }) => total + earned, 0);
        const ahead = sum(own) - sum(other);
        expect(chances.at(-1)).toBe(Math.abs(ahead) < 0.0005 ? 0.5 : ahead > 0 ? 1 : 0);
        const back = chancesByDay(other, own, days.length);
        for (const [index, chance] of chances.entries()) expect(chance + (back[index] ?? 0)).toBeCloseTo(1, 12);
      }),
    );
  });

  test('of ended days stay when later days have points', () => {
    const quiet = [5, 0, 0].map((earned) => ({ points: earned, mean: 4, variance: 4 }));
    const other = [3, 0, 0].map((earned) => ({ points: earned, mean: 4, variance: 4 }));
    const later = quiet.map((one, index) => (index === 1 ? { ...one, points: 30 } : one));
    expect(chancesByDay(later, other, 1)).toEqual(chancesByDay(quiet, other, 1));
  });
});
