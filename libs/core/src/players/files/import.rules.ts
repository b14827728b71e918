import type { Season } from '../../season.js';
import { dayIn } from './import.days.js';
import type { ContractRow, GoalieRow, PlayerRow, SkaterRow } from './players.import.schema.js';
import type { Contract, Player, PlayerSeason } from '../players.schema.js';
import { perColumn, SEASON_COUNTS } from '../scoring/scoring.table.js';
import { searchName } from '../search.rules.js';
import { CLUB_RESERVE, isClubReserve } from './status-note.words.js';

/** `first_name`, `last_name`, `position_detail` and `source` are never empty. */
export type PlayerRecord = Omit<Player, 'first_name' | 'last_name' | 'position_detail' | 'source'> & {
  first_name: string;
  last_name: string;
  search_name: string;
  position_detail: string;
  source: string;
};
export type ContractRecord = Omit<Contract, 'source'> & { player_id: number; source: string };
export type SeasonRecord = Omit<PlayerSeason, 'source'> & { player_id: number; source: string };

/** The source of a figure. A file only fills gaps in data that came from the NHL. */
export const NHL_SOURCE = 'nhl-api';
export const CSV_SOURCE = 'csv';

export interface Clock {
  /** The day of the import, used for figures without a date. */
  readonly today: string;
}

type Cell = string | number | boolean | null;
export type Changes = Record<string, [Cell, Cell]>;

export function changesBetween<R extends object>(before: R, after: R): Changes {
  const changes: Changes = {};
  for (const key of Object.keys(after) as (keyof R & string)[]) {
    const [one, two] = [before[key] as Cell, after[key] as Cell];
    if (one !== two) changes[key] = [one, two];
  }
  return changes;
}

function fill<R extends object>(first: R, second: R): R {
  const merged = { ...first };
  for (const key of Object.keys(second) as (keyof R)[]) if (merged[key] == null) merged[key] = second[key];
  return merged;
}

/** "Jean-Luc van der Berg" becomes "Jean-Luc" and "van der Berg". */
export function splitName(fullName: string): { first: string; last: string } {
  const [first = '', ...rest] = fullName.trim().split(/\s+/);
  return rest.length === 0 ? { first: '', last: first } : { first, last: rest.join(' ') };
}

/** True when figures of `day` may replace those of `stored`. Figures without a date count as today's. */
function notOlder(day: string | null, stored: string | null): boolean {
  return day === null || stored === null || day >= stored;
}

export function newPlayer(id: number, fullName: string, position: Player['position']): PlayerRecord {
  const { first, last } = splitName(fullName);
  return {
    id,
    full_name: fullName,
    first_name: first,
    last_name: last,
    search_name: searchName(fullName),
    position,
    position_detail: position,
    nhl_club: null,
    birth_date: null,
    shoots: null,
    birth_country: null,
    status: 'healthy',
    status_as_of: null,
    status_note: null,
    contract_expiry: null,
    expiry_status: null,
    contract_type: null,
    clause: null,
    draft_year: null,
    draft_round: null,
    draft_overall: null,
    drafted_or_signed: false,
    roster_status: null,
    rank: null,
    is_sample: false,
    source: CSV_SOURCE,
    as_of: null,
  };
}

/**
 * Merges a row of a players file into the stored player. An empty cell never erases personal data. Club and contract
 * columns are copied as they are, so that an ended contract can be removed. An older file only fills gaps.
 */
export function mergePlayer(
  stored: PlayerRecord | undefined,
  row: PlayerRow,
  columns: ReadonlySet<string>,
  day: string | null,
  { today }: Clock,
): PlayerRecord {
  const before = stored ?? { ...newPlayer(row.nhl_id, row.full_name, row.position), as_of: day };
  const newer = notOlder(day, before.as_of);
  let after = mergeColumns(before, row, columns, newer);
  const known =
    after.draft_year !== null ||
    after.nhl_club !== null ||
    after.contract_expiry !== null ||
    row.cap_hit !== null ||
    Object.keys(row.caps).length > 0;
  after.drafted_or_signed = before.drafted_or_signed || known;
  if (newer) {
    after = { ...after, ...statusOfRoster(before, row.roster_status, day) };
    if (row.source !== null && after.source !== NHL_SOURCE) after.source = row.source;
    if (day !== null) after.as_of = day;
    else if (stored !== undefined && Object.keys(changesBetween(stored, after)).length > 0) after.as_of = today;
  }
  return after;
}

