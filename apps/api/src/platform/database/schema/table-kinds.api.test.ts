import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase } from '../../../testing/test-database.js';
import { schema } from '../../../schema.js';
import type { TableKind } from '../table.js';

/** Tables of accounts that say in which league something was; null or no column where it was in none. */
const ACCOUNT_WITH_LEAGUE = ['mail', 'notice'];

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client?.end();
  await database?.drop();
});

const ofKind = (...kinds: TableKind[]): string[] =>
  schema.entities.filter(({ kind }) => kinds.includes(kind)).map(({ meta }) => meta.tableName);

async function tablesWith(condition: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and ${condition}`,
  );
  return rows.map(({ name }) => name);
}

test('every row of a league’s table has the id of its league', async () => {
  const keyed = new Set(['league', ...(await tablesWith(`a.attname = 'league_id' and a.attnotnull`))]);
  expect(
    ofKind('league')
      .filter((name) => !keyed.has(name))
      .sort(),
  ).toEqual([]);
});

test('no row of another table belongs to a league', async () => {
  const named = new Set(await tablesWith(`a.attname = 'league_id'`));
  expect(
    ofKind('shared', 'account', 'local')
      .filter((name) => named.has(name))
      .sort(),
  ).toEqual(ACCOUNT_WITH_LEAGUE);
});

test('no shared table refers to a table of leagues or accounts', async () => {
  const { rows } = await client.query<{ from: string; to: string }>(
    `select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint where contype = 'f'`,
  );
  const [shared, owned] = [new Set(ofKind('shared')), new Set(ofKind('league', 'account'))];
  expect(rows.filter(({ from, to }) => shared.has(from) && owned.has(to))).toEqual([]);
});

test('what is unique in a table of leagues is unique within a league', async () => {
  const { rows } = await client.query<{ table: string; index: string }>(
    `select i.indrelid::regclass::text as table, i.indexrelid::regclass::text as index from pg_index i
     where i.indisunique and not exists (
       select from pg_attribute a
       where a.attrelid = i.indrelid and a.attname = 'league_id' and a.attnum = any (i.indkey))`,
  );
  const owned = new Set(ofKind('league').filter((name) => name !== 'league'));
  expect(
    rows
      .filter(({ table }) => owned.has(table))
      .map(({ index }) => index)
      .sort(),
  ).toEqual([]);
});
