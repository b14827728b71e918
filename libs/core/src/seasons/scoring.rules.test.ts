import { expect, test } from '@jest/globals';
import { DEFAULT_SCORING, pointsOf, scoringOf } from './scoring.rules.js';

test('a goal and an assist count 1, a goalie’s win 2 and a shutout 1 unless the league says otherwise', () => {
  expect(pointsOf({ g: 2, a: 3, w: null, so: null }, scoringOf({}))).toBe(5);
  expect(pointsOf({ g: null, a: 1, w: 1, so: 1 }, DEFAULT_SCORING)).toBe(4);
  expect(pointsOf({ g: 1, a: 1, w: 0, so: 0 }, scoringOf({ scoring: { goal: 3, assist: 2, win: 0, shutout: 0 } }))).toBe(5);
});

test('points are exact to two decimals', () => {
  expect(pointsOf({ g: 3, a: 0, w: 0, so: 0 }, { goal: 0.1, assist: 0, win: 0, shutout: 0 })).toBe(0.3);
});
