import { changesBetween, type Changes } from '@crease/core/players/files/import.rules.js';
import type { Db } from '../platform/database/database.js';
import { anyOf, asRows, insteadOf } from '../platform/database/sql.js';
import { inParts } from './players.tables.js';
import { UNTOLD } from '@crease/core/players/nhl/nhl.figures.js';
import { NHL_LIVE_SOURCE } from '@crease/core/players/nhl/night.rules.js';
import { notePlays } from './night-plays.tables.js';
import { dayKey, noteDue, type GameDay } from './points-due.tables.js';
import { COLUMNS, daysWithGames, KEY, keyOf, storedGames, type GameRecord } from './stored-games.queries.js';

/**
 * Writes new or corrected games and marks their days, and the former days of moved games, for scoring. Returns each
 * game's changes: null for a new game, an empty object for an unchanged one. Changes to games under way are no
 * corrections. With `noted` goals, assists and decisions are stored as plays of the night.
 */
export async function writeGames(
  db: Db,
  games: readonly GameRecord[],
  { underWay = false, noted = underWay }: { readonly underWay?: boolean; readonly noted?: boolean } = {},
): Promise<(Changes | null)[]> {
  const found: (Changes | null)[] = [];
  for (const part of inParts(games)) {
    const stored = await storedGames(db, part);
    const written = new Map<string, GameRecord>();
    const days = new Map<string, GameDay>();
    const news = new Set<string>();
    for (const game of part) {
      const before = stored.get(keyOf(game));
      const changes: Changes | null =
        before === undefined ? null : changesBetween({ ...before, source: '' }, { ...game, source: '' });
      found.push(changes);
      if (changes !== null && Object.keys(changes).length === 0) continue;
      // A game listed twice is written once; the last entry wins.
      written.set(keyOf(game), game);
      for (const { season, playoffs, day } of before === undefined ? [game] : [before, game])
        days.set(dayKey({ season, playoffs, day }), { season, playoffs, day });
      if (!underWay && !completes(before, changes)) news.add(dayKey(game));
    }
    if (written.size === 0) continue;
    const told = await daysWithGames(db, [...days.values()], [...written.values()]);
    await db
      .insertInto('player_game')
      .columns(COLUMNS)
      .expression(db.selectFrom(asRows('player_game', [...written.values()], 'given')).select(COLUMNS))
      .onConflict((known) => known.columns(KEY).doUpdateSet(insteadOf([...COLUMNS, 'updated_at'], KEY)))
      .execute();
    if (noted)
      await notePlays(
        db,
        [...written].map(([key, after]) => ({ before: stored.get(key) ?? null, after })),
      );
    await noteDue(
      db,
      [...days].map(([key, day]) => ({ ...day, corrected: told.has(key) && news.has(key) })),
    );
  }
  return found;
}

/** True when the changes only add figures that the live source does not report. */
const completes = (before: GameRecord | undefined, changes: Changes | null): boolean =>
  before?.source === NHL_LIVE_SOURCE &&
  Object.keys(changes ?? {}).every((column) => (UNTOLD as readonly string[]).includes(column));

interface CompleteGames {
  readonly skaters: readonly string[];
  readonly goalies: readonly string[];
}

/**
 * Deletes stored lines of complete games that are not in `told`, which has every player of these games, and marks their
 * days for scoring. While a game is under way (`underWay`), deletes only lines of the live source, which is no
 * correction. Returns the deleted lines. Call it before writing the new lines, so that the day is marked as corrected.
 */
export async function removeLines(
  db: Db,
  told: readonly Pick<GameRecord, 'player_id' | 'game_id'>[],
  { skaters, goalies }: CompleteGames,
  { underWay = false }: { readonly underWay?: boolean } = {},
): Promise<GameRecord[]> {
  if (skaters.length + goalies.length === 0) return [];
  const gone = await db
    .deleteFrom('player_game as k')
    .using('player as p')
    .whereRef('p.id', '=', 'k.player_id')
    .where('p.is_sample', '=', false)
    .where(({ or, and, eb }) =>
      or([
        and([eb('p.position', '<>', 'G'), eb('k.game_id', '=', anyOf(skaters))]),
        and([eb('p.position', '=', 'G'), eb('k.game_id', '=', anyOf(goalies))]),
      ]),
    )
    .$if(underWay, (lines) => lines.where('k.source', '=', NHL_LIVE_SOURCE))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom(
            asRows(
              'player_game',
              told.map(({ player_id, game_id }) => ({ player_id, game_id })),
              'c',
            ),
          )
            .select('c.player_id')
            .whereRef('c.player_id', '=', 'k.player_id')
            .whereRef('c.game_id', '=', 'k.game_id'),
        ),
      ),
    )
    .returning(COLUMNS.map((column) => `k.${column}` as const))
    .execute();
  const days = new Map(
    gone.map(({ season, playoffs, day }) => [dayKey({ season, playoffs, day }), { season, playoffs, day }]),
  );
  if (days.size > 0)
    await noteDue(
      db,
      [...days.values()].map((day) => ({ ...day, corrected: !underWay })),
    );
  return gone;
}
