import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { lotteryOrder, lotteryRules, USUAL_LOTTERY, type LotteryRules } from './lottery.rules.js';
import { lotteryWords } from './lottery.words.js';

const SEED = '0123456789abcdeffedcba9876543210';
const seeds = (count: number) =>
  Array.from({ length: count }, (_, index) => (index * 2_654_435_761 + 12_345).toString(16).padStart(32, '5'));
const teamsOf = (count: number) => Array.from({ length: count }, (_, index) => String(index));

describe('the lottery', () => {
  const worstFirst = ['a', 'b', 'c', 'd', 'e'];

  it('never changes for a seed that was published', () => {
    expect(lotteryOrder(worstFirst, SEED).join('')).toBe('abcde');
    expect(lotteryOrder(worstFirst, 'feedc0de'.repeat(4)).join('')).toBe('bcade');
  });

  it('draws the first three places among the three worst and leaves the others where they were', () => {
    for (const seed of seeds(100)) {
      const order = lotteryOrder(worstFirst, seed);
      expect(order.slice(0, 3).sort()).toEqual(['a', 'b', 'c']);
      expect(order.slice(3)).toEqual(['d', 'e']);
    }
  });

  it('draws by the weights 50, 30 and 20, without putting back', () => {
    expect(USUAL_LOTTERY.weights).toEqual([50, 30, 20]);
    const runs = 10_000;
    const outcomes = new Map<string, number>();
    for (const seed of seeds(runs)) {
      const outcome = lotteryOrder(worstFirst, seed).slice(0, 3).join('');
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
    const expected = {
      abc: 0.5 * 0.6,
      acb: 0.5 * 0.4,
      bac: 0.3 * (5 / 7),
      bca: 0.3 * (2 / 7),
      cab: 0.2 * (5 / 8),
      cba: 0.2 * (3 / 8),
    };
    for (const [outcome, share] of Object.entries(expected))
      expect(Math.abs((outcomes.get(outcome) ?? 0) / runs - share)).toBeLessThan(0.015);
  });

  it('draws among as many teams as there are', () => {
    expect(new Set(seeds(60).map((seed) => lotteryOrder(['a', 'b'], seed).join('')))).toEqual(new Set(['ab', 'ba']));
    expect(lotteryOrder(['a'], SEED)).toEqual(['a']);
    expect(lotteryOrder([], SEED)).toEqual([]);
  });

  it('takes other weights, none included', () => {
    for (const seed of seeds(20)) {
      expect(lotteryOrder(worstFirst, seed, { ...USUAL_LOTTERY, weights: [0, 100] })[0]).toBe('b');
      expect(lotteryOrder(worstFirst, seed, { ...USUAL_LOTTERY, weights: [] })).toEqual(worstFirst);
    }
  });
});

describe('a league’s own lottery', () => {
  const rules = fc.record({
    weights: fc.integer({ min: 0, max: 20 }).map((count) => Array.from({ length: count }, (_, index) => count - index)),
    draws: fc.integer({ min: 0, max: 20 }),
    rise: fc.integer({ min: 0, max: 12 }),
    fall: fc.integer({ min: 0, max: 12 }),
  });

  it('has every team once, moves none further than allowed, and leaves the teams behind the draws in order', () => {
    fc.assert(
      fc.property(rules, fc.integer({ min: 0, max: 32 }), fc.integer(), (lottery, count, seed) => {
        const order = lotteryOrder(teamsOf(count), String(seed), lottery).map(Number);
        expect(order.toSorted((a, b) => a - b)).toEqual(teamsOf(count).map(Number));
        const { weights, draws, rise, fall } = lottery;
        for (const [place, team] of order.entries()) {
          if (rise > 0) expect(team - place).toBeLessThanOrEqual(rise);
          if (fall > 0) expect(place - team).toBeLessThanOrEqual(fall);
          if (team >= weights.length) expect(place).toBe(team);
        }
        const rest = order.slice(draws || weights.length);
        expect(rest).toEqual(rest.toSorted((a, b) => a - b));
      }),
    );
  });

  it('draws the first two places among fourteen, with the most lots for the worst', () => {
    const lottery = lotteryRules({ lottery_teams: 14, lottery_draws: 2, lottery_rise: 10, lottery_fall: 0 });
    expect(lottery.weights).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    const first = new Map<string, number>();
    for (const seed of seeds(4_000)) {
      const order = lotteryOrder(teamsOf(32), seed, lottery);
      first.set(order[0] ?? '', (first.get(order[0] ?? '') ?? 0) + 1);
      // The worst team falls behind at most the two that were drawn.
      expect(order.indexOf('0')).toBeLessThanOrEqual(2);
    }
    // Teams 0 to 10 can become first: 14 + 13 + … + 4 lots.
    expect(Math.abs((first.get('0') ?? 0) / 4_000 - 14 / 99)).toBeLessThan(0.02);
    expect(first.has('11')).toBe(false);
  });

  it('gives a team its place once it may not fall further', () => {
    const lottery: LotteryRules = { weights: [1, 1, 1, 1], draws: 0, rise: 0, fall: 1 };
    for (const seed of seeds(100))
      expect(lotteryOrder(['a', 'b', 'c', 'd'], seed, lottery).indexOf('a')).toBeLessThan(2);
  });

  it('is the usual one where a league chose nothing', () => {
    expect(lotteryRules({})).toEqual(USUAL_LOTTERY);
    expect(lotteryRules({ lottery_teams: 3, lottery_draws: 0, lottery_rise: 0, lottery_fall: 0 })).toEqual(
      USUAL_LOTTERY,
    );
  });

  it('has no more teams than the league', () => {
    expect(lotteryRules({ lottery_teams: 32, num_teams: 4 }).weights).toEqual([4, 3, 2, 1]);
    expect(lotteryRules({ num_teams: 2 }).weights).toEqual([2, 1]);
    expect(lotteryWords(lotteryRules({ lottery_teams: 32, num_teams: 10 }))).toContain(
      'the 10 last teams take part, the last with 10 of 55 lots',
    );
  });

  it('is described with its chances and limits', () => {
    expect(lotteryWords(lotteryRules({ lottery_teams: 0 }))).toBe('The league has no draft lottery.');
    expect(lotteryWords(USUAL_LOTTERY)).toBe(
      'The commissioner can draw the first round by lottery: the three last teams have 50, 30, 20 % for the first pick. ' +
        'The others follow by last season’s table.',
    );
    expect(lotteryWords(lotteryRules({ lottery_teams: 14, lottery_draws: 2, lottery_rise: 10, lottery_fall: 1 }))).toBe(
      'The commissioner can draw the first round by lottery: the 14 last teams take part, the last with 14 of 105 lots, each team above it one lot fewer. ' +
        'The first 2 picks are drawn. It moves a team up at most 10 places and down at most 1 place. ' +
        'The others follow by last season’s table.',
    );
  });
});
