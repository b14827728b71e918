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
import {
  addLines,
  lineOfGoalie,
  lineOfSkater,
  linesOfLanding,
  positionOfCode,
  sumFurther,
  type NhlFurther,
  type NhlLanding,
  type NhlRosterPlayer,
} from '@crease/core/players/nhl/nhl.schema.js';
import type { ImportReport, ImportRow } from '@crease/core/players/files/import.report.js';
import type { RowFault, ToldRows } from '@crease/core/players/nhl/told-rows.js';
import { NHL_REPORTS, type NhlReport } from '@crease/core/players/scoring/scoring.sources.js';
import { searchName } from '@crease/core/players/search.rules.js';
import { ok, type Result } from '@crease/core/result.js';
import { startYear, type Season } from '@crease/core/season.js';
import type { Db } from '../../platform/database/database.js';
import { runImport, type Connection, type ImportSettings } from '../import.run.js';
import type { GameType, NhlClient } from './nhl.client.js';
import { rankAndNote } from '../ranking.js';
import {
  readPlayers,
  readSeasons,
  seasonKey,
  writeClubs,
  writePlayers,
  writeSeasons,
} from '../../players/players.tables.js';

export interface NhlImportSettings extends ImportSettings {
  readonly season: Season;
  /** Codes of the clubs to read; default: all 32. */
  readonly clubs?: readonly string[];
  /** True when `season` is being played, so that the rosters are today's. */
  readonly current?: boolean;
}

type Fault = Pick<ImportRow, 'id' | 'name' | 'field' | 'value' | 'why'>;

/** All NHL data of an import, fetched before the first row is written. */
interface Fetched {
  /** Each player with the clubs that list them: two, on the day of a trade. */
  roster: Map<number, { player: NhlRosterPlayer; clubs: string[] }>;
  pages: Map<number, NhlLanding>;
  lines: Map<string, SeasonRecord>;
  /** Names and positions of players with a line who are on no roster. */
  strangers: Map<number, { name: string; code: 'C' | 'L' | 'R' | 'D' | 'G'; club: string | null }>;
  faults: Fault[];
  notes: string[];
}

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

async function fetchAll(
  client: NhlClient,
  settings: NhlImportSettings,
  clubs: readonly string[],
): Promise<Result<Fetched>> {
  const there = await client.reachable();
  if (!there.ok) return there;
  const { season } = settings;
  const fetched: Fetched = {
    roster: new Map(),
    pages: new Map(),
    lines: new Map(),
    strangers: new Map(),
    faults: [],
    notes: [],
  };
  let done = 0;
  let total = clubs.length + 2 * NHL_REPORTS.length;
  const step = (): void => settings.onProgress?.({ phase: 'fetch', done: (done += 1), total });

  const rosters = await Promise.all(
    clubs.map(async (club) => {
      const answer = await client.roster(club, settings.current === true ? 'current' : season);
      step();
      return { club, answer };
    }),
  );
  for (const { club, answer } of rosters) {
    if (!answer.ok) return answer;
    if (answer.value === null) {
      fetched.notes.push(`The NHL has no roster of ${club} for ${season}.`);
      continue;
    }
    for (const player of answer.value.rows)
      fetched.roster.set(player.id, { player, clubs: [...(fetched.roster.get(player.id)?.clubs ?? []), club] });
    fetched.faults.push(...faultsOf(answer.value, `roster ${club}`));
  }

  for (const gameType of [2, 3] as const) {
    const trouble = await fetchReports(client, season, gameType, fetched, step);
    if (!trouble.ok) return trouble;
  }

  if (settings.clubs !== undefined) {
    // The reports cover the whole NHL. With selected clubs, ignore players of other clubs.
    fetched.strangers.clear();
    for (const [key, line] of fetched.lines) if (!fetched.roster.has(line.player_id)) fetched.lines.delete(key);
  }
  const wanted = new Set([...fetched.roster.keys(), ...fetched.strangers.keys()]);
  total += wanted.size;
  const answers = await Promise.all(
    [...wanted].map(async (id) => {
      const answer = await client.player(id);
      step();
      return { id, answer };
    }),
  );
  for (const { id, answer } of answers) {
    const name = nameOf(fetched, id);
    if (!answer.ok) fetched.faults.push({ id, name, field: 'player', why: answer.refusal.message });
    else if (answer.value === null)
      fetched.faults.push({ id, name, field: 'player', why: 'The NHL has no page for this player.' });
    else {
      fetched.pages.set(id, answer.value.page);
      fetched.faults.push(...faultsOf(answer.value, 'player').map((fault) => ({ ...fault, id, name })));
    }
  }
  return ok(fetched);
}

/** An answer's bad rows, as the import's report lists them. */
const faultsOf = ({ faults }: { readonly faults: readonly RowFault[] }, from: string): Fault[] =>
  faults.map(({ id, name, value, why }) => ({ id, name, field: from, value, why }));

function nameOf(fetched: Fetched, id: number): string | null {
  const onRoster = fetched.roster.get(id)?.player;
  return onRoster === undefined
    ? (fetched.strangers.get(id)?.name ?? null)
    : `${onRoster.firstName} ${onRoster.lastName}`;
}

