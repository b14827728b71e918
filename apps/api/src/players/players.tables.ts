import { daysOfPlayersDue } from './points-due.tables.js';
import { sql } from 'kysely';
import type { ContractRecord, PlayerRecord } from '@crease/core/players/files/import.rules.js';
import type { Db, Tables } from '../platform/database/database.js';
import { anyOf, asRows, insteadOf } from '../platform/database/sql.js';

/* Complete records of players, contracts and season lines, which imports read, compare and write. */

export const PLAYER_COLUMNS = [
  'id',
  'full_name',
  'first_name',
  'last_name',
  'search_name',
  'position',
  'position_detail',
  'nhl_club',
  'birth_date',
  'shoots',
  'birth_country',
  'status',
  'status_as_of',
  'status_note',
  'contract_expiry',
  'expiry_status',
  'contract_type',
  'clause',
  'draft_year',
  'draft_round',
  'draft_overall',
  'drafted_or_signed',
  'roster_status',
  'rank',
  'is_sample',
  'source',
  'as_of',
] as const satisfies readonly (keyof PlayerRecord)[];

export const CONTRACT_COLUMNS = [
  'player_id',
  'season',
  'cap_hit',
  'aav',
  'base_salary',
  'signing_bonus',
  'perf_bonus',
  'clause',
  'club',
  'source',
  'as_of',
] as const satisfies readonly (keyof ContractRecord)[];

/** Times as ISO text, so that records can be compared with values from a file. */
export const withTimesAsText = <R extends { readonly status_as_of: Date | null }>(row: R) => ({
  ...row,
  status_as_of: row.status_as_of?.toISOString() ?? null,
});

export async function readPlayers(db: Db, playerIds: Iterable<number>): Promise<Map<number, PlayerRecord>> {
  const rows = await db
    .selectFrom('player')
    .select(PLAYER_COLUMNS)
    .where('id', '=', anyOf([...playerIds]))
    .execute();
  return new Map(rows.map((row) => [row.id, withTimesAsText(row)]));
}

export const contractKey = (row: { player_id: number; season: string }): string => `${row.player_id} ${row.season}`;

export async function readContracts(db: Db, playerIds: Iterable<number>): Promise<Map<string, ContractRecord>> {
  const rows = await db
    .selectFrom('contract')
    .select(CONTRACT_COLUMNS)
    .where('player_id', '=', anyOf([...playerIds]))
    .execute();
  return new Map(rows.map((row) => [contractKey(row), row]));
}

const AT_ONCE = 2_000;

/** Splits records into chunks, one per statement. */
export function* inParts<R>(records: readonly R[]): Generator<readonly R[]> {
  for (let from = 0; from < records.length; from += AT_ONCE) yield records.slice(from, from + AT_ONCE);
}

/* The writers take complete records, of new and known players. If a record comes twice, the last one wins. */

export const lastOf = <R>(records: readonly R[], key: (record: R) => string | number): R[] => [
  ...new Map(records.map((record) => [key(record), record])).values(),
];

/** Writes players. A new position changes a player's weights, so the days of their games are scored again. */
export async function writePlayers(db: Db, records: readonly PlayerRecord[]): Promise<void> {
  for (const part of inParts(lastOf(records, ({ id }) => id))) {
    const moved = await db
      .selectFrom('player as p')
      .innerJoin(asRows('player', part, 'given'), 'given.id', 'p.id')
      .select('p.id')
      .whereRef('given.position', '<>', 'p.position')
      .execute();
    await db
      .insertInto('player')
      .columns(PLAYER_COLUMNS)
      .expression(db.selectFrom(asRows('player', part, 'given')).select(PLAYER_COLUMNS))
      .onConflict((known) => known.column('id').doUpdateSet(insteadOf([...PLAYER_COLUMNS, 'updated_at'], ['id'])))
      .execute();
    await daysOfPlayersDue(
      db,
      moved.map(({ id }) => id),
    );
  }
}

export async function writeContracts(db: Db, records: readonly ContractRecord[]): Promise<void> {
  const key = ['player_id', 'season'] as const;
  for (const part of inParts(lastOf(records, contractKey)))
    await db
      .insertInto('contract')
      .columns(CONTRACT_COLUMNS)
      .expression(db.selectFrom(asRows('contract', part, 'given')).select(CONTRACT_COLUMNS))
      .onConflict((known) => known.columns(key).doUpdateSet(insteadOf(CONTRACT_COLUMNS, key)))
      .execute();
}

export async function writeRanks(
  db: Db,
  ranks: readonly { readonly id: number; readonly rank: number | null | undefined }[],
): Promise<void> {
  await db
    .updateTable('player')
    .from(asRows('player', ranks, 'given'))
    .set(({ ref }) => ({ rank: ref('given.rank') }))
    .whereRef('player.id', '=', 'given.id')
    .execute();
}

/**
 * Deletes players that no league refers to. `own` lists tables and columns whose rows belong to the player alone; these
 * rows are deleted first.
 */
export async function deletePlayers(
  db: Db,
  ids: readonly number[],
  own: readonly { readonly table: keyof Tables; readonly column: string }[],
): Promise<void> {
  for (const { table, column } of own)
    await db
      .deleteFrom(table)
      .where(sql<boolean>`${sql.ref(`${table}.${column}`)} = ${anyOf(ids)}`)
      .execute();
  await db.deleteFrom('player').where('id', '=', anyOf(ids)).execute();
}
