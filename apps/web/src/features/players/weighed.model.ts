import {
  CATEGORIES,
  SCORING,
  countOf,
  isFor,
  lineOfSeason,
  scoringOf,
  weightFor,
  type Category,
  type DerivedCategory,
  type PlayerKind,
  type ScoredColumn,
  type StoredScoring,
} from '@crease/core/players/scoring/scoring.table.js';
import { CATEGORY_CODES, CATEGORY_TITLES } from '@crease/core/players/scoring/category-names.words.js';
import type { CategoryRow } from '@crease/core/players/scoring/scoring.categories.js';
import type { LeaguePlayer } from '@crease/core/players/players.schema.js';
import { POSITIONS } from '@crease/core/players/players.values.js';

/** A figure computed from others that a season line does not store. */
export type DerivedSort = (typeof SCORING)[Exclude<DerivedCategory, 'point'>]['column'];

interface Figure {
  readonly key: ScoredColumn | DerivedSort | 'pts';
  readonly short: string;
  readonly title: string;
  readonly for: PlayerKind;
}

/** Categories except those decided per game. */
const LISTED = new Map<string, Category>(
  CATEGORIES.filter((category) => !('game' in SCORING[category])).map((category) => [
    SCORING[category].column,
    category,
  ]),
);

const USUAL = new Set<string>(['g', 'a', 'pts', 'plus_minus', 'hits', 'blocks', 'w', 'so'] satisfies Figure['key'][]);

const figures = [...LISTED.values()].map((category): Figure => {
  const row: CategoryRow = SCORING[category];
  return {
    key: row.column as Figure['key'],
    short: CATEGORY_CODES[category],
    title: CATEGORY_TITLES[category],
    for: isFor(row, 'skater') ? 'skater' : 'goalie',
  };
});
const usual = figures.filter(({ key }) => USUAL.has(key));
export const USUAL_FIGURES: readonly Figure[] = [
  ...usual.filter((one) => one.for === 'skater'),
  ...usual.filter((one) => one.for === 'goalie'),
];
export const MORE_FIGURES: readonly Figure[] = figures.filter(({ key }) => !USUAL.has(key));

/** True when the league scores the figure. */
export function isWeighed(key: string, scoring: StoredScoring, kind: PlayerKind): boolean {
  const category = LISTED.get(key);
  const weights = scoringOf({ scoring });
  return (
    category !== undefined &&
    POSITIONS.some((one) => (one === 'G') === (kind === 'goalie') && weightFor(weights, category, one) !== 0)
  );
}

/** The derived figures, each with the columns that it is computed from. */
const DERIVED = new Map<string, { readonly category: Category; readonly parts: readonly ScoredColumn[] }>(
  CATEGORIES.flatMap((category) => {
    const row: CategoryRow = SCORING[category];
    if (!('sum' in row) || category === 'point') return [];
    return [[row.column, { category, parts: Object.keys(row.sum) as ScoredColumn[] }]];
  }),
);
export const isDerived = (key: string): key is DerivedSort => DERIVED.has(key);

/** A figure computed from others; null when one of them is unknown. */
export function derivedFigure(stats: LeaguePlayer['stats'], key: DerivedSort): number | null {
  const derived = DERIVED.get(key);
  if (stats === null || derived === undefined || derived.parts.some((part) => stats[part] === null)) return null;
  return countOf(derived.category, lineOfSeason(stats));
}
