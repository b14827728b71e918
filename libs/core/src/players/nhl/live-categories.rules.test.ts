import { expect, test } from '@jest/globals';
import { CHOOSABLE } from '../scoring/category-set.js';
import { countsFaceoffs, followsGame } from './live-categories.rules.js';

test('categories of results stand still during a game, and all others move', () => {
  expect(CHOOSABLE.filter(followsGame).map(({ code }) => code)).toEqual([
    'W',
    'SO',
    'GWG',
    'RW',
    'OTW',
    'SOW',
    'L',
    'OTL',
  ]);
});

test('face-offs count by a weight, or in a category', () => {
  expect([countsFaceoffs(null, null), countsFaceoffs({ goal: 3 }, 'G, A, SV%')]).toEqual([false, false]);
  expect(countsFaceoffs({ faceoff_lost: { F: -0.1 } }, null)).toBe(true);
  for (const category of ['FOW', 'FOL x0.5', 'FO%']) expect(countsFaceoffs(null, `G, ${category}`)).toBe(true);
});
