import { CLUB_CODES } from '@crease/core/players/clubs.js';
import {
  changesBetween,
  type Changes,
  type PlayerRecord,
  type SeasonRecord,
} from '@crease/core/players/files/import.rules.js';
import { linesOfLanding } from '@crease/core/players/nhl/nhl.schema.js';
import type { ImportReport, ImportRow } from '@crease/core/players/files/import.report.js';
import { ok, type Result } from '@crease/core/result.js';
import { startYear, type Season } from '@crease/core/season.js';
import type { Db } from '../../platform/database/database.js';
import { runImport, type Connection } from '../import.run.js';
import type { NhlClient } from './nhl.client.js';
import { fetchAll, nameOf, type NhlImportSettings } from './nhl.fetch.js';
import type { Fault, Fetched } from './nhl.reports.js';
import { rankAndNote } from '../ranking.js';
import { readPlayers, writePlayers } from '../../players/players.tables.js';
import { writeClubs } from '../../players/clubs.tables.js';
import { readSeasons, seasonKey, writeSeasons } from '../../players/player-seasons.tables.js';
import { merge, mergeLine } from './nhl.merge.js';

/**
 * Imports rosters, players and statistics from the NHL. Fetches everything first; if the service fails, nothing
 * changes. Then writes everything in one transaction.
 */
export async function importNhl(
  connection: Connection,
  client: NhlClient,
  settings: NhlImportSettings,
): Promise<Result<ImportReport>> {
  const { season, clubs = CLUB_CODES } = settings;
  const fetched = await fetchAll(client, settings, clubs);
  return runImport(
    connection,
    settings,
    { kind: 'nhl', source: { key: 'from.nhl', figures: { season, clubs: settings.clubs ?? [] } } },
    async (context) => {
      if (!fetched.ok) return fetched;
      context.notes.push(...fetched.value.notes);
      await writeClubs(context.db);
      const rows = await write(context.db, fetched.value, settings, context.season);
      await rankAndNote(context);
      return ok(rows);
    },
  );
}

async function write(
  db: Db,
  fetched: Fetched,
  settings: NhlImportSettings,
  systemSeason: Season,
): Promise<ImportRow[]> {
  const { lines, faults } = linesByPlayer(fetched, settings.now.toISOString().slice(0, 10));
  const ids = new Set([...fetched.roster.keys(), ...fetched.strangers.keys(), ...fetched.pages.keys()]);
  const all = new Set([...ids, ...lines.keys()]);
  const stored = await readPlayers(db, [...all]);
  const storedLines = await readSeasons(db, stored.keys());
  const outcome: Omit<ImportRow, 'row'>[] = [...fetched.faults, ...faults].map((fault) => ({
    action: 'refused',
    ...fault,
  }));
  const players: PlayerRecord[] = [];
  const seasons: SeasonRecord[] = [];
  for (const id of all) {
    const before = stored.get(id);
    const after = ids.has(id) ? merge(before, id, fetched, settings.season >= systemSeason) : (before ?? null);
    if (after === null) {
      outcome.push({
        action: 'refused',
        id,
        name: nameOf(fetched, id),
        field: 'player',
        why: [{ key: 'nhl.noName' }],
      });
      continue;
    }
    const changes: Changes = before === undefined ? {} : changesBetween(before, after);
    if (before === undefined || Object.keys(changes).length > 0) players.push(after);
    for (const line of lines.get(id) ?? []) {
      const changed = mergeLine(storedLines.get(seasonKey(line)), line);
      if (changed === null) continue;
      seasons.push(changed.merged);
      for (const [column, values] of Object.entries(changed.differences))
        changes[`${column} ${line.season}${line.playoffs ? ' playoffs' : ''}`] = values;
    }
    const place = { id, name: after.full_name };
    if (before === undefined) outcome.push({ ...place, action: 'created' });
    else if (Object.keys(changes).length > 0) outcome.push({ ...place, action: 'updated', changes });
    else outcome.push({ ...place, action: 'unchanged' });
  }
  await writePlayers(db, players);
  await writeSeasons(db, seasons);
  return outcome.map((line, at) => ({ row: at + 1, ...line }));
}

/**
 * The lines of each player. Those of the requested season come from the reports, which include hits and blocks; earlier
 * ones come from each player's page.
 */
function linesByPlayer(fetched: Fetched, today: string) {
  const lines = new Map(fetched.lines);
  const faults: Fault[] = [];
  for (const [id, page] of fetched.pages) {
    const { lines: career, faults: bad } = linesOfLanding(page);
    faults.push(...bad.map((why) => ({ id, name: nameOf(fetched, id), field: 'seasonTotals', why: [why] })));
    for (const line of career) {
      const key = seasonKey(line);
      const known = lines.get(key);
      lines.set(key, known === undefined ? line : { ...known, club: known.club ?? line.club });
    }
  }
  for (const line of lines.values()) line.as_of = today > `${startYear(line.season) + 1}-07-01` ? 'final' : today;
  const byPlayer = new Map<number, SeasonRecord[]>();
  for (const line of lines.values()) byPlayer.set(line.player_id, [...(byPlayer.get(line.player_id) ?? []), line]);
  return { lines: byPlayer, faults };
}
