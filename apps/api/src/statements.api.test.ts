import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import './app.module.js';
import { statements } from './platform/database/statement.js';
import { createTestDatabase } from './testing/test-database.js';

// Statements in files are text to the compiler: here the server says what they take and what they answer with.

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

test('every statement in a file is understood by the server and answers with the columns that were declared', async () => {
  for (const { name, text, columns } of statements()) {
    await client.query(`prepare "${name}" as ${text}`);
    const { rows } = await client.query<{ result: string[] | null }>(
      'select result_types::text[] as result from pg_prepared_statements where name = $1',
      [name],
    );
    const declared = Object.values(columns).map(({ type }) => type);
    expect({ name, columns: rows[0]?.result ?? [] }).toEqual({ name, columns: declared });
  }
});

test('every .sql file beside the features is loaded as a statement', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.sql') && !file.startsWith('functions'))
    .map((file) => file.replace(/^.*\//, '').replace(/\.sql$/, ''));
  const loaded = new Set(statements().map(({ name }) => name));
  expect(files.filter((file) => !loaded.has(file))).toEqual([]);
});
