import { CLUB_CODES } from '@crease/core/players/clubs.js';
import type { ImportReport, ImportRow } from '@crease/core/players/files/import.report.js';
import type { ReportSaid } from '@crease/core/players/files/report.words.js';
import { compareSchedule, gameName, gamesOfSeason } from '@crease/core/players/nhl/season-schedule.rules.js';
import type { NightGame } from '@crease/core/players/nhl/night.rules.js';
import type { RowFault } from '@crease/core/players/nhl/told-rows.js';
import { ok, type Result } from '@crease/core/result.js';
import type { Season } from '@crease/core/season.js';
import { storedSeason, writeSeason } from '../../players/schedule.tables.js';
import { refuse } from '../imports.refusals.js';
import { runImport, type Connection, type ImportContext, type ImportSettings } from '../import.run.js';
import type { NhlClient } from './nhl.client.js';

export interface ScheduleImportSettings extends ImportSettings {
  readonly season: Season;
}

/** Two clubs list each game, so one unreadable club hides no game. */
const MOST_MISSING = 1;

/**
 * Imports the regular season's schedule from the NHL. Fetches everything first; if two clubs cannot be read, nothing
 * changes. A schedule with less than half of the stored games is refused.
 */
export async function importNhlSchedule(
  connection: Connection,
  client: NhlClient,
  settings: ScheduleImportSettings,
): Promise<Result<ImportReport>> {
  const { season } = settings;
  const fetched = await fetchSeason(client, settings);
  return runImport(
    connection,
    settings,
    { kind: 'nhl-schedule', source: { key: 'from.schedule', figures: { season } } },
    async (context) => (fetched.ok ? write(context, season, fetched.value) : fetched),
  );
}

interface Fetched {
  readonly games: readonly NightGame[];
  readonly faults: readonly RowFault[];
  readonly notes: readonly ReportSaid[];
}

async function fetchSeason(
  client: NhlClient,
  { season, onProgress }: ScheduleImportSettings,
): Promise<Result<Fetched>> {
  let done = 0;
  const answers = await Promise.all(
    CLUB_CODES.map(async (club) => {
      const answer = await client.clubSchedule(club, season);
      onProgress?.({ phase: 'fetch', done: (done += 1), total: CLUB_CODES.length });
      return { club, answer };
    }),
  );
  const schedules = answers.flatMap(({ answer }) => (answer.ok && answer.value !== null ? [answer.value] : []));
  const failed = answers.flatMap(({ club, answer }) => (answer.ok ? [] : [{ club, refusal: answer.refusal }]));
  const absent = answers.flatMap(({ club, answer }) => (answer.ok && answer.value === null ? [club] : []));
  if (absent.length === answers.length)
    return ok({ games: [], faults: [], notes: [{ key: 'note.noSchedule', figures: { season } }] });
  const missing = [...failed.map(({ club }) => club), ...absent];
  const [first] = failed;
  if (missing.length > MOST_MISSING)
    return first === undefined
      ? refuse('scheduleClubs', { figures: { season, clubs: missing, most: MOST_MISSING }, kind: 'busy' })
      : { ok: false, refusal: first.refusal };
  const { games, faults } = gamesOfSeason(schedules, season);
  const notes = missing.map((club): ReportSaid => ({ key: 'note.clubSchedule', figures: { club } }));
  return ok({ games, faults, notes });
}

async function write(
  { db, now, notes }: ImportContext,
  season: Season,
  fetched: Fetched,
): Promise<Result<ImportRow[]>> {
  const { games, faults } = fetched;
  notes.push(...fetched.notes);
  const stored = await storedSeason(db, season);
  // The NHL has not published it yet.
  if (games.length === 0 && faults.length === 0 && stored.length === 0) return ok([]);
  if (games.length * 2 < stored.length || games.length === 0)
    return refuse('scheduleShort', {
      figures: { season, games: games.length, stored: stored.length, unread: faults.length },
      figure: games.length,
      limit: Math.ceil(stored.length / 2),
    });
  const { created, updated, removed, unchanged } = compareSchedule(stored, games, now.getTime(), faults.length === 0);
  await writeSeason(db, season, {
    games: [...created, ...updated.map(({ game }) => game)],
    gone: removed.map(({ id }) => id),
  });
  const named = (game: NightGame) => ({ id: Number(game.id), name: gameName(game) });
  const rows: Omit<ImportRow, 'row'>[] = [
    ...faults.map(({ id, name, field, value, why }) => ({
      action: 'refused' as const,
      id,
      name,
      field,
      value,
      why: [why],
    })),
    ...created.map((game) => ({ action: 'created' as const, ...named(game) })),
    ...updated.map(({ game, changes }) => ({ action: 'updated' as const, ...named(game), changes })),
    ...removed.map((game) => ({
      action: 'updated' as const,
      ...named(game),
      why: [{ key: 'nhl.unlisted' as const }],
    })),
    ...Array.from({ length: unchanged }, () => ({ action: 'unchanged' as const, id: null, name: null })),
  ];
  return ok(rows.map((row, index) => ({ row: index + 1, ...row })));
}
