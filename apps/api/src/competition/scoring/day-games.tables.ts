import type { InferResult } from 'kysely';
import { SCORED_COLUMNS } from '@crease/core/players/scoring/scoring.table.js';
import type { Db } from '../../platform/database/database.js';
import { asRows } from '../../platform/database/sql.js';
import { dayKey, type GameDay } from '../../players/points-due.tables.js';

export type GamesByDay = ReadonlyMap<string, readonly PlayerGame[]>;

/** The games of regular seasons on the days of `asked`, each once. */
export const gamesOfAsked = (asked: readonly Pick<GameDay, 'season' | 'day'>[], games: GamesByDay): PlayerGame[] =>
  [...new Set(asked.map(({ season, day }) => dayKey({ season, playoffs: false, day })))].flatMap(
    (key) => games.get(key) ?? [],
  );

const gamesOn = (db: Db, days: readonly GameDay[]) =>
  db
    .selectFrom('player_game as k')
    .innerJoin(asRows('points_due', days, 'd'), (join) =>
      join.onRef('k.season', '=', 'd.season').onRef('k.playoffs', '=', 'd.playoffs').onRef('k.day', '=', 'd.day'),
    )
    .innerJoin('player as p', 'p.id', 'k.player_id')
    .select([
      'd.season',
      'd.playoffs',
      'd.day',
      'k.player_id',
      'p.position',
      ...SCORED_COLUMNS.map((column) => `k.${column}` as const),
    ]);
export type PlayerGame = InferResult<ReturnType<typeof gamesOn>>[number];

/** All players' games of some days, by `dayKey`. */
export async function gamesOf(db: Db, days: readonly GameDay[]): Promise<Map<string, PlayerGame[]>> {
  const found = new Map<string, PlayerGame[]>();
  for (const game of await gamesOn(
    db,
    days.map(({ season, playoffs, day }) => ({ season, playoffs, day })),
  ).execute()) {
    const key = dayKey(game);
    const games = found.get(key);
    if (games === undefined) found.set(key, [game]);
    else games.push(game);
  }
  return found;
}