async function fetchReports(
  client: NhlClient,
  season: Season,
  gameType: GameType,
  fetched: Fetched,
  step: () => void,
): Promise<Result<null>> {
  const playoffs = gameType === 3;
  const good = <T>(told: ToldRows<T>, field: string): readonly T[] => {
    fetched.faults.push(...faultsOf(told, field));
    return told.rows;
  };
  const add = (line: SeasonRecord): void => {
    const key = seasonKey(line);
    const other = fetched.lines.get(key);
    fetched.lines.set(key, other === undefined ? line : addLines(other, line));
  };
  const [skaters, goalies, further] = await Promise.all([
    client.skaterSummary(season, gameType).finally(step),
    client.goalieSummary(season, gameType).finally(step),
    Promise.all(
      FURTHER.map(async (report) => ({ report, answer: await client.further(report, season, gameType).finally(step) })),
    ),
  ]);
  if (!skaters.ok) return skaters;
  if (!goalies.ok) return goalies;
  for (const row of good(skaters.value, 'skater/summary')) {
    const line = lineOfSkater(row, season, playoffs);
    add(line);
    if (!fetched.roster.has(row.playerId) && row.skaterFullName != null && row.positionCode != null) {
      fetched.strangers.set(row.playerId, { name: row.skaterFullName, code: row.positionCode, club: lastClub(line) });
    }
  }
  for (const row of good(goalies.value, 'goalie/summary')) {
    const line = lineOfGoalie(row, season, playoffs);
    add(line);
    if (!fetched.roster.has(row.playerId) && row.goalieFullName != null)
      fetched.strangers.set(row.playerId, { name: row.goalieFullName, code: 'G', club: lastClub(line) });
  }
  const added: { report: NhlReport; rows: readonly NhlFurther[] }[] = [];
  for (const { report, answer } of further) {
    if (!answer.ok) return answer;
    added.push({ report, rows: good(answer.value, report) });
  }
  for (const [id, figures] of sumFurther(added)) {
    const key = seasonKey({ player_id: id, season, playoffs });
    const line = fetched.lines.get(key);
    if (line !== undefined) fetched.lines.set(key, { ...line, ...figures });
  }
  return ok(null);
}

/** Reports of figures that the summaries lack. */
const FURTHER = NHL_REPORTS.filter((report) => report !== 'skater/summary' && report !== 'goalie/summary');

const lastClub = (line: SeasonRecord): string | null => currentClubCode(line.club?.split('/').at(-1) ?? '') ?? null;

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
  const { season, now } = settings;
  const today = now.toISOString().slice(0, 10);
  const outcome: ImportRow[] = [];
  let row = 0;
  for (const fault of fetched.faults) outcome.push({ row: (row += 1), action: 'refused', ...fault });

  // Lines of the requested season come from the reports, which include hits and blocks; earlier lines come from each
  // player's page.
  const lines = new Map(fetched.lines);
  for (const [id, page] of fetched.pages) {
    const { lines: career, faults } = linesOfLanding(page);
    for (const why of faults)
      outcome.push({ row: (row += 1), action: 'refused', id, name: nameOf(fetched, id), field: 'seasonTotals', why });
    for (const line of career) {
      const key = seasonKey(line);
      const known = lines.get(key);
      lines.set(key, known === undefined ? line : { ...known, club: known.club ?? line.club });
    }
  }
  for (const line of lines.values()) line.as_of = today > `${startYear(line.season) + 1}-07-01` ? 'final' : today;

  const ids = new Set([...fetched.roster.keys(), ...fetched.strangers.keys(), ...fetched.pages.keys()]);
  const stored = await readPlayers(db, [...new Set([...ids, ...[...lines.values()].map((line) => line.player_id)])]);
  const storedLines = await readSeasons(db, stored.keys());
  const players: PlayerRecord[] = [];
  const seasons: SeasonRecord[] = [];
  const byPlayer = new Map<number, SeasonRecord[]>();
  for (const line of lines.values()) byPlayer.set(line.player_id, [...(byPlayer.get(line.player_id) ?? []), line]);

  for (const id of new Set([...ids, ...byPlayer.keys()])) {
    const before = stored.get(id);
    const after = ids.has(id) ? merge(before, id, fetched, season >= systemSeason) : (before ?? null);
    if (after === null) {
      outcome.push({
        row: (row += 1),
        action: 'refused',
        id,
        name: nameOf(fetched, id),
        field: 'player',
        why: 'The NHL gives no name or no position for this player.',
      });
      continue;
    }
    const changes: Changes = before === undefined ? {} : changesBetween(before, after);
    if (before === undefined || Object.keys(changes).length > 0) players.push(after);
    for (const line of byPlayer.get(id) ?? []) {
      const key = seasonKey(line);
      const old = storedLines.get(key);
      const merged = mergeSeason(old, line);
      // Reading the same figures on a later day is no change.
      if (
        old !== undefined &&
        old.source === NHL_SOURCE &&
        Object.keys(changesBetween({ ...old, as_of: null }, { ...merged, as_of: null })).length === 0 &&
        old.as_of !== 'final' &&
        merged.as_of !== 'final'
      )
        continue;
      const differences: Changes = old === undefined ? { gp: [null, merged.gp] } : changesBetween(old, merged);
      if (Object.keys(differences).length === 0) continue;
      seasons.push(merged);
      for (const [column, values] of Object.entries(differences))
        changes[`${column} ${line.season}${line.playoffs ? ' playoffs' : ''}`] = values;
    }
    const place = { row: (row += 1), id, name: after.full_name };
    if (before === undefined) outcome.push({ ...place, action: 'created' });
    else
      outcome.push(
        Object.keys(changes).length > 0 ? { ...place, action: 'updated', changes } : { ...place, action: 'unchanged' },
      );
  }
  await writePlayers(db, players);
  await writeSeasons(db, seasons);
  return outcome;
}
