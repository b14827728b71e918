import type { Corrections } from '../corrections.rules.js';

/* Sentences of the rulebook about results of matchups. */

export const CORRECTION_WORDS = {
  'three-days': 'Corrections of games count until three days after a period; then its results are final.',
  always: 'Corrections of games count until the season ends; then the results of all periods are final.',
  never: 'The results of a period are final once its games are imported and scored; later corrections do not count.',
} as const satisfies Readonly<Record<Corrections, string>>;

/** For the rulebook. */
export const BROKEN_TIE_WORDS = {
  points:
    'Equal points are decided when the result is announced: by the points of active players who were not in the line-up on their day, then by the goals of the players who counted, then by fewer players used. Teams that are tied in all of them tie, and so does a result that a commissioner sets.',
  categories:
    'Teams that are tied in categories are separated when the result is announced: by the goals of the players who counted, then by fewer players used. Teams that are tied in both tie, and so does a result that a commissioner sets.',
};
