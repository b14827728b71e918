import { CLUB_CODES, currentClubCode } from '@crease/core/players/clubs.js';
import {
  changesBetween,
  mergeSeason,
  newPlayer,
  NHL_SOURCE,
  type Changes,
  type PlayerRecord,
  type SeasonRecord,
} from '@crease/core/players/files/import.rules.js';
import { linesOfLanding, positionOfCode } from '@crease/core/players/nhl/nhl.schema.js';
import type { ImportReport, ImportRow } from '@crease/core/players/files/import.report.js';
import { searchName } from '@crease/core/players/search.rules.js';
import { ok, type Result } from '@crease/core/result.js';
import { startYear, type Season } from '@crease/core/season.js';
import type { Db } from '../../platform/database/database.js';
import { runImport, type Connection } from '../import.run.js';
import type { NhlClient } from './nhl.client.js';
import { fetchAll, nameOf, type Fault, type Fetched, type NhlImportSettings } from './nhl.fetch.js';
import { rankAndNote } from '../ranking.js';
import {
  readPlayers,
  readSeasons,
  seasonKey,
  writeClubs,
  writePlayers,
  writeSeasons,
} from '../../players/players.tables.js';

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
    { kind: 'nhl', source: `NHL ${season}${settings.clubs === undefined ? '' : ` ${clubs.join(' ')}`}` },
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

/**
 * A player's club by rosters and the player's own page. On the day of a trade two clubs list them: then the page
 * decides, and without one the new club.
 */
export function clubOf(rosters: readonly string[], page: string | null, stored: string | null): string | null {
  const [first = null, ...others] = rosters;
  if (first === null || others.length === 0) return first ?? page;
  return page ?? rosters.find((club) => club !== stored) ?? first;
}

/** Merges the NHL's data into the stored player. Missing fields keep their value. */
function merge(
  stored: PlayerRecord | undefined,
  id: number,
  fetched: Fetched,
  currentSeason: boolean,
): PlayerRecord | null {
  const onRoster = fetched.roster.get(id);
  const stranger = fetched.strangers.get(id);
  const page = fetched.pages.get(id);
  const first = onRoster?.player.firstName ?? page?.firstName ?? null;
  const last = onRoster?.player.lastName ?? page?.lastName ?? null;
  const code = onRoster?.player.positionCode ?? page?.position ?? stranger?.code ?? null;
  const fullName = first !== null && last !== null ? `${first} ${last}` : (stranger?.name ?? stored?.full_name ?? null);
  if (fullName === null || (code === null && stored === undefined)) return null;
  const place = code === null ? null : positionOfCode(code);
  const base = stored ?? newPlayer(id, fullName, place?.position ?? 'F');
  const ofPage = page?.currentTeamAbbrev == null ? null : (currentClubCode(page.currentTeamAbbrev) ?? null);
  const club = clubOf(onRoster?.clubs ?? [], ofPage, base.nhl_club) ?? stranger?.club ?? null;
  const draft = page?.draftDetails;
  const waiting =
    base.roster_status === null ||
    base.roster_status === 'inactive' ||
    (base.roster_status === 'no-contract' && onRoster !== undefined);
  return {
    ...base,
    full_name: fullName,
    first_name: first ?? base.first_name,
    last_name: last ?? base.last_name,
    search_name: searchName(fullName),
    position: place?.position ?? base.position,
    position_detail: place?.detail ?? base.position_detail,
    // An earlier season's roster says nothing about today's club.
    nhl_club: currentSeason ? (club ?? base.nhl_club) : base.nhl_club,
    birth_date: onRoster?.player.birthDate ?? page?.birthDate ?? base.birth_date,
    shoots: onRoster?.player.shootsCatches ?? page?.shootsCatches ?? base.shoots,
    birth_country: onRoster?.player.birthCountry ?? page?.birthCountry ?? base.birth_country,
    draft_year: draft?.year ?? base.draft_year,
    draft_round: draft?.round ?? base.draft_round,
    draft_overall: draft?.overallPick ?? base.draft_overall,
    drafted_or_signed: true,
    roster_status: currentSeason ? (waiting ? 'active' : base.roster_status) : (base.roster_status ?? 'inactive'),
    source: NHL_SOURCE,
  };
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
      const why = 'The NHL gives no name or no position for this player.';
      outcome.push({ action: 'refused', id, name: nameOf(fetched, id), field: 'player', why });
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
    faults.push(...bad.map((why) => ({ id, name: nameOf(fetched, id), field: 'seasonTotals', why })));
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

/** A stored line with the NHL's figures, or null when nothing changes. */
function mergeLine(
  old: SeasonRecord | undefined,
  line: SeasonRecord,
): { readonly merged: SeasonRecord; readonly differences: Changes } | null {
  const merged = mergeSeason(old, line);
  // Reading the same figures on a later day is no change.
  if (
    old !== undefined &&
    old.source === NHL_SOURCE &&
    Object.keys(changesBetween({ ...old, as_of: null }, { ...merged, as_of: null })).length === 0 &&
    old.as_of !== 'final' &&
    merged.as_of !== 'final'
  )
    return null;
  const differences: Changes = old === undefined ? { gp: [null, merged.gp] } : changesBetween(old, merged);
  return Object.keys(differences).length === 0 ? null : { merged, differences };
}
