import { changesBetween, type Changes } from '@crease/core/players/import.rules.js';
import { SCORED_COLUMNS, type Figures } from '@crease/core/players/scoring.table.js';
import type { Sql } from './players.tables.js';

/** What a player did in one game. */
export interface GameRecord extends Figures {
  readonly player_id: number;
  readonly game_id: string;
  readonly season: string;
  readonly playoffs: boolean;
  /** Day of the game where it was played, '2025-10-07'. */
  readonly day: string;
  readonly source: string;
}

const AT_ONCE = 2_000;
const SCORED = SCORED_COLUMNS.join(', ');
const COLUMNS = `player_id int, game_id text, season text, playoffs boolean, day date, ${SCORED_COLUMNS.map((column) => `${column} int`).join(', ')}, source text`;
const keyOf = ({ player_id, game_id }: Pick<GameRecord, 'player_id' | 'game_id'>): string => `${player_id} ${game_id}`;

/**
 * Writes games, new or corrected, and notes the days whose points must be reckoned anew: those that they are of now, and those that
 * they were of before. Returns for each game what changed: null for a new one, nothing for one that was known so.
 */
export async function writeGames(sql: Sql, games: readonly GameRecord[]): Promise<(Changes | null)[]> {
  const found: (Changes | null)[] = [];
  for (let from = 0; from < games.length; from += AT_ONCE) {
    const batch = games.slice(from, from + AT_ONCE);
    const stored = new Map(
      (
        await sql<GameRecord>(
          `select k.player_id, k.game_id, k.season, k.playoffs, to_char(k.day, 'YYYY-MM-DD') as day, ${SCORED_COLUMNS.map((column) => `k.${column}`).join(', ')}, k.source
           from player_game k join jsonb_to_recordset($1::jsonb) as given(player_id int, game_id text) using (player_id, game_id)`,
          [JSON.stringify(batch.map(({ player_id, game_id }) => ({ player_id, game_id })))],
        )
      ).map((game) => [keyOf(game), game]),
    );
    const written: GameRecord[] = [];
    const days = new Map<string, Pick<GameRecord, 'season' | 'playoffs' | 'day'>>();
    for (const game of batch) {
      const before = stored.get(keyOf(game));
      const changes: Changes | null =
        before === undefined ? null : changesBetween({ ...before, source: '' }, { ...game, source: '' });
      found.push(changes);
      if (changes !== null && Object.keys(changes).length === 0) continue;
      written.push(game);
      for (const { season, playoffs, day } of before === undefined ? [game] : [before, game])
        days.set(`${season} ${String(playoffs)} ${day}`, { season, playoffs, day });
    }
    if (written.length === 0) continue;
    await sql(
      `insert into player_game (player_id, game_id, season, playoffs, day, ${SCORED}, source)
       select player_id, game_id, season, playoffs, day, ${SCORED}, source from jsonb_to_recordset($1::jsonb) as given(${COLUMNS})
       on conflict (player_id, game_id) do update set season = excluded.season, playoffs = excluded.playoffs, day = excluded.day,
         ${SCORED_COLUMNS.map((column) => `${column} = excluded.${column}`).join(', ')}, source = excluded.source, updated_at = now()`,
      [JSON.stringify(written)],
    );
    // A day that is due already is touched, so that whoever reckons it now waits for these games.
    await sql(
      `insert into points_due (season, playoffs, day) select season, playoffs, day from jsonb_to_recordset($1::jsonb) as given(season text, playoffs boolean, day date) order by 1, 2, 3
       on conflict (season, playoffs, day) do update set day = excluded.day`,
      [JSON.stringify([...days.values()])],
    );
  }
  return found;
}
