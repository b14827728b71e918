import type { Position } from '../../position.js';
import {
  CATEGORIES,
  figuresOf,
  lineOfSeason,
  pointsOf,
  SCORING,
  weightFor,
  type Category,
  type StoredScoring,
} from '../../players/scoring/scoring.table.js';
import type { PoolEntry } from '../draft.schema.js';

/** Statistics that a player list can be sorted by, in display order. */
export const POOL_STATS = [
  'gp',
  'g',
  'a',
  'pts',
  'plus_minus',
  'pim',
  'ppp',
  'sog',
  'hits',
  'blocks',
  'w',
  'l',
  'so',
  'sv_pct',
  'gaa',
] as const;

const SHOWN: ReadonlySet<string> = new Set(POOL_STATS);

/** True when the statistics shown for a pool fully determine a category. */
function isShown(category: Category): boolean {
  const row = SCORING[category];
  if ('sum' in row) return Object.keys(row.sum).every((column) => SHOWN.has(column));
  return !('game' in row) && SHOWN.has(row.column);
}

const isTold = (scoring: StoredScoring, position: Position): boolean =>
  CATEGORIES.every((category) => weightFor(scoring, category, position) === 0 || isShown(category));

/**
 * A player's points in the shown season, as scored when the pool was fixed. Null when they did not play. Older pools
 * lack points; theirs are computed from the shown statistics when the league scores no other category.
 */
export function pointsInPool(
  { points, position, stats, statsSeason }: Pick<PoolEntry, 'points' | 'position' | 'stats' | 'statsSeason'>,
  scoring: StoredScoring,
): number | null {
  if (statsSeason === null) return null;
  if (points !== undefined) return points;
  return isTold(scoring, position)
    ? pointsOf(lineOfSeason(figuresOf(({ column }) => stats[column])), scoring, position)
    : null;
}
