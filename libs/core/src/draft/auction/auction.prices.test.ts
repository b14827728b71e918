import { expect, test } from '@jest/globals';
import { id } from '../testing/draft.builders.js';
import { salaryNow } from './auction.prices.js';

const AUCTION = { budget: 200, minimum: 2, raise: 3, bidSeconds: 12 };
const LOT = { number: 1, teamId: id('team', 1), player: { id: 7 }, amount: 10 };
type State = Parameters<typeof salaryNow>[0];
const state = (more: object, lot: object | null = LOT) =>
  ({ rules: { auction: { ...AUCTION, ...more } }, auction: { lots: 1, lot } }) as unknown as State;

test('the leader pays its bid, others the next one, and a player who is not on the block costs the opening bid', () => {
  const salaries = state({ salaries: true });
  expect(salaryNow(salaries, id('team', 1), 7)).toBe(10);
  expect(salaryNow(salaries, id('team', 2), 7)).toBe(13);
  expect(salaryNow(salaries, null, 7)).toBe(13);
  expect(salaryNow(salaries, id('team', 2), 8)).toBe(2);
  expect(salaryNow(state({ salaries: true }, null), id('team', 2), 7)).toBe(2);
});

test('a price that is no salary changes no cap hit', () => {
  expect(salaryNow(state({}), id('team', 1), 7)).toBeNull();
});
