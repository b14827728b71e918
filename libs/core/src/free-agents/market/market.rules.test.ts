import { describe, expect, test } from '@jest/globals';
import { hasBids, lastRun, marketRules, nextRun, runOfBid } from './market.rules.js';

const ZONE = 'America/Toronto';
const at = (text: string) => Date.parse(text);
const iso = (moment: number) => new Date(moment).toISOString();
const rules = (bid_days: 'daily' | 'sunday' | 'wednesday_sunday') => {
  const found = marketRules({ free_agents: 'bids', bid_days });
  if (found === null) throw new Error('no bids');
  return found;
};

describe('the rules of bids', () => {
  test('belong to leagues with bids, with defaults for what was never set', () => {
    expect(marketRules({ free_agents: 'picks' })).toBeNull();
    expect(marketRules({})).toBeNull();
    expect(hasBids({ free_agents: 'bids' })).toBe(true);
    expect(marketRules({ free_agents: 'bids' })).toEqual({
      budget: 100,
      minimum: 0,
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      firstCome: true,
      price: 'bid',
      ties: 'points',
      carries: false,
      trades: true,
      lots: null,
      showsLosers: true,
    });
  });
});

describe('runs', () => {
  test('are at 4:00 AM of the league, and a bid at that moment is for the next one', () => {
    expect(iso(nextRun(rules('daily'), ZONE, at('2026-11-24T08:59:59.999Z')))).toBe('2026-11-24T09:00:00.000Z');
    expect(iso(nextRun(rules('daily'), ZONE, at('2026-11-24T09:00:00Z')))).toBe('2026-11-25T09:00:00.000Z');
    expect(iso(lastRun(rules('daily'), ZONE, at('2026-11-24T09:00:00Z')))).toBe('2026-11-24T09:00:00.000Z');
    expect(iso(lastRun(rules('daily'), ZONE, at('2026-11-24T08:59:59Z')))).toBe('2026-11-23T09:00:00.000Z');
  });

  test('follow the league’s clock over a change to daylight-saving time', () => {
    expect(iso(nextRun(rules('daily'), ZONE, at('2027-03-13T12:00:00Z')))).toBe('2027-03-14T08:00:00.000Z');
  });

  test('are on the days of the league', () => {
    // 2026-11-24 is a Tuesday.
    expect(iso(nextRun(rules('sunday'), ZONE, at('2026-11-24T12:00:00Z')))).toBe('2026-11-29T09:00:00.000Z');
    expect(iso(nextRun(rules('wednesday_sunday'), ZONE, at('2026-11-24T12:00:00Z')))).toBe('2026-11-25T09:00:00.000Z');
    expect(iso(lastRun(rules('wednesday_sunday'), ZONE, at('2026-11-24T12:00:00Z')))).toBe('2026-11-22T09:00:00.000Z');
  });

  test('wait for the end of a player’s waivers', () => {
    const now = at('2026-11-24T12:00:00Z');
    const clears = at('2026-11-26T09:00:00Z');
    expect(iso(runOfBid(rules('daily'), ZONE, now, clears))).toBe('2026-11-26T09:00:00.000Z');
    expect(iso(runOfBid(rules('daily'), ZONE, now, clears + 1))).toBe('2026-11-27T09:00:00.000Z');
    expect(iso(runOfBid(rules('daily'), ZONE, now, null))).toBe('2026-11-25T09:00:00.000Z');
  });
});
