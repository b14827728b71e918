import { expect, test } from '@jest/globals';
import { auctionRules } from './auction.rules.js';

const AUCTION = { draft_form: 'auction', auction_budget: 90_000_000 } as const;
const SALARIES = { ...AUCTION, salaries: 'own', contract_signing: 'managers' } as const;

test('where prices become salaries, the opening bid is a salary of the league, and raises keep to its step', () => {
  const own = { ...SALARIES, salary_minimum: 780_000, salary_step: 25_000 };
  expect(auctionRules(own, 'general')).toMatchObject({ minimum: 800_000, raise: 25_000, step: 25_000, salaries: true });
  expect(auctionRules({ ...own, auction_minimum: 990_000, auction_raise: 60_000 }, 'general')).toMatchObject({
    minimum: 1_000_000,
    raise: 75_000,
  });
  expect(auctionRules(SALARIES, 'general')).toMatchObject({ minimum: 775_000, raise: 1, step: 1 });
});

test('where prices are no salaries, the opening bid and the raise are those of the auction alone', () => {
  for (const settings of [AUCTION, { ...SALARIES, contract_signing: 'commissioner' as const }])
    expect(auctionRules({ ...settings, salary_minimum: 10, salary_step: 5 }, 'general')).toEqual({
      budget: 90_000_000,
      minimum: 1,
      raise: 1,
      bidSeconds: 12,
    });
});
