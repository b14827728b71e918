import { SCORED_COLUMNS, type Figures } from '@crease/core/players/scoring/scoring.table.js';
import type { Db } from '../platform/database/database.js';
import { anyOf, asRows } from '../platform/database/sql.js';
import { FIRST_SAMPLE_ID } from '@crease/core/players/players.values.js';
import { dayKey, type GameDay } from './points-due.tables.js';

export interface GameRecord extends Figures {
  readonly player_id: number;
  readonly game_id: string;
  readonly season: string;
  readonly playoffs: boolean;
  /** Local day of the game, '2025-10-07'. */
  readonly day: string;
  readonly source: string;
}

export const KEY = ['player_id', 'game_id'] as const;
export const COLUMNS = [...KEY, 'season', 'playoffs', 'day', ...SCORED_COLUMNS, 'source'] as const;
export const keyOf = ({ player_id, game_id }: Pick<GameRecord, 'player_id' | 'game_id'>): string =>
  `${player_id} ${game_id}`;

export async function storedGames(
  db: Db,
  games: readonly Pick<GameRecord, 'player_id' | 'game_id'>[],
): Promise<Map<string, GameRecord>> {
  const asked = games.map(({ player_id, game_id }) => ({ player_id, game_id }));
  const rows = await db
    .selectFrom('player_game as k')
    .innerJoin(asRows('player_game', asked, 'given'), (join) =>
      join.onRef('given.player_id', '=', 'k.player_id').onRef('given.game_id', '=', 'k.game_id'),
    )
    .select(COLUMNS.map((column) => `k.${column}` as const))
    .execute();
  return new Map(rows.map((game) => [keyOf(game), game]));
}

export async function gamesWithFaceoffs(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('nhl_game as g')
    .innerJoin('player_game as k', (join) =>
      join
        .onRef('k.season', '=', 'g.season')
        .onRef('k.playoffs', '=', 'g.playoffs')
        .onRef('k.day', '=', 'g.day')
        .onRef('k.game_id', '=', 'g.id'),
    )
    .distinct()
    .select('g.id')
    .where('g.id', '=', anyOf(ids))
    .where(({ or, eb }) => or([eb('k.fow', '>', 0), eb('k.fol', '>', 0)]))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Finds which of these days already have games of the same kind (real or sample). Writing to them is a correction. */
export async function daysWithGames(
  db: Db,
  days: readonly GameDay[],
  written: readonly GameRecord[],
): Promise<ReadonlySet<string>> {
  const sample = written.some(({ player_id }) => player_id >= FIRST_SAMPLE_ID);
  const rows = await db
    .selectFrom(asRows('points_due', days, 'd'))
    .select(['d.season', 'd.playoffs', 'd.day'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('player_game as k')
          .select('k.day')
          .whereRef('k.season', '=', 'd.season')
          .whereRef('k.playoffs', '=', 'd.playoffs')
          .whereRef('k.day', '=', 'd.day')
          .where('k.player_id', sample ? '>=' : '<', FIRST_SAMPLE_ID),
      ),
    )
    .execute();
  return new Set(rows.map(dayKey));
}
