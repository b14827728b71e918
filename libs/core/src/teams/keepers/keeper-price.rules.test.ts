import { expect, test } from '@jest/globals';
import { keeperPrice, priceBase, priceRules } from './keeper-price.rules.js';

const RULES = { raise: 5, minimum: 1, budget: 200 };
const AUCTION = { draft_form: 'auction', protectionSheetsEnabled: true } as const;

test('a keeper costs the last price, and the raise for each season', () => {
  const bought = priceBase([{ teamId: 'a', at: 1, price: 40 }]);
  expect([0, 1, 2].map((kept) => keeperPrice(bought, kept, RULES))).toEqual([45, 50, 55]);
  expect(keeperPrice(bought, 3, { ...RULES, raise: 0 })).toBe(40);
});

test('a player who was never bought costs the opening bid, and more from the second season on', () => {
  const never = priceBase([{ teamId: 'a', at: 1, by: 'import' }]);
  expect([0, 1].map((kept) => keeperPrice(never, kept, { ...RULES, minimum: 2 }))).toEqual([2, 7]);
});

test('the last sale counts', () => {
  const sales = [
    { teamId: 'a', at: 1, price: 40 },
    { teamId: 'b', at: 5, price: 12 },
  ];
  expect(priceBase([...sales].reverse())).toEqual({ price: 12, at: 5 });
});

test('a trade keeps the price, and so does an add by a team that had the player', () => {
  const sale = { teamId: 'a', at: 1, price: 40 };
  const trade = { teamId: 'b', at: 2, by: 'trade:1' };
  expect(priceBase([sale, trade])).toEqual({ price: 40, at: 1 });
  for (const teamId of ['a', 'b'])
    expect(priceBase([sale, trade, { teamId, at: 3, by: 'waivers' }])).toEqual({ price: 40, at: 1 });
});

test('a team that adds a player whom another team dropped pays the opening bid', () => {
  const sale = { teamId: 'a', at: 1, price: 40 };
  expect(priceBase([sale, { teamId: 'b', at: 3, by: 'free-agent' }])).toEqual({ price: null, at: 3 });
});

test('leagues without an auction, without sheets or with salaries by price have no prices', () => {
  expect(priceRules({ ...AUCTION, keeper_raise: 3, auction_minimum: 2, auction_budget: 300 })).toEqual({
    raise: 3,
    minimum: 2,
    budget: 300,
  });
  expect(priceRules({ ...AUCTION, draft_form: 'picks' })).toBeNull();
  expect(priceRules({ ...AUCTION, protectionSheetsEnabled: false })).toBeNull();
  expect(priceRules({ ...AUCTION, salaries: 'own', contract_signing: 'managers' })).toBeNull();
});
