import {
  isNews,
  clubsOfNight,
  linesOfNight,
  NHL_LIVE_SOURCE,
  withKnown,
  type BoxScore,
  type ToldNight,
} from '@crease/core/players/nhl/night.rules.js';
import type { GameFaceoffs, GamePlays } from '@crease/core/players/nhl/plays.rules.js';
import type { Db } from '../../platform/database/database.js';
import { removeLines, writeGames } from '../../players/games.tables.js';
import { keyOf, storedGames, type GameRecord } from '../../players/stored-games.queries.js';
import { gamesNamed } from '../../players/night.tables.js';
import { readPlayers } from '../../players/players.tables.js';
import { writeClubsOf } from '../../players/clubs.tables.js';

export async function newsOf(db: Db, nights: readonly ToldNight[]): Promise<ToldNight[]> {
  const known = await gamesNamed(
    db,
    nights.map(({ game }) => game.id),
  );
  const states = new Map(known.map((game) => [game.id, game.state]));
  return nights.filter(({ game }) => isNews(states.get(game.id), game.state));
}

/** The stored and read facts of a game. `plays` is null when they could not be read, `faceoffs` when they were not. */
export interface ReadNight {
  readonly night: ToldNight;
  readonly box: BoxScore;
  readonly plays?: GamePlays | null;
  readonly faceoffs?: GameFaceoffs | null;
}

/** Writes box scores with the nightly import's writer, which compares and corrects. */
export async function keepNights(db: Db, nights: readonly ReadNight[]): Promise<void> {
  const lines = nights.flatMap(({ night, box, plays, faceoffs }) =>
    linesOfNight(box, night, plays, faceoffs).map((line) => ({ line, night })),
  );
  await writeClubsOf(db, new Map(nights.flatMap(({ night, box }) => [...clubsOfNight(box, night)])));
  const known = await readPlayers(db, new Set(lines.map(({ line }) => line.playerId)));
  const playing = lines.filter(({ line }) => known.has(line.playerId));
  const stored = await storedGames(
    db,
    playing.map(({ line, night }) => ({ player_id: line.playerId, game_id: night.game.id })),
  );
  const records = playing.map(({ line, night: { game } }): GameRecord => {
    const key = { player_id: line.playerId, game_id: game.id };
    return {
      ...key,
      season: game.season,
      playoffs: game.playoffs,
      day: game.day,
      ...withKnown(line, stored.get(keyOf(key))),
      source: NHL_LIVE_SOURCE,
    };
  });
  // An empty or partly unreadable box score does not show which players are missing.
  const told = new Set(records.map(({ game_id }) => game_id));
  const whole = nights
    .filter(({ box, night }) => box.faults.length === 0 && told.has(night.game.id))
    .map(({ night }) => night.game.id);
  await removeLines(db, records, { skaters: whole, goalies: whole }, { underWay: true });
  await writeGames(db, records, { underWay: true });
}
