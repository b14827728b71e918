import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  CATEGORIES,
  categoryWords,
  DEFAULT_SCORING,
  eachCategory,
  figuresOf,
  pointsOf,
  reportedFields,
  SCORED_COLUMNS,
  SCORING,
  scoringOf,
  sumOfPoints,
  weightsOf,
  type ScoredLine,
} from './scoring.table.js';

const line = (counted: Partial<ScoredLine>): ScoredLine => ({ ...figuresOf(() => 0), ...counted });

test('a goal and an assist count 1, a goalie’s win 2 and a shutout 1 unless the league says otherwise', () => {
  expect(pointsOf(line({ g: 2, a: 3, w: null, so: null }), scoringOf({}))).toBe(5);
  expect(pointsOf(line({ g: null, a: 1, w: 1, so: 1 }), DEFAULT_SCORING)).toBe(4);
  expect(pointsOf(line({ g: 1, a: 1 }), scoringOf({ scoring: { goal: 3, assist: 2, win: 0, shutout: 0 } }))).toBe(5);
});

test('points are exact to two decimals', () => {
  expect(pointsOf(line({ g: 3 }), { goal: 0.1, assist: 0, win: 0, shutout: 0 })).toBe(0.3);
});

test('every kind of figure weighs by itself, and points that a source does not tell count nothing', () => {
  const scoring = { goal: 1, assist: 10, win: 100, shutout: 1000 };
  expect(pointsOf(line({ g: 2, a: 3, w: 4, so: 5 }), scoring)).toBe(5432);
  expect(pointsOf(line({ g: null, a: null, w: null, so: null }), scoring)).toBe(0);
});

test('points add up to two decimals, rounded to the nearer', () => {
  expect(sumOfPoints([])).toBe(0);
  expect(sumOfPoints([0.1, 0.2])).toBe(0.3);
  expect(sumOfPoints([1.25, -0.5, 0.006])).toBe(0.76);
});

test('no two categories share a column, a field or a name', () => {
  for (const part of ['column', 'nhl', 'words'] as const)
    expect(new Set(CATEGORIES.map((category) => SCORING[category][part])).size).toBe(CATEGORIES.length);
});

test('each report is read for the categories of its players', () => {
  expect(reportedFields('skaters')).toEqual(expect.arrayContaining(['goals', 'assists']));
  expect(reportedFields('skaters')).not.toContain('wins');
  expect(reportedFields('goalies')).toEqual(expect.arrayContaining(['goals', 'assists', 'wins', 'shutouts']));
});

test('every category counts, whichever weights are stored: one that is not there counts its default, and none is NaN', () => {
  const weight = fc.integer({ min: -10_000, max: 10_000 }).map((hundredths) => hundredths / 100);
  fc.assert(
    fc.property(
      fc.record(
        eachCategory(() => weight),
        { requiredKeys: [] },
      ),
      fc.constantFrom(...CATEGORIES),
      fc.nat(50),
      (stored, category, count) => {
        const one = line({ [SCORING[category].column]: count });
        const worth = stored[category] ?? SCORING[category].weight;
        expect(pointsOf(one, stored)).toBeCloseTo(count * worth, 2);
        expect(pointsOf(one, weightsOf(stored))).toBe(pointsOf(one, stored));
        expect(Object.values(weightsOf(stored)).every(Number.isFinite)).toBe(true);
      },
    ),
  );
});

test('a category is named in words after its article', () => {
  expect(CATEGORIES.map(categoryWords).slice(0, 4)).toEqual(['a goal', 'an assist', 'a goalie’s win', 'a shutout']);
  expect(figuresOf(({ column }) => SCORED_COLUMNS.indexOf(column))).toMatchObject({ g: 0, a: 1, w: 2, so: 3 });
});
