import { POSITION_WORDS, type Position } from '../../position.js';
import { capital, listed, many } from '../../text.rules.js';
import { CATEGORY_MEANINGS, CATEGORY_NAMES } from './category-names.words.en.js';
import {
  CATEGORIES,
  isWeighed,
  positionsOf,
  sameWeight,
  weightFor,
  type Category,
  type Scoring,
} from './scoring.table.js';

/** 'an assist' */
export const categoryWords = (category: Category): string => {
  const name = CATEGORY_NAMES[category];
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
};

/** A weight: '2', or '2 F / 3 D' where it differs by position. */
function weightWords(scoring: Scoring, category: Category): string {
  const weight = scoring[category];
  if (typeof weight === 'number') return String(weight);
  return positionsOf(category)
    .map((position) => `${weightFor(scoring, category, position)} ${position}`)
    .join(' / ');
}

const weighed = (scoring: Scoring): Category[] => CATEGORIES.filter((category) => isWeighed(scoring, category));

/** Lists everything that counts: 'goal 1, assist 1, goalie’s win 2, shutout 1'. */
export const scoringWords = (scoring: Scoring): string =>
  weighed(scoring)
    .map((category) => `${CATEGORY_NAMES[category]} ${weightWords(scoring, category)}`)
    .join(', ') || 'nothing counts';

/** The differences between two sets of weights, before and after. Equal weights are omitted. */
export const scoringChange = (before: Scoring, after: Scoring): { readonly before: string; readonly after: string } => {
  const changed = CATEGORIES.filter((category) => !sameWeight(category, before[category], after[category]));
  const of = (scoring: Scoring): string =>
    changed.map((category) => `${CATEGORY_NAMES[category]} ${weightWords(scoring, category)}`).join(', ');
  return { before: of(before), after: of(after) };
};

/** '2 points', or '2 points for a forward and 3 for a defenseman'. */
function ruleWords(scoring: Scoring, category: Category): string {
  const weight = scoring[category];
  if (typeof weight === 'number') return many(weight, 'point');
  const each = positionsOf(category).map((position: Position): [number, string] => [
    weightFor(scoring, category, position),
    POSITION_WORDS[position][0],
  ]);
  return listed(each.map(([points, who], at) => `${at === 0 ? many(points, 'point') : points} for a ${who}`));
}

/** The rulebook's sentences: points for each counting category, with an explanation when its name is not enough. */
export const scoringRule = (scoring: Scoring): string => {
  const counting = weighed(scoring);
  if (counting.length === 0) return 'No category counts points.';
  const said = counting.map((category, at) =>
    [categoryWords(category), ruleWords(scoring, category)].join(at === 0 ? ' counts ' : ' '),
  );
  const meant = counting.map((category) => CATEGORY_MEANINGS[category]).filter((meaning) => meaning !== '');
  return [`${capital(said.join(', '))}.`, ...meant].join(' ');
};
