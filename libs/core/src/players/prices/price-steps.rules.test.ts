import { expect, test } from '@jest/globals';
import { priceSteps } from './price-steps.rules.js';

test('NHL cap hits have steps of millions, whatever the cap', () => {
  const { quick, all } = priceSteps({ salaries: 'nhl', salary_cap: 60_000_000 });
  expect(quick).toEqual([1_000_000, 3_000_000, 5_000_000]);
  expect(all).toHaveLength(11);
});

test.each([
  [200, [2, 5, 10], [2, 3, 4, 5, 7, 9, 10, 15, 20, 25]],
  [88_000_000, [1_000_000, 3_000_000, 5_000_000], expect.arrayContaining([1_500_000, 10_000_000])],
  [1000, [10, 30, 50], expect.arrayContaining([15, 100])],
  [25, [1, 2], expect.arrayContaining([1, 2, 3])],
  [1, [1], [1]],
])('salaries of a league with a cap of %i have steps that follow it', (salary_cap, quick, all) => {
  const steps = priceSteps({ salaries: 'own', salary_cap });
  expect(steps.quick).toEqual(quick);
  expect(steps.all).toEqual(all);
  expect(steps.all.every(Number.isInteger)).toBe(true);
});
