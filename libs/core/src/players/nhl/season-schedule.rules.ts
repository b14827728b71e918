import { z } from 'zod';
import { dateSchema } from '../../request.parts.js';
import { changesBetween, type Changes } from '../files/import.rules.js';
import { nightGame, gameSchema, type GameState, type NightGame } from './night.rules.js';
import { readRows, type RowFault } from './told-rows.js';

/*
 * The schedule of a whole regular season, from `/v1/club-schedule-season/{club}/{season}`: the games of one club, so
 * that every game is listed by both.
 */

/** Games of a club in a season with its preseason and playoffs. The NHL never sends more. */
export const clubScheduleSchema = z.object({ games: z.array(z.unknown()).max(300) });

const kindSchema = z.object({ gameType: z.number() });
/** Games of the preseason and the playoffs are ignored, so their rows may have any shape. */
const isRegular = (row: unknown): boolean => (kindSchema.safeParse(row).data?.gameType ?? 2) === 2;

/** The regular games of the answers, each once, and the unreadable rows, each once. */
export function gamesOfSeason(
  answers: readonly z.infer<typeof clubScheduleSchema>[],
  season: string,
): { readonly games: NightGame[]; readonly faults: RowFault[] } {
  const schema = gameSchema.extend({ gameDate: dateSchema });
  const rows = answers.flatMap(({ games }) => games.filter(isRegular));
  const read = readRows(rows, schema, { key: ({ id }) => id });
  const known = new Set(read.rows.map(({ id }) => id));
  const faults = new Map(
    read.faults
      .filter(({ id }) => id === null || !known.has(id))
      .map((fault) => [fault.id ?? JSON.stringify(fault.row), fault]),
  );
  const games = read.rows.map((row) => nightGame(row, row.gameDate));
  for (const game of games)
    if (game.season !== season)
      faults.set(Number(game.id), {
        id: Number(game.id),
        name: gameName(game),
        field: 'id',
        value: game.id,
        why: { key: 'nhl.otherSeason', figures: { season: game.season, wanted: season } },
        row: null,
      });
  return { games: games.filter((game) => game.season === season), faults: [...faults.values()] };
}

/** 'MTL @ TOR, 2026-10-07': stored, so the same in each language. */
export const gameName = ({ away, home, day }: Pick<NightGame, 'away' | 'home' | 'day'>): string =>
  `${away} @ ${home}, ${day}`;

export interface ScheduleChanges {
  readonly created: readonly NightGame[];
  readonly updated: readonly { readonly game: NightGame; readonly changes: Changes }[];
  readonly removed: readonly NightGame[];
  readonly unchanged: number;
}

/** After this time the nightly import knows the game's figures. */
const OVER_MS = 14 * 3_600_000;
const PLAYED: readonly GameState[] = ['live', 'over', 'final', 'suspended'];

const plain = ({ starts_at, ...game }: NightGame) => ({ ...game, starts_at: new Date(starts_at).toISOString() });

/**
 * Compares the stored games of a season with the schedule. Games that are being played belong to the live reader, and a
 * final game stays as it is. A postponed game moves to its new day.
 * @param whole no row was unreadable, so that a game which is missing is gone
 */
export function compareSchedule(
  stored: readonly NightGame[],
  told: readonly NightGame[],
  now: number,
  whole: boolean,
): ScheduleChanges {
  const known = new Map(stored.map((game) => [game.id, game]));
  const created: NightGame[] = [];
  const updated: { readonly game: NightGame; readonly changes: Changes }[] = [];
  let unchanged = 0;
  for (const game of told) {
    const before = known.get(game.id);
    if (before === undefined) created.push(plain(game));
    else {
      const changes = isSettled(before, game, now) ? {} : changesBetween(plain(before), plain(game));
      if (Object.keys(changes).length > 0) updated.push({ game: plain(game), changes });
      else unchanged += 1;
    }
  }
  const named = new Set(told.map(({ id }) => id));
  const removed = whole ? stored.filter(({ id, state }) => !named.has(id) && !PLAYED.includes(state)) : [];
  return { created, updated, removed, unchanged };
}

const isSettled = ({ state, starts_at }: NightGame, told: NightGame, now: number): boolean => {
  if (state === 'final') return true;
  const startsAt = Date.parse(starts_at);
  if (startsAt < now && startsAt > now - OVER_MS) return true;
  // An old answer must not take back that a game has begun. A suspended game is played again at another time.
  return PLAYED.includes(state) && told.state === 'scheduled' && Date.parse(told.starts_at) === startsAt;
};
