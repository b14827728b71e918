import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { decideBids, type OpenBid } from './decide-bids.rules.js';
import { leadOf, leastMaximum } from './lot.rules.js';
import { lotEnd } from './market.rules.js';

const STEPS = { minimum: 1, step: 1 };
const ZONE = 'America/Toronto';
const at = (text: string) => Date.parse(text);
const bid = (teamId: string, amount: number, placedAt: number): OpenBid => ({
  id: `${teamId}${placedAt}`,
  teamId,
  playerId: 1,
  amount,
  dropPlayerId: null,
  placedAt,
});

describe('an auction over days', () => {
  test('is led by the highest maximum, for a dollar more than the next', () => {
    expect(leadOf([], STEPS)).toBeNull();
    const first = bid('a', 20, 1);
    expect(leadOf([first], STEPS)).toEqual({ bid: first, price: 1 });
    expect(leadOf([first, bid('b', 7, 2)], STEPS)).toEqual({ bid: first, price: 8 });
    expect(leadOf([first, bid('b', 20, 2)], STEPS)).toEqual({ bid: first, price: 20 });
    expect(leastMaximum(leadOf([first], STEPS), 'b', STEPS)).toBe(2);
    expect(leastMaximum(leadOf([first], STEPS), 'a', STEPS)).toBe(20);
    expect(leastMaximum(null, 'a', { ...STEPS, minimum: 3 })).toBe(3);
  });

  test('is decided as it was shown: one winner, and the price of the lead', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(amounts, fc.constantFrom(1, 5), (maxima, step) => {
        const bids = maxima.map((amount, index) => bid(`t${index}`, amount * step, index));
        const lead = leadOf(bids, { minimum: step, step });
        const steps = decideBids<OpenBid, never>(bids, {
          price: 'second',
          ties: 'earlier',
          minimum: step,
          step,
          order: [],
          budgets: new Map(bids.map(({ teamId }) => [teamId, 100 * step])),
        });
        let next = steps.next(null);
        while (next.done !== true) next = steps.next(null);
        const won = next.value.flatMap(({ bid: one, end }) =>
          end.kind === 'won' ? [{ bid: one, price: end.price }] : [],
        );
        expect(won).toEqual([lead]);
      }),
    );
  });

  test('ends after its hours, and never in quiet hours', () => {
    const end = (quiet: 'night' | 'evening' | 'none', now: string) =>
      new Date(lotEnd({ hours: 24, quiet }, ZONE, at(now))).toISOString();
    expect(end('night', '2026-11-24T17:00:00Z')).toBe('2026-11-25T17:00:00.000Z');
    // 11 PM, 2 AM and 7:59 AM in Toronto move to 8 AM.
    expect(end('night', '2026-11-24T04:00:00Z')).toBe('2026-11-25T13:00:00.000Z');
    expect(end('night', '2026-11-24T07:00:00Z')).toBe('2026-11-25T13:00:00.000Z');
    expect(end('night', '2026-11-24T12:59:59Z')).toBe('2026-11-25T13:00:00.000Z');
    expect(end('night', '2026-11-24T13:00:00Z')).toBe('2026-11-25T13:00:00.000Z');
    expect(end('evening', '2026-11-24T02:30:00Z')).toBe('2026-11-25T14:00:00.000Z');
    expect(end('none', '2026-11-24T07:00:00Z')).toBe('2026-11-25T07:00:00.000Z');
  });
});
