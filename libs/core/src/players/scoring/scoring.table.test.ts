import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Position } from '../../position.js';
import { PRESET_KEYS, presetOf, PRESETS } from './scoring.presets.js';
import { CATEGORY_CODES, CATEGORY_NAMES } from './category-names.words.js';
import {
  briefly,
  CATEGORIES,
  countOf,
  DEFAULT_SCORING,
  eachCategory,
  figuresOf,
  isWeighed,
  lineOfGame,
  lineOfSeason,
  pointsOf,
  SCORED_COLUMNS,
  SCORING,
  sameWeight,
  scoringOf,
  sumOfPoints,
  weightsOf,
  type Category,
  type ScoredLine,
} from './scoring.table.js';
import { reportNames } from '../nhl/nhl.figures.js';
import type { NhlReport } from './scoring.sources.js';

const line = (counted: Partial<ScoredLine>): ScoredLine => ({ ...lineOfGame(figuresOf(() => 0)), ...counted });

test('a goal and an assist count 1, a goalie’s win 2 and a shutout 1 unless the league says otherwise', () => {
  expect(pointsOf(line({ g: 2, a: 3, w: null, so: null }), scoringOf({}), 'F')).toBe(5);
  expect(pointsOf(line({ g: null, a: 1, w: 1, so: 1 }), DEFAULT_SCORING, 'G')).toBe(4);
  expect(pointsOf(line({ g: 1, a: 1 }), scoringOf({ scoring: { goal: 3, assist: 2, win: 0, shutout: 0 } }), 'D')).toBe(
    5,
  );
});

test('points are exact to the thousandth', () => {
  expect(pointsOf(line({ g: 3 }), { goal: 0.1, assist: 0, win: 0, shutout: 0 }, 'F')).toBe(0.3);
  expect(pointsOf(line({ hits: 7 }), { hit: -0.123 }, 'F')).toBe(-0.861);
});

test('every kind of figure weighs by itself, and points that a source does not tell count nothing', () => {
  const scoring = { goal: 1, assist: 10, win: 100, shutout: 1000 };
  expect(pointsOf(line({ g: 2, a: 3, w: 4, so: 5 }), scoring, 'G')).toBe(5432);
  expect(pointsOf(line({ g: null, a: null, w: null, so: null }), scoring, 'G')).toBe(0);
});

test('points add up to the thousandth, however many', () => {
  expect(sumOfPoints([])).toBe(0);
  expect(sumOfPoints([0.1, 0.2])).toBe(0.3);
  expect(sumOfPoints([1.25, -0.5, 0.006])).toBe(0.756);
  expect(sumOfPoints(Array.from({ length: 100_000 }, () => 0.001))).toBe(100);
});

test('no two categories share a column, a field or a name', () => {
  expect(new Set(SCORED_COLUMNS).size).toBe(SCORED_COLUMNS.length);
  for (const names of [CATEGORY_NAMES, CATEGORY_CODES])
    expect(new Set(CATEGORIES.map((category) => names[category])).size).toBe(CATEGORIES.length);
});

test('each report is read for the categories that it has', () => {
  const of = (report: NhlReport) => reportNames(report).map(([, [field]]) => field);
  expect(of('skater/summary')).toEqual(expect.arrayContaining(['goals', 'assists', 'plusMinus', 'ppPoints', 'shots']));
  expect(of('skater/summary')).not.toContain('wins');
  expect(of('goalie/summary')).toEqual(
    expect.arrayContaining(['goals', 'assists', 'wins', 'otLosses', 'shutouts', 'goalsAgainst', 'shotsAgainst']),
  );
  expect(of('skater/realtime')).toEqual(['hits', 'blockedShots', 'takeaways', 'giveaways']);
  expect(of('skater/faceoffwins')).toEqual(['totalFaceoffWins', 'totalFaceoffLosses']);
  expect(reportNames('goalie/summary')).toContainEqual(['otl', ['otLosses', 'overtimeLosses']]);
});

