import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { locale } from '../../../locale.js';
import { categoriesOf, CHOOSABLE, type LeagueCategory } from '../../../players/scoring/category-set.js';
import { figureIn, sumOfFigures } from '../../categories/category.rules.js';
import { changeableFigures, checkScoreChange, MOST_SCORE_CHANGED, SCORE_FIGURES } from './score-change.rules.js';
import { figureTitle } from './score-change.words.js';

const faultOf = (figure: string | null, amount: number, categories: readonly LeagueCategory[] | null) => {
  const checked = checkScoreChange({ figure, amount }, categories && { categories });
  return checked.ok ? null : checked.refusal.name;
};

test('the figures of categories are the columns that decide them', () => {
  expect(changeableFigures(categoriesOf('G, PIM low'))).toEqual(['g', 'pim']);
  expect(changeableFigures(categoriesOf('PTS, G'))).toEqual(['g', 'a']);
  expect(changeableFigures(categoriesOf('SV%, GAA'))).toEqual(['sa', 'ga', 'goalie_seconds', 'goalie_games']);
});

test('each figure has a name of its own', () => {
  const names = SCORE_FIGURES.map(figureTitle);
  expect(new Set(names).size).toBe(SCORE_FIGURES.length);
  expect(names.filter((name, index) => name === SCORE_FIGURES[index])).toEqual([]);
  expect(figureTitle(null)).toBe('Points');
  expect(locale.language).toBe('en');
});

test('points have decimals, figures do not, and a change changes something', () => {
  const categories = categoriesOf('G, SV%');
  expect(faultOf(null, 1.5, null)).toBeNull();
  expect(faultOf(null, 0, null)).toBe('changeOfNothing');
  expect(faultOf('g', 1, null)).toBe('changeIsOfPoints');
  expect(faultOf('g', -1, categories)).toBeNull();
  expect(faultOf('sa', 1, categories)).toBeNull();
  expect(faultOf('g', 1.5, categories)).toBe('changeIsWhole');
  expect(faultOf('hits', 1, categories)).toBe('changeIsOfCategory');
  expect(faultOf(null, 1, categories)).toBe('changeIsOfCategory');
});

/** Sums of a team that are possible, and a change of one of their columns. */
const changes = fc.record({
  category: fc.constantFrom(...CHOOSABLE),
  counts: fc.array(fc.nat(500), { minLength: SCORE_FIGURES.length, maxLength: SCORE_FIGURES.length }),
  figure: fc.constantFrom(...SCORE_FIGURES),
  amount: fc.integer({ min: -MOST_SCORE_CHANGED, max: MOST_SCORE_CHANGED }).filter((amount) => amount !== 0),
});

test('an accepted change moves only categories of its column, by its amount, and its opposite takes it back', () => {
  fc.assert(
    fc.property(changes, ({ category: chosen, counts, figure, amount }) => {
      const category: LeagueCategory = { ...chosen, halves: 2 };
      const before = Object.fromEntries(SCORE_FIGURES.map((column, index) => [column, counts[index] ?? 0]));
      const after = sumOfFigures([before, { [figure]: amount }]);
      const times = category.over[figure] ?? 0;
      const decides = times !== 0 || category.under?.[figure] !== undefined;
      const accepted = faultOf(figure, amount, [category]) === null;
      expect(accepted).toBe(decides || (category.goalies && figure === 'goalie_games'));
      if (!decides) expect(figureIn(category, after)).toBe(figureIn(category, before));
      else if (category.under === null)
        expect(figureIn(category, after)).toBe((figureIn(category, before) ?? 0) + times * amount);
      expect(sumOfFigures([after, { [figure]: -amount }])).toEqual(before);
    }),
  );
});
