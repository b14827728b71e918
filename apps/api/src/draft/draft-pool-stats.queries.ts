import { POOL_STATS } from '@crease/core/draft/recap/pool-points.rules.js';
import {
  CATEGORIES,
  GAME_COLUMNS,
  isWeighed,
  SCORING,
  type GameColumn,
  type Scoring,
} from '@crease/core/players/scoring/scoring.table.js';
import type { Db } from '../platform/database/database.js';
import type { COLUMNS } from './draft-pool-players.queries.js';

export type StatLine = { season: string } & Readonly<Record<(typeof COLUMNS)[number], number | null>>;

export const keyOf = (playerId: number, season: string) => `${playerId} ${season}`;

/**
 * Columns that a season's line lacks, counted game by game. Queried only when the league gives points for one of them.
 */
export async function countsByGame(
  db: Db,
  season: string,
  scoring: Scoring,
): Promise<ReadonlyMap<string, Readonly<Record<GameColumn, number>>>> {
  const counted = CATEGORIES.some((category) => 'game' in SCORING[category] && isWeighed(scoring, category));
  if (!counted) return new Map();
  const rows = await db
    .selectFrom('player_game as k')
    .select(['k.player_id', 'k.season'])
    .select(({ fn }) =>
      GAME_COLUMNS.map(({ as, column, least }) => fn.countAll<number>().filterWhere(`k.${column}`, '>=', least).as(as)),
    )
    .where('k.playoffs', '=', false)
    .where('k.season', '<=', season)
    .groupBy(['k.player_id', 'k.season'])
    .execute();
  return new Map(rows.map(({ player_id, season: of, ...counts }) => [keyOf(player_id, of), counts]));
}

export function statsIn(line: StatLine | undefined): Record<string, number> {
  const stats: Record<string, number> = {};
  for (const stat of POOL_STATS) {
    const value = line?.[stat];
    if (typeof value === 'number') stats[stat] = value;
  }
  return stats;
}