test('what follows from other figures is not counted by itself', () => {
  const game = lineOfGame({ ...figuresOf(() => 0), g: 4, a: 2, ppg: 1, ppp: 3, shg: 1, shp: 1, sa: 30, ga: 4 });
  const counts = (category: Category) => countOf(category, game);
  expect((['point', 'power_play_assist', 'short_handed_assist', 'save', 'hat_trick'] as const).map(counts)).toEqual([
    6, 2, 0, 26, 1,
  ]);
  expect(countOf('hat_trick', lineOfGame({ ...figuresOf(() => 0), g: 2 }))).toBe(0);
  // Three goals in a season are no hat trick, and goals against without shots say nothing about saves.
  const season = lineOfSeason({ ...figuresOf(() => 0), g: 3, ga: 5, sa: null });
  expect([countOf('hat_trick', season), countOf('save', season)]).toEqual([0, 0]);
});

test('a weight may differ by position, and is said as briefly as it can be', () => {
  const stored = { goal: { F: 2, D: 3, G: 10 } };
  expect((['F', 'D', 'G'] as const).map((position) => pointsOf(line({ g: 2 }), stored, position))).toEqual([4, 6, 20]);
  expect(briefly('goal', { F: 2, D: 2, G: 2 })).toBe(2);
  expect(briefly('hit', { F: 0.1, D: 0.2 })).toEqual({ F: 0.1, D: 0.2 });
  expect(sameWeight('hit', 0.1, { F: 0.1, D: 0.1 })).toBe(true);
  expect(isWeighed({ hit: { F: 0, D: 0.1 } }, 'hit')).toBe(true);
  expect(isWeighed({}, 'hit')).toBe(false);
});

test('a ready-made set is known again, and a league’s own is none', () => {
  for (const key of PRESET_KEYS) expect(presetOf(PRESETS[key].scoring)).toBe(key);
  expect(presetOf({ ...PRESETS.yahoo.scoring, goal: 6.5 })).toBeNull();
  expect(PRESETS.standard.scoring).toEqual(DEFAULT_SCORING);
  const earns = (position: Position, more = {}) =>
    pointsOf(line({ g: 1, a: 2, ...more }), PRESETS.quebec.scoring, position);
  expect([earns('F'), earns('D'), earns('G', { w: 1, so: 1 })]).toEqual([4, 7, 17]);
});

test('every category counts, whichever weights are stored: one that is not there counts its default, and all is exact', () => {
  const weight = fc.integer({ min: -100_000, max: 100_000 }).map((whole) => whole / 1000);
  const positions = fc.constantFrom('F' as const, 'D' as const, 'G' as const);
  fc.assert(
    fc.property(
      fc.record(
        eachCategory(() => fc.oneof(weight, fc.record({ F: weight, D: weight, G: weight }))),
        { requiredKeys: [] },
      ),
      fc.array(fc.nat(60), { minLength: SCORED_COLUMNS.length, maxLength: SCORED_COLUMNS.length }),
      positions,
      (stored, counts, position) => {
        const one = lineOfGame(figuresOf(({ column }) => counts[SCORED_COLUMNS.indexOf(column)]));
        // Calculated independently, in whole thousandths.
        const expected = CATEGORIES.reduce((sum, category) => {
          const set = stored[category] ?? SCORING[category].weight;
          const worth = typeof set === 'number' ? set : set[position];
          return sum + BigInt(Math.round(worth * 1000)) * BigInt(countOf(category, one));
        }, 0n);
        expect(BigInt(Math.round(pointsOf(one, stored, position) * 1000))).toBe(expected);
        expect(pointsOf(one, weightsOf(stored), position)).toBe(pointsOf(one, stored, position));
      },
    ),
  );
});

test('figures are set by column', () => {
  expect(figuresOf(({ column }) => SCORED_COLUMNS.indexOf(column))).toMatchObject({ g: 0, a: 1, w: 2, so: 3 });
});
