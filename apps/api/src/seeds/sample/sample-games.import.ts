import type { SeasonRecord } from '@crease/core/players/files/import.rules.js';
import type { ImportReport, ImportRow } from '@crease/core/players/files/import.report.js';
import { SCORED_COLUMNS } from '@crease/core/players/scoring/scoring.table.js';
import { ok, type Result } from '@crease/core/result.js';
import type { Season } from '@crease/core/season.js';
import { defaultSeasonDates } from '@crease/core/seasons/week.rules.js';
import { dayPlus, daysBetween } from '@crease/core/calendar.js';
import type { Db } from '../../platform/database/database.js';
import { writeGames } from '../../players/games.tables.js';
import type { GameRecord } from '../../players/stored-games.queries.js';
import { runImport, type Connection, type ImportContext, type ImportSettings } from '../../imports/import.run.js';
import { writeSeasons } from '../../players/player-seasons.tables.js';
import { GAMES_OF_SEASON, inventGames, lineOfGames, type SampleGameLine } from './sample-games.js';
import { SAMPLE_SOURCE } from './sample-model.js';
import { refuse } from '../seeds.refusals.js';
import { type ReadyPlayer, samplePlayers } from './sample-ready.queries.js';

export interface SampleGamesSettings extends ImportSettings {
  readonly season: Season;
  /** Days, both included; none after yesterday. */
  readonly from: string;
  readonly to: string;
}

/** Source of generated games, and of the season lines that sum them. */
export const SAMPLE_GAMES = 'sample-games';
const MOST_DAYS = 400;

/** A season's days up to yesterday; null when it had not begun. */
export function playedDays(season: Season, today: string): { from: string; to: string } | null {
  const { startsOn, endsOn } = defaultSeasonDates(season);
  const yesterday = dayPlus(today, -1);
  const to = yesterday < endsOn ? yesterday : endsOn;
  return to < startsOn ? null : { from: startsOn, to };
}

/**
 * Generates games of the sample players, and sets season lines to the games' sums. A day with games keeps them, so
 * repeating it changes nothing.
 */
export async function importSampleGames(
  connection: Connection,
  settings: SampleGamesSettings,
): Promise<Result<ImportReport>> {
  const { season, from, to } = settings;
  return runImport(
    connection,
    settings,
    { kind: 'sample-games', source: { key: 'from.sample', figures: { season, from, to } } },
    async (context) => {
      const days = daysBetween(from, to) + 1;
      if (days < 1 || days > MOST_DAYS)
        return refuse('gameDays.order', { figures: { from, to, days, most: MOST_DAYS }, kind: 'invalid' });
      if (to >= context.today) return refuse('gameDays.notOver', { figures: { to }, kind: 'invalid' });
      const told = await context.db
        .selectFrom('player_season as s')
        .innerJoin('player as p', 'p.id', 's.player_id')
        .select('p.id')
        .where('p.is_sample', '=', true)
        .where('s.season', '=', season)
        .where('s.source', '=', SAMPLE_SOURCE)
        .where('s.as_of', '=', 'final')
        .limit(1)
        .executeTakeFirst();
      if (told) return refuse('sampleSeasonOver', { figures: { season }, kind: 'invalid' });
      const outcome = await play(context, settings, days);
      await addUp(context.db, season);
      return ok(outcome);
    },
  );
}

async function play(context: ImportContext, { season, from }: SampleGamesSettings, days: number): Promise<ImportRow[]> {
  const { db } = context;
  const players = await samplePlayers(db, season);
  const games = new Map(players.map(({ id, played }) => [id, played]));
  const played = await daysPlayed(db, season, from, dayPlus(from, days));
  const outcome: ImportRow[] = [];
  for (let at = 0; at < days; at += 1) {
    const day = dayPlus(from, at);
    const row = { row: at + 1, id: null, name: day };
    context.progress(at + 1, days);
    if (played.has(day)) {
      outcome.push({ ...row, action: 'unchanged' });
      continue;
    }
    const ready = readyOn(players, day).filter(({ id }) => (games.get(id) ?? 0) < GAMES_OF_SEASON);
    const lines = inventGames(season, day, ready);
    for (const { player_id: id } of lines) games.set(id, (games.get(id) ?? 0) + 1);
    if (lines.length === 0) continue;
    await writeGames(db, recordsOf(lines, season, day));
    const count = new Set(lines.map(({ game }) => game)).size;
    outcome.push({
      ...row,
      action: 'created',
      why: [{ key: 'sample.games', figures: { games: count, players: lines.length } }],
    });
  }
  return outcome;
}

/** Players who can play on a day: healthy, and with games left in the season. */
export const readyOn = (players: readonly ReadyPlayer[], day: string): readonly ReadyPlayer[] =>
  players.filter(({ hurt_since, played }) => played < GAMES_OF_SEASON && (hurt_since === null || hurt_since > day));

export const recordsOf = (lines: readonly SampleGameLine[], season: Season, day: string): GameRecord[] =>
  lines.map(({ game, ...line }) => ({ ...line, game_id: game, season, playoffs: false, day, source: SAMPLE_GAMES }));

/** Days between two dates, inclusive, on which the sample already has games. */
async function daysPlayed(db: Db, season: Season, from: string, to: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('player_game as k')
    .innerJoin('player as p', 'p.id', 'k.player_id')
    .select('k.day')
    .distinct()
    .where('p.is_sample', '=', true)
    .where('k.season', '=', season)
    .where('k.playoffs', '=', false)
    .where('k.day', '>=', from)
    .where('k.day', '<=', to)
    .execute();
  return new Set(rows.map(({ day }) => day));
}

/** Sets the season's lines to the sums of its games. */
export async function addUp(db: Db, season: Season): Promise<void> {
  const sums = await db
    .selectFrom('player_game as k')
    .innerJoin('player as p', 'p.id', 'k.player_id')
    .select(({ fn }) => [
      'k.player_id as id',
      'p.nhl_club as club',
      fn.countAll<number>().as('gp'),
      ...SCORED_COLUMNS.map((column) => fn.sum<number>(`k.${column}`).as(column)),
      fn.max<string>('k.day').as('last'),
    ])
    .where('p.is_sample', '=', true)
    .where('k.season', '=', season)
    .where('k.playoffs', '=', false)
    .groupBy(['k.player_id', 'p.nhl_club'])
    .execute();
  // Deletes the generated lines from before the season had games.
  await db
    .deleteFrom('player_season as s')
    .using('player as p')
    .whereRef('p.id', '=', 's.player_id')
    .where('p.is_sample', '=', true)
    .where('s.season', '=', season)
    .where('s.playoffs', '=', false)
    .where('s.source', '=', SAMPLE_SOURCE)
    .execute();
  await writeSeasons(
    db,
    sums.map(({ id, club, last, ...sum }): SeasonRecord => ({
      player_id: id,
      ...lineOfGames(id, season, club, sum, last),
      source: SAMPLE_GAMES,
    })),
  );
}
