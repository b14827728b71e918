import { expect, test } from '@jest/globals';
import { DEFAULT_SCORING } from '@crease/core/players/scoring/scoring.table.js';
import { isWeight, joined, readWeight, scoringOfTexts, splitsSkaters, textsOf, typed } from './weights.js';

test('points are typed with a point or a comma, with three decimals at most, and within reason', () => {
  expect(readWeight(' 1,5 ')).toBe(1.5);
  expect(['0', '-2', '.25', '100', '0.1', '0.125'].every(isWeight)).toBe(true);
  expect(['', 'two', '1.2345', '101', '1e3', '--1'].some(isWeight)).toBe(false);
});

test('weights are typed for all skaters at once, or by position, and come back as briefly as they can be said', () => {
  const start = textsOf(DEFAULT_SCORING);
  expect(scoringOfTexts(start)).toEqual(DEFAULT_SCORING);
  expect(splitsSkaters(start)).toBe(false);
  const together = typed(start, 'goal', 'F', '2', false);
  expect(scoringOfTexts(together)?.goal).toEqual({ F: 2, D: 2, G: 1 });
  expect(scoringOfTexts(typed(together, 'goal', 'G', '2', false))?.goal).toBe(2);
  const apart = typed(start, 'hit', 'D', '0.125', true);
  expect(scoringOfTexts(apart)?.hit).toEqual({ F: 0, D: 0.125 });
  expect(splitsSkaters(apart)).toBe(true);
  expect(scoringOfTexts(joined(apart))).toEqual(DEFAULT_SCORING);
  expect(scoringOfTexts(typed(start, 'win', 'G', 'two', false))).toBeNull();
});
