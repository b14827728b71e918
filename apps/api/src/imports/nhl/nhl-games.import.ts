import { dayPlus, daysBetween } from '@crease/core/calendar.js';
import {
  gamesToPlay,
  readGameReports,
  withPlays,
  type CompleteGames,
  type GameReports,
  type GameRows,
  type ReportedGames,
  type ReportedLine,
  type Schedule,
} from '@crease/core/players/nhl/game-report.rules.js';
import { NHL_SOURCE } from '@crease/core/players/files/import.rules.js';
import type { ImportReport, ImportRow } from '@crease/core/players/files/import.report.js';
import type { StoredReason } from '@crease/core/players/files/report.words.js';
import { withKnown } from '@crease/core/players/nhl/night.rules.js';
import type { GamePlays } from '@crease/core/players/nhl/plays.rules.js';
import { GAME_FIGURES, NHL_REPORTS } from '@crease/core/players/scoring/scoring.sources.js';
import { SCORED_COLUMNS } from '@crease/core/players/scoring/scoring.table.js';
import type { RowFault } from '@crease/core/players/nhl/told-rows.js';
import { ok, type Result } from '@crease/core/result.js';
import { removeLines, writeGames } from '../../players/games.tables.js';
import { keyOf, storedGames, type GameRecord } from '../../players/stored-games.queries.js';
import { readPlayers } from '../../players/players.tables.js';
import type { Db } from '../../platform/database/database.js';
import { reasonOf } from '../import.reasons.js';
import { refuse } from '../imports.refusals.js';
import { runImport, type Connection, type ImportSettings } from '../import.run.js';
import type { NhlClient } from './nhl.client.js';
import type { Fault } from './nhl.reports.js';

export interface GamesImportSettings extends ImportSettings {
  /** Days, both inclusive. */
  readonly from: string;
  readonly to: string;
  /** They are read again for figures that earlier imports lacked. */
  readonly again?: boolean;
}

/** Days per request, because the service truncates long answers. */
const WINDOW_DAYS = 7;
const MOST_DAYS = 400;

/**
 * Imports the games of some days from the NHL, with every category that leagues can score. Fetches everything first; if
 * the service fails, nothing changes. A complete report of a game replaces its stored lines.
 */
export async function importNhlGames(
  connection: Connection,
  client: NhlClient,
  settings: GamesImportSettings,
): Promise<Result<ImportReport>> {
  const { from, to, again = false } = settings;
  const days = daysBetween(from, to) + 1;
  const fetched =
    days < 1 || days > MOST_DAYS
      ? refuse('gameDays', { figures: { from, to, days, most: MOST_DAYS }, kind: 'invalid' })
      : await fetchAll(client, settings, days);
  return runImport(
    connection,
    settings,
    {
      kind: 'nhl-games',
      source: { key: 'from.games', figures: { from, to, again } },
      figures: fetched.ok && fetched.value.whole ? GAME_FIGURES : 0,
    },
    async (context) => {
      if (!fetched.ok) return fetched;
      return ok(await writeAll(context.db, fetched.value));
    },
  );
}

async function writeAll(db: Db, { lines, faults, unread, complete }: Fetched): Promise<ImportRow[]> {
  const known = await readPlayers(db, new Set(lines.map(({ playerId }) => playerId)));
  const rows: ImportRow[] = [...faults.map(rowOfFault), ...unread].map((fault, at) => ({
    row: at + 1,
    action: 'refused',
    ...fault,
  }));
  const before = rows.length;
  const place = (at: number): number => before + at + 1;
  lines.forEach(({ playerId: id, name }, at) => {
    if (!known.has(id))
      rows.push({
        row: place(at),
        action: 'refused',
        id,
        name,
        field: 'player',
        why: [{ key: 'player.noSuchId' }, { key: 'player.importFirst' }],
      });
  });
  const playing = lines.map((line, at) => ({ line, at })).filter(({ line }) => known.has(line.playerId));
  const stored = await storedGames(
    db,
    playing.map(({ line }) => idsOf(line)),
  );
  const gone = await removeLines(db, lines.map(idsOf), complete);
  const changes = await writeGames(
    db,
    playing.map(({ line }) => recordOf(line, stored.get(keyOf(idsOf(line))))),
  );
  playing.forEach(({ line: { playerId: id }, at }, index) => {
    const change = changes[index];
    const row = { row: place(at), id, name: known.get(id)?.full_name ?? null };
    if (change === null) rows.push({ ...row, action: 'created' });
    else if (change && Object.keys(change).length > 0) rows.push({ ...row, action: 'updated', changes: change });
    else rows.push({ ...row, action: 'unchanged' });
  });
  const removed = await describeRemoved(db, gone);
  return [...rows, ...removed.map((line, at) => ({ row: place(lines.length + at), ...line }))];
}

