import {
  CATEGORIES,
  SCORING,
  countOf,
  lineOfSeason,
  scoringOf,
  weightFor,
} from '@crease/core/players/scoring.table.js';
import type { CategoryRow } from '@crease/core/players/scoring.categories.js';
import type { Category, StoredScoring } from '@crease/core/players/scoring.table.js';
import type { LeaguePlayer } from '@crease/core/players/players.schema.js';
import { POSITIONS, type PlayerSort } from '@crease/core/players/players.values.js';

type Kind = 'skater' | 'goalie';
/** Figures computed from two others. */
export const DERIVED = { ppa: 'power_play_assist', sha: 'short_handed_assist', saves: 'save' } as const;
export type DerivedSort = keyof typeof DERIVED;

interface Figure {
  readonly key: PlayerSort | DerivedSort;
  readonly short: string;
  readonly title: string;
  readonly for: Kind;
}

/** Figures that rows show only if the league scores them. */
export const MORE_FIGURES: readonly Figure[] = [
  { key: 'pim', short: 'PIM', title: 'Penalty minutes', for: 'skater' },
  { key: 'ppg', short: 'PPG', title: 'Power-play goals', for: 'skater' },
  { key: 'ppa', short: 'PPA', title: 'Power-play assists', for: 'skater' },
  { key: 'ppp', short: 'PPP', title: 'Power-play points', for: 'skater' },
  { key: 'shg', short: 'SHG', title: 'Short-handed goals', for: 'skater' },
  { key: 'sha', short: 'SHA', title: 'Short-handed assists', for: 'skater' },
  { key: 'shp', short: 'SHP', title: 'Short-handed points', for: 'skater' },
  { key: 'gwg', short: 'GWG', title: 'Game-winning goals', for: 'skater' },
  { key: 'otg', short: 'OTG', title: 'Overtime goals', for: 'skater' },
  { key: 'sog', short: 'SOG', title: 'Shots on goal', for: 'skater' },
  { key: 'fow', short: 'FOW', title: 'Face-offs won', for: 'skater' },
  { key: 'fol', short: 'FOL', title: 'Face-offs lost', for: 'skater' },
  { key: 'takeaways', short: 'TK', title: 'Takeaways', for: 'skater' },
  { key: 'giveaways', short: 'GV', title: 'Giveaways', for: 'skater' },
  { key: 'gs', short: 'GS', title: 'Games started', for: 'goalie' },
  { key: 'l', short: 'L', title: 'Losses', for: 'goalie' },
  { key: 'otl', short: 'OTL', title: 'Overtime losses', for: 'goalie' },
  { key: 'saves', short: 'SV', title: 'Saves', for: 'goalie' },
  { key: 'ga', short: 'GA', title: 'Goals against', for: 'goalie' },
  { key: 'sa', short: 'SA', title: 'Shots against', for: 'goalie' },
];

const POINTS_OF = { ...DERIVED, pts: 'point' } as const;
/** The scoring category of a column; null when it has none. */
function categoryOf(key: string): Category | null {
  const derived = Object.entries(POINTS_OF).find(([column]) => column === key)?.[1];
  if (derived !== undefined) return derived;
  return (
    CATEGORIES.find((category) => {
      const row: CategoryRow = SCORING[category];
      return 'nhl' in row && row.column === key;
    }) ?? null
  );
}

/** True when the league scores a figure for skaters or goalies. */
export function isWeighed(key: string, scoring: StoredScoring, kind: Kind): boolean {
  const category = categoryOf(key);
  const weights = scoringOf({ scoring });
  return (
    category !== null &&
    POSITIONS.some((one) => (one === 'G') === (kind === 'goalie') && weightFor(weights, category, one) !== 0)
  );
}

/** A figure computed from two others; null when one of them is unknown. */
export function derivedFigure(stats: LeaguePlayer['stats'], key: DerivedSort): number | null {
  if (stats === null) return null;
  const line = lineOfSeason(stats);
  const known = { ppa: [line.ppp, line.ppg], sha: [line.shp, line.shg], saves: [line.sa, line.ga] }[key];
  return known.includes(null) ? null : countOf(DERIVED[key], line);
}
