import { afterAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import pg from 'pg';
import { closeAll } from '../../testing/answers/close-all.js';
import { createTestDatabase } from '../../testing/test-database.js';
import { dbOn } from './connection/client.js';
import { nameOrder } from './sql.js';

const database = await createTestDatabase();
const client = new pg.Client({ connectionString: database.url });
await client.connect();
afterAll(() => closeAll(client, database));

test('names are sorted as people sort them, whatever their accents and capitals', async () => {
  const names = ['Zach', 'Émile', 'abel', 'Eric', 'Çelik', 'Dube'];
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${names}::text[]) as n (name) order by ${nameOrder(sql.ref('name'))}`.execute(dbOn(client));
  expect(rows.map(({ name }) => name)).toEqual(['abel', 'Çelik', 'Dube', 'Émile', 'Eric', 'Zach']);
});
