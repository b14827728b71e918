import type { Position } from '../position.js';
import {
  CATEGORIES,
  figuresOf,
  lineOfSeason,
  pointsOf,
  SCORING,
  weightFor,
  type Category,
  type StoredScoring,
} from '../players/scoring.table.js';
import type { PoolEntry } from './draft.schema.js';

/** Statistics that a list of players can be sorted by, in the order in which they are shown. */
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

/** Whether the statistics that a pool shows say all of a category. */
function isShown(category: Category): boolean {
  const row = SCORING[category];
  if ('sum' in row) return Object.keys(row.sum).every((column) => SHOWN.has(column));
  return !('game' in row) && SHOWN.has(row.column);
}

const isTold = (scoring: StoredScoring, position: Position): boolean =>
  CATEGORIES.every((category) => weightFor(scoring, category, position) === 0 || isShown(category));

/**
 * A player's points of the season that is shown, as the league counted them when the pool was fixed; null for who has played none. Pools that
 * were fixed before they had points are counted by what they show, where the league weighs nothing else.
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
