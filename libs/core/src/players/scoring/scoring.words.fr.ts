import { countOf, listOf } from '../../french/grammar.js';
import { localeOf } from '../../locale.js';
import { POSITION_WORDS } from '../../position.js';
import { capital } from '../../text.rules.js';
import type { Translation } from '../../words.js';
import { CATEGORY_MEANINGS, CATEGORY_NAMES } from './category-names.words.fr.js';
import {
  CATEGORIES,
  isWeighed,
  positionsOf,
  sameWeight,
  weightFor,
  type Category,
  type Scoring,
} from './scoring.table.js';
import type * as en from './scoring.words.en.js';

const number = (weight: number): string => localeOf('fr').number(weight, { maximumFractionDigits: 4 });

export const categoryWords: Translation<typeof en.categoryWords> = (category) => CATEGORY_NAMES[category];

/** A weight: '2', or '2 A / 3 D' where it differs by position. */
function weightWords(scoring: Scoring, category: Category): string {
  const weight = scoring[category];
  if (typeof weight === 'number') return number(weight);
  return positionsOf(category)
    .map((position) => `${number(weightFor(scoring, category, position))} ${position === 'F' ? 'A' : position}`)
    .join(' / ');
}

const weighed = (scoring: Scoring): Category[] => CATEGORIES.filter((category) => isWeighed(scoring, category));

export const scoringWords: Translation<typeof en.scoringWords> = (scoring) =>
  weighed(scoring)
    .map((category) => `${CATEGORY_NAMES[category]} ${weightWords(scoring, category)}`)
    .join(', ') || 'rien ne compte';

export const scoringChange: Translation<typeof en.scoringChange> = (before, after) => {
  const changed = CATEGORIES.filter((category) => !sameWeight(category, before[category], after[category]));
  const of = (scoring: Scoring): string =>
    changed.map((category) => `${CATEGORY_NAMES[category]} ${weightWords(scoring, category)}`).join(', ');
  return { before: of(before), after: of(after) };
};

const points = (weight: number): string =>
  Number.isInteger(weight)
    ? countOf(weight, 'point')
    : `${number(weight)}\u00A0${Math.abs(weight) < 2 ? 'point' : 'points'}`;

/** '2 points', or '2 points (attaquant) et 3 points (défenseur)'. */
function ruleWords(scoring: Scoring, category: Category): string {
  const weight = scoring[category];
  if (typeof weight === 'number') return points(weight);
  return listOf(
    positionsOf(category).map(
      (position) => `${points(weightFor(scoring, category, position))} (${POSITION_WORDS[position][0]})`,
    ),
  );
}

export const scoringRule: Translation<typeof en.scoringRule> = (scoring) => {
  const counting = weighed(scoring);
  if (counting.length === 0) return 'Aucune catégorie ne rapporte de points.';
  const said = counting.map((category) => `${CATEGORY_NAMES[category]}\u00A0: ${ruleWords(scoring, category)}`);
  const meant = counting.map((category) => CATEGORY_MEANINGS[category]).filter((meaning) => meaning !== '');
  return [`${capital(said.join('; '))}.`, ...meant].join(' ');
};
