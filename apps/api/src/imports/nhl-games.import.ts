import { NHL_SOURCE } from '@crease/core/players/import.rules.js';
import { seasonOfGame, type NhlGame } from '@crease/core/players/nhl.schema.js';
import type { ImportReport, ImportRow } from '@crease/core/players/import.report.js';
import { figuresOf, type NhlReport } from '@crease/core/players/scoring.table.js';
import { ok, type Result } from '@crease/core/result.js';
import { dayPlus, daysBetween } from '@crease/core/calendar.js';
import { removeUnconfirmed, writeGames, type GameRecord } from '../players/games.tables.js';
import { runImport, type Connection, type ImportSettings } from './import.run.js';
import type { NhlClient, NhlRow } from './nhl.client.js';
import { readPlayers } from '../players/players.tables.js';
import { refuse } from './imports.refusals.js';

export interface GamesImportSettings extends ImportSettings {
  /** Days, both included. */
  readonly from: string;
  readonly to: string;
}

/** Days asked for at once: the service cuts long answers short. */
const WINDOW_DAYS = 7;
const MOST_DAYS = 400;

interface Found {
  readonly record: GameRecord;
  readonly name: string | null;
}

/**
 * Imports the games of some days from the NHL: everything that fantasy teams may get points for. Everything is
 * fetched first; when the service fails, nothing is changed. Games that are known already are compared and corrected.
 */
export async function importNhlGames(
  connection: Connection,
  client: NhlClient,
  settings: GamesImportSettings,
): Promise<Result<ImportReport>> {
  const { from, to } = settings;
  const days = daysBetween(from, to) + 1;
  const fetched =
    days < 1 || days > MOST_DAYS
      ? refuse('gameDays', { figures: { from, to, days, most: MOST_DAYS }, kind: 'invalid' })
      : await fetchAll(client, settings, days);
  return runImport(
    connection,
    settings,
    { kind: 'nhl-games', source: `NHL games ${from} to ${to}` },
    async (context) => {
      if (!fetched.ok) return fetched;
      const { games, faults } = fetched.value;
      const known = await readPlayers(context.db, new Set(games.map(({ record }) => record.player_id)));
      const outcome: ImportRow[] = faults.map(({ id, why }, at) => ({
        row: at + 1,
        action: 'refused',
        id,
        name: null,
        field: 'game',
        why,
      }));
      const place = (at: number): number => faults.length + at + 1;
      games.forEach(({ record, name }, at) => {
        if (!known.has(record.player_id))
          outcome.push({
            row: place(at),
            action: 'refused',
            id: record.player_id,
            name,
            field: 'player',
            why: 'No player has this id. Import players first.',
          });
      });
      const playing = games.map((game, at) => ({ ...game, at })).filter(({ record }) => known.has(record.player_id));
      const changes = await writeGames(
        context.db,
        playing.map(({ record }) => record),
      );
      await removeUnconfirmed(
        context.db,
        games.map(({ record }) => record),
      );
      playing.forEach(({ record, at }, index) => {
        const change = changes[index];
        const row = { row: place(at), id: record.player_id, name: known.get(record.player_id)?.full_name ?? null };
        if (change === null) outcome.push({ ...row, action: 'created' });
        else
          outcome.push(
            change && Object.keys(change).length > 0
              ? { ...row, action: 'updated', changes: change }
              : { ...row, action: 'unchanged' },
          );
      });
      return ok(outcome);
    },
  );
}

async function fetchAll(
  client: NhlClient,
  { from, to, onProgress }: GamesImportSettings,
  days: number,
): Promise<Result<{ games: Found[]; faults: { id: number | null; why: string }[] }>> {
  const games = new Map<string, Found>();
  const faults: { id: number | null; why: string }[] = [];
  const good = <T>(rows: readonly NhlRow<T>[]): T[] =>
    rows.flatMap((row) => {
      if (row.ok) return [row.value];
      faults.push({ id: row.id, why: row.why });
      return [];
    });
  for (let start = from; start <= to; start = dayPlus(start, WINDOW_DAYS)) {
    const end = dayPlus(start, WINDOW_DAYS - 1) < to ? dayPlus(start, WINDOW_DAYS - 1) : to;
    for (const gameType of [2, 3] as const) {
      const reports = await Promise.all(REPORTS.map((report) => client.games(report, start, end, gameType)));
      const rows: NhlGame[][] = [];
      for (const report of reports) {
        if (!report.ok) return report;
        rows.push(good(report.value));
      }
      for (const [key, found] of gamesFrom(rows, gameType === 3)) games.set(key, found);
    }
    onProgress?.({ phase: 'fetch', done: Math.min(days, daysBetween(from, start) + WINDOW_DAYS), total: days });
  }
  return ok({ games: [...games.values()], faults });
}

/** The summaries say who played; the other reports add what these do not tell. */
const REPORTS = [
  'skater/summary',
  'goalie/summary',
  'skater/realtime',
  'skater/faceoffwins',
] as const satisfies readonly NhlReport[];
const SUMMARIES = 2;

/** The games of the reports: one for each player and game that a summary has, with what every report tells of it. */
function gamesFrom(reports: readonly (readonly NhlGame[])[], playoffs: boolean): Map<string, Found> {
  const told = new Map<string, NhlGame>();
  reports.forEach((rows, report) => {
    for (const row of rows) {
      const key = `${row.playerId} ${row.gameId}`;
      const known = told.get(key);
      if (known === undefined && report >= SUMMARIES) continue;
      told.set(key, known === undefined ? row : { ...known, figures: { ...known.figures, ...row.figures } });
    }
  });
  return new Map(
    [...told].map(([key, { playerId, gameId, gameDate, name, figures }]) => [
      key,
      {
        record: {
          player_id: playerId,
          game_id: String(gameId),
          season: seasonOfGame(gameId),
          playoffs,
          day: gameDate,
          ...figuresOf(({ nhl }) => figures[nhl]),
          source: NHL_SOURCE,
        },
        name,
      },
    ]),
  );
}
