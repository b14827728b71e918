import { readdirSync } from 'node:fs';
import { afterAll, expect, test } from '@jest/globals';
import pg from 'pg';
import './app.module.js';
import { statements } from './platform/database/statement.js';
import { createTestDatabase } from './testing/test-database.js';
import { closeAll } from './testing/answers/close-all.js';

// The compiler cannot check SQL files, so the server describes them.

const database = await createTestDatabase();
const client = new pg.Client({ connectionString: database.url });
await client.connect();
afterAll(() => closeAll(client, database));

/** Column names of a statement, from the server's description without running it. */
const described = (text: string): Promise<string[]> =>
  new Promise((resolve, reject) => {
    let names: string[] = [];
    const question: pg.Submittable & Record<string, unknown> = {
      submit(connection: pg.Connection) {
        connection.parse({ name: '', text, types: [] }, true);
        connection.describe({ type: 'S', name: '' }, true);
        connection.sync();
      },
      handleRowDescription: ({ fields }: { fields: { name: string }[] }) => {
        names = fields.map(({ name }) => name);
      },
      handleReadyForQuery: () => resolve(names),
      handleError: reject,
    };
    client.query(question);
  });

test('every statement in a file is understood by the server and answers with the columns that were declared', async () => {
  for (const { name, text, columns } of statements()) {
    await client.query(`prepare "${name}" as ${text}`);
    const { rows } = await client.query<{ result: string[] | null }>(
      'select result_types::text[] as result from pg_prepared_statements where name = $1',
      [name],
    );
    const types = rows[0]?.result ?? [];
    const answered = (await described(text)).map((column, index) => [column, types[index]]);
    const declared = Object.entries(columns).map(([column, { type }]) => [column, type]);
    expect({ name, columns: answered }).toEqual({ name, columns: declared });
  }
});

test('joins with the stays of players look into both parts of the view', async () => {
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(
    `explain select from unnest(array['one', 'two']) d (league_id) join roster_stay r on r.league_id = d.league_id`,
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toMatch(/ on roster_past/);
  expect(plan).toMatch(/ on roster_entry/);
  expect(plan).not.toContain('Subquery Scan');
});

test('every .sql file beside the features is loaded as a statement', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.sql') && !file.startsWith('functions'))
    .map((file) => file.replace(/^.*\//, '').replace(/\.sql$/, ''));
  const loaded = new Set(statements().map(({ name }) => name));
  expect(files.filter((file) => !loaded.has(file))).toEqual([]);
});
