import { SCORING } from './scoring.categories.js';

type Category = keyof typeof SCORING;

const CATEGORIES = Object.keys(SCORING) as Category[];
const english = (textOf: (row: (typeof SCORING)[Category]) => string): Record<Category, string> =>
  Object.fromEntries(CATEGORIES.map((category) => [category, textOf(SCORING[category])])) as Record<Category, string>;

/** Names after an article: 'goal'. */
export const CATEGORY_NAMES = english(({ words }) => words);

/** Explanations of column headings. */
export const CATEGORY_TITLES = english(({ title }) => title);

/** Column headings, and the codes of categories in a league's settings, which are stored in English. */
export const CATEGORY_CODES = english(({ short }) => short);

/** Explanations of categories whose name is not enough; empty for the others. */
export const CATEGORY_MEANINGS = Object.fromEntries(
  CATEGORIES.map((category) => [category, 'means' in SCORING[category] ? SCORING[category].means : '']),
) as Record<Category, string>;

/** Titles of ratios. */
export const RATIO_TITLES = {
  shooting_percentage: 'Shooting percentage',
  faceoff_percentage: 'Face-off percentage',
  save_percentage: 'Save percentage',
  goals_against_average: 'Goals-against average',
  points_per_game: 'Points per game of skaters',
};

/** Codes of ratios. */
export const RATIO_CODES = {
  shooting_percentage: 'S%',
  faceoff_percentage: 'FO%',
  save_percentage: 'SV%',
  goals_against_average: 'GAA',
  points_per_game: 'P/GP',
};