/** Merges the columns of a row; `newer` tells that its file is not older than the stored player. */
function mergeColumns(
  before: PlayerRecord,
  row: PlayerRow,
  columns: ReadonlySet<string>,
  newer: boolean,
): PlayerRecord {
  const personal = {
    birth_date: row.birth_date,
    shoots: row.shoots_catches,
    birth_country: row.birth_country,
    draft_year: row.draft_year,
    draft_round: row.draft_round,
    draft_overall: row.draft_overall,
  };
  const club = { nhl_club: row.nhl_team };
  const deal = {
    contract_expiry: row.contract_expiry,
    expiry_status: row.expiry_status,
    contract_type: row.contract_type,
    clause: row.clause,
  };
  if (before.source === NHL_SOURCE) {
    const after = fill(before, { ...before, ...personal, ...club });
    return newer
      ? { ...after, ...presentOnly(deal, columns), roster_status: row.roster_status ?? after.roster_status }
      : fill(after, { ...after, ...deal });
  }
  if (!newer) return fill(before, { ...before, ...personal, ...club, ...deal, roster_status: row.roster_status });
  return {
    ...before,
    ...namesOf(before, row),
    position: row.position,
    position_detail: row.position_detail ?? (row.position === before.position ? before.position_detail : row.position),
    ...fill(personal, {
      birth_date: before.birth_date,
      shoots: before.shoots,
      birth_country: before.birth_country,
      draft_year: before.draft_year,
      draft_round: before.draft_round,
      draft_overall: before.draft_overall,
    }),
    ...(columns.has('nhl_team') ? club : {}),
    ...presentOnly(deal, columns),
    roster_status: row.roster_status ?? before.roster_status,
  };
}

/** Keeps stored names while the full name stays the same. */
function namesOf(before: PlayerRecord, { nhl_id, full_name, position, first_name, last_name }: PlayerRow) {
  const known = before.full_name === full_name ? before : newPlayer(nhl_id, full_name, position);
  return {
    full_name,
    first_name: first_name ?? known.first_name,
    last_name: last_name ?? known.last_name,
    search_name: searchName(full_name),
  };
}

function presentOnly<R extends object>(values: R, columns: ReadonlySet<string>): Partial<R> {
  return Object.fromEntries(Object.entries(values).filter(([column]) => columns.has(column))) as Partial<R>;
}

/**
 * Derives the injury status from the club's injured reserve. It applies only when no newer status is stored. A return
 * to the active roster only clears a status that a roster file set.
 */
function statusOfRoster(before: PlayerRecord, rosterStatus: string | null, day: string | null): Partial<PlayerRecord> {
  const since = before.status_as_of?.slice(0, 10) ?? null;
  if (day !== null && since !== null && since > day) return {};
  if (rosterStatus === 'ir' && (before.status === 'healthy' || before.status === 'day-to-day')) {
    return { status: 'IR', status_as_of: day === null ? null : `${day}T00:00:00.000Z`, status_note: CLUB_RESERVE };
  }
  if (rosterStatus === 'active' && before.status === 'IR' && isClubReserve(before.status_note) && since !== day) {
    return { status: 'healthy', status_as_of: day === null ? null : `${day}T00:00:00.000Z`, status_note: null };
  }
  return {};
}

