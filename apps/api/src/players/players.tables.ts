import type { Sql } from '../platform/database/database.js';
import type { ContractRecord, PlayerRecord, SeasonRecord } from '@crease/core/players/import.rules.js';
import { NHL_CLUBS } from '@crease/core/players/clubs.js';

export type { Sql };

type Columns = Readonly<Record<string, string>>;

const PLAYER_COLUMNS = {
  id: 'int',
  full_name: 'text',
  first_name: 'text',
  last_name: 'text',
  search_name: 'text',
  position: 'text',
  position_detail: 'text',
  nhl_club: 'text',
  birth_date: 'date',
  shoots: 'text',
  birth_country: 'text',
  status: 'text',
  status_as_of: 'timestamptz',
  status_note: 'text',
  contract_expiry: 'int',
  expiry_status: 'text',
  contract_type: 'text',
  clause: 'text',
  draft_year: 'int',
  draft_round: 'int',
  draft_overall: 'int',
  drafted_or_signed: 'boolean',
  roster_status: 'text',
  rank: 'int',
  is_sample: 'boolean',
  source: 'text',
  as_of: 'date',
} as const satisfies Record<keyof PlayerRecord, string>;

const CONTRACT_COLUMNS = {
  player_id: 'int',
  season: 'text',
  cap_hit: 'int',
  aav: 'int',
  base_salary: 'int',
  signing_bonus: 'int',
  perf_bonus: 'int',
  clause: 'text',
  club: 'text',
  source: 'text',
  as_of: 'date',
} as const satisfies Record<keyof ContractRecord, string>;

const SEASON_COLUMNS = {
  player_id: 'int',
  season: 'text',
  playoffs: 'boolean',
  club: 'text',
  gp: 'int',
  g: 'int',
  a: 'int',
  pts: 'int',
  plus_minus: 'int',
  pim: 'int',
  ppg: 'int',
  ppp: 'int',
  shg: 'int',
  shp: 'int',
  gwg: 'int',
  otg: 'int',
  sog: 'int',
  hits: 'int',
  blocks: 'int',
  gs: 'int',
  w: 'int',
  l: 'int',
  otl: 'int',
  so: 'int',
  ga: 'int',
  sa: 'int',
  sv_pct: 'numeric',
  gaa: 'numeric',
  toi_seconds: 'int',
  as_of: 'text',
  source: 'text',
} as const satisfies Record<keyof SeasonRecord, string>;

/** How a column is read, so that a row equals the record that was written: dates and times as ISO text, numerics as numbers. */
function readAs(column: string, type: string, prefix = ''): string {
  const name = `${prefix}${column}`;
  switch (type) {
    case 'date':
      return `to_char(${name}, 'YYYY-MM-DD') as ${column}`;
    case 'timestamptz':
      return `to_char(${name} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ${column}`;
    case 'numeric':
      return `${name}::float8 as ${column}`;
    default:
      return name;
  }
}

const list = (columns: Columns, prefix = ''): string =>
  Object.entries(columns)
    .map(([column, type]) => readAs(column, type, prefix))
    .join(', ');

/** The columns of a player for a `select`, each preceded by `prefix` ('p.'). */
export const playerColumns = (prefix = ''): string => list(PLAYER_COLUMNS, prefix);
export const contractColumns = (prefix = ''): string => list(CONTRACT_COLUMNS, prefix);
export const seasonColumns = (prefix = ''): string => list(SEASON_COLUMNS, prefix);

const ids = (values: Iterable<number>): string => `{${[...values].join(',')}}`;

export async function readPlayers(sql: Sql, playerIds: Iterable<number>): Promise<Map<number, PlayerRecord>> {
  const rows = await sql<PlayerRecord>(`select ${playerColumns()} from player where id = any($1::int[])`, [
    ids(playerIds),
  ]);
  return new Map(rows.map((row) => [row.id, row]));
}

export const contractKey = (row: { player_id: number; season: string }): string => `${row.player_id} ${row.season}`;
export const seasonKey = (row: { player_id: number; season: string; playoffs: boolean }): string =>
  `${row.player_id} ${row.season}${row.playoffs ? ' playoffs' : ''}`;

export async function readContracts(sql: Sql, playerIds: Iterable<number>): Promise<Map<string, ContractRecord>> {
  const rows = await sql<ContractRecord>(`select ${contractColumns()} from contract where player_id = any($1::int[])`, [
    ids(playerIds),
  ]);
  return new Map(rows.map((row) => [contractKey(row), row]));
}

export async function readSeasons(sql: Sql, playerIds: Iterable<number>): Promise<Map<string, SeasonRecord>> {
  const rows = await sql<SeasonRecord>(
    `select ${seasonColumns()} from player_season where player_id = any($1::int[])`,
    [ids(playerIds)],
  );
  return new Map(rows.map((row) => [seasonKey(row), row]));
}

const AT_ONCE = 2_000;

/** Writes whole records, new or known, a few thousand in one statement. */
async function upsert(
  sql: Sql,
  table: string,
  columns: Columns,
  key: readonly string[],
  records: readonly object[],
  onUpdate = '',
): Promise<void> {
  const names = Object.keys(columns);
  const types = Object.entries(columns)
    .map(([column, type]) => `${column} ${type}`)
    .join(', ');
  const changes = names
    .filter((name) => !key.includes(name))
    .map((name) => `${name} = excluded.${name}`)
    .join(', ');
  for (let from = 0; from < records.length; from += AT_ONCE) {
    await sql(
      `insert into ${table} (${names.join(', ')}) select ${names.join(', ')} from jsonb_to_recordset($1::jsonb) as given(${types})
       on conflict (${key.join(', ')}) do update set ${changes}${onUpdate}`,
      [JSON.stringify(records.slice(from, from + AT_ONCE))],
    );
  }
}

export const writePlayers = (sql: Sql, records: readonly PlayerRecord[]): Promise<void> =>
  upsert(sql, 'player', PLAYER_COLUMNS, ['id'], records, ', updated_at = now()');
export const writeContracts = (sql: Sql, records: readonly ContractRecord[]): Promise<void> =>
  upsert(sql, 'contract', CONTRACT_COLUMNS, ['player_id', 'season'], records);
export const writeSeasons = (sql: Sql, records: readonly SeasonRecord[]): Promise<void> =>
  upsert(sql, 'player_season', SEASON_COLUMNS, ['player_id', 'season', 'playoffs'], records);

/** The 32 clubs, which players refer to. Safe to call each time. */
export const writeClubs = (sql: Sql): Promise<void> =>
  upsert(
    sql,
    'nhl_club',
    { code: 'text', name: 'text', city: 'text', conference: 'text', division: 'text', color: 'text' },
    ['code'],
    NHL_CLUBS,
  );