async function describeRemoved(
  db: Db,
  gone: Awaited<ReturnType<typeof removeLines>>,
): Promise<Omit<ImportRow, 'row'>[]> {
  const names = await readPlayers(db, new Set(gone.map(({ player_id }) => player_id)));
  return gone.map(({ player_id: id, game_id, ...line }) => ({
    action: 'updated',
    id,
    name: names.get(id)?.full_name ?? null,
    changes: Object.fromEntries(
      SCORED_COLUMNS.filter((column) => line[column] !== 0).map((column) => [column, [line[column], null]]),
    ),
    why: [{ key: 'nhl.tookBack', figures: { game: game_id, day: line.day } }],
  }));
}

const idsOf = ({ playerId, gameId }: ReportedLine) => ({ player_id: playerId, game_id: gameId });

/** The record of a line. Fields missing in the reports keep their stored value. */
const recordOf = (line: ReportedLine, stored: GameRecord | undefined): GameRecord => ({
  ...idsOf(line),
  season: line.season,
  playoffs: line.nhlPlayoffs,
  day: line.day,
  ...withKnown(line, stored),
  source: NHL_SOURCE,
});

interface Fetched {
  readonly lines: readonly ReportedLine[];
  readonly faults: readonly RowFault[];
  readonly unread: readonly Fault[];
  readonly complete: CompleteGames;
  /** Schedule and plays were answered. Otherwise figures that need them are missing, and the days are read again. */
  readonly whole: boolean;
}

async function fetchAll(
  client: NhlClient,
  { from, to, now, onProgress }: GamesImportSettings,
  days: number,
): Promise<Result<Fetched>> {
  const today = now.toISOString().slice(0, 10);
  const found: ReportedGames[] = [];
  const faults: RowFault[] = [];
  const unread: Fault[] = [];
  let whole = true;
  for (let start = from; start <= to; start = dayPlus(start, WINDOW_DAYS)) {
    const end = dayPlus(start, WINDOW_DAYS - 1) < to ? dayPlus(start, WINDOW_DAYS - 1) : to;
    const schedule = await client.schedule(start);
    // Without a schedule (404), a game counts as over on the next day.
    const known: Schedule | null = schedule.ok ? (schedule.value ?? new Map()) : null;
    if (!schedule.ok) {
      whole = false;
      unread.push(unreadOf(start, { key: 'nhl.schedule', figures: { from: start } }, reasonOf(schedule.refusal)));
    }
    for (const gameType of [2, 3] as const) {
      const answers = await Promise.all(NHL_REPORTS.map((report) => client.games(report, start, end, gameType)));
      const rows: GameRows[] = [];
      for (const answer of answers) {
        if (!answer.ok) return answer;
        rows.push(answer.value);
        faults.push(...answer.value.faults);
      }
      const reports = Object.fromEntries(NHL_REPORTS.map((report, at) => [report, rows[at]])) as unknown as GameReports;
      const reported = readGameReports(reports, gameType === 3, known, today);
      const plays = await playsOf(client, gamesToPlay(reported.lines, known), unread);
      whole &&= plays.whole;
      found.push({ ...reported, lines: withPlays(reported.lines, known, plays.games) });
    }
    onProgress?.({ phase: 'fetch', done: Math.min(days, daysBetween(from, start) + WINDOW_DAYS), total: days });
  }
  return ok({
    lines: found.flatMap(({ lines }) => lines),
    faults,
    unread,
    complete: {
      skaters: found.flatMap(({ skaters }) => skaters),
      goalies: found.flatMap(({ goalies }) => goalies),
    },
    whole,
  });
}

const rowOfFault = ({ id, name, value, why }: RowFault): Fault => ({ id, name, field: 'game', value, why: [why] });

const unreadOf = (value: string, ...why: readonly StoredReason[]): Fault => ({
  id: null,
  name: null,
  field: 'game',
  value,
  why,
});

/**
 * The plays of these games; null where they could not be read, which is reported and stops nothing. `whole` is false
 * when the service did not answer for one of them.
 */
async function playsOf(
  client: NhlClient,
  games: readonly string[],
  faults: Fault[],
): Promise<{ readonly games: Map<string, GamePlays | null>; readonly whole: boolean }> {
  const answers = await Promise.all(games.map(async (id) => ({ id, answer: await client.plays(id) })));
  const unread = (id: string, why: StoredReason): Fault =>
    unreadOf(id, { key: 'nhl.plays', figures: { game: id } }, why);
  const read = new Map(
    answers.map(({ id, answer }) => {
      if (!answer.ok) faults.push(unread(id, reasonOf(answer.refusal)));
      else if (answer.value === null) faults.push(unread(id, { key: 'nhl.noPlays' }));
      else faults.push(...answer.value.faults.map(({ why }) => unread(id, why)));
      return [id, answer.ok ? (answer.value?.figures ?? null) : null] as const;
    }),
  );
  return { games: read, whole: answers.every(({ answer }) => answer.ok) };
}