/** The cap hits in a row of a players file. `cap_hit` belongs to `season`; other columns name their season. */
export function playerRowContracts(row: PlayerRow, season: Season, day: string | null): ContractRecord[] {
  const hits = new Map<Season, number>(Object.entries(row.caps));
  if (row.cap_hit !== null) hits.set(season, row.cap_hit);
  return [...hits].map(([of, hit]) => ({
    player_id: row.nhl_id,
    season: of,
    cap_hit: hit,
    aav: null,
    base_salary: null,
    signing_bonus: null,
    perf_bonus: null,
    clause: null,
    club: row.nhl_team,
    source: row.cap_source ?? CSV_SOURCE,
    as_of: dayIn(row.cap_source) ?? day,
  }));
}

export function contractRowRecord(row: ContractRow): ContractRecord {
  return {
    player_id: row.nhl_id,
    season: row.season,
    cap_hit: row.cap_hit,
    aav: row.aav,
    base_salary: row.base_salary,
    signing_bonus: row.signing_bonus,
    perf_bonus: row.perf_bonus,
    clause: row.clause,
    club: row.team,
    source: row.source ?? CSV_SOURCE,
    as_of: row.as_of ?? dayIn(row.source),
  };
}

/**
 * Merges another record into a season's contract. The newer record wins per cell and the older one fills its gaps. So
 * import order does not matter, and importing a file twice changes nothing. On the same day a full record wins over one
 * with only the cap hit, as in a players file.
 */
export function mergeContract(
  stored: ContractRecord | undefined,
  row: ContractRecord,
  { today }: Clock,
): ContractRecord {
  if (stored === undefined) return { ...row, as_of: row.as_of ?? today };
  const sameDay = row.as_of === null || row.as_of === stored.as_of;
  if (!notOlder(row.as_of, stored.as_of) || (sameDay && isShort(row) && !isShort(stored)))
    return fill(stored, { ...row, source: stored.source });
  const merged = fill(row, stored);
  merged.as_of = row.as_of ?? stored.as_of;
  if (sameDay) {
    // Without a date, a changed source name is no news.
    merged.source = row.as_of === null || isShort(row) ? stored.source : row.source;
    if (row.as_of === null && Object.keys(changesBetween(stored, merged)).length > 0) {
      merged.as_of = today;
      merged.source = row.source;
    }
  }
  return merged;
}

export const isShort = (contract: ContractRecord): boolean =>
  contract.aav === null && contract.base_salary === null && contract.signing_bonus === null;

/**
 * Priority of a statistics line over another of the same season: NHL over files, final over partial, later over
 * earlier.
 */
function weight(line: SeasonRecord): [number, string] {
  const nhl = line.source === NHL_SOURCE ? 1 : 0;
  if (line.as_of === 'final') return [nhl, '9999-12-31'];
  return [nhl, dayIn(line.as_of) ?? ''];
}

/** The line with higher priority wins per cell; the other fills gaps. */
export function mergeSeason(stored: SeasonRecord | undefined, row: SeasonRecord): SeasonRecord {
  if (stored === undefined) return row;
  const [nhl, day] = weight(row);
  const [storedNhl, storedDay] = weight(stored);
  return nhl > storedNhl || (nhl === storedNhl && day >= storedDay) ? fill(row, stored) : fill(stored, row);
}

export function emptySeason(playerId: number, season: Season, nhlPlayoffs: boolean): SeasonRecord {
  return {
    player_id: playerId,
    season,
    playoffs: nhlPlayoffs,
    club: null,
    gp: 0,
    ...perColumn(SEASON_COUNTS, () => null),
    sv_pct: null,
    gaa: null,
    toi_seconds: null,
    as_of: null,
    source: CSV_SOURCE,
  };
}

type StatisticsRow = Omit<SkaterRow, 'position' | 'position_detail'> | GoalieRow;

export const goalieRowRecord = ({
  nhl_id,
  full_name: _,
  team: club,
  toi_s: toi_seconds,
  source,
  ...line
}: StatisticsRow): SeasonRecord => ({
  ...emptySeason(nhl_id, line.season, line.playoffs),
  ...line,
  club,
  toi_seconds,
  source: source ?? CSV_SOURCE,
});

export const skaterRowRecord = ({ position: _, position_detail: __, ...row }: SkaterRow): SeasonRecord =>
  goalieRowRecord(row);
