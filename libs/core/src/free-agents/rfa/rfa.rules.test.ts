import { expect, test } from '@jest/globals';
import { inOrderOfOffers, rfaRules } from './rfa.rules.js';

const offer = (id: string, salary: number, years: number, teamId = id) => ({ id, teamId, salary, years });

test('restricted free agents need salaries of the league’s own, and the setting', () => {
  expect(rfaRules({})).toBeNull();
  expect(rfaRules({ salaries: 'own' })).toBeNull();
  expect(rfaRules({ salaries: 'nhl', rfa: 'refusal' })).toBeNull();
  expect(rfaRules({ salaries: 'own', rfa: 'refusal' })).toEqual({ days: 7, matchHours: 48, least: 1, most: 4 });
  expect(rfaRules({ salaries: 'own', rfa: 'refusal', rfa_days: 3, sign_least: 5, sign_most: 2 })).toMatchObject({
    days: 3,
    least: 5,
    most: 5,
  });
});

test('the highest salary counts first, then more seasons, then the order of the teams', () => {
  const offers = [offer('a', 5, 1), offer('b', 7, 1), offer('c', 7, 2), offer('d', 5, 1)];
  expect(inOrderOfOffers(offers, ['d', 'a']).map(({ id }) => id)).toEqual(['c', 'b', 'd', 'a']);
});
