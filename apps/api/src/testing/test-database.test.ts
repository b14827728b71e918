import { afterAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase } from './test-database.js';

const databases = await Promise.all([createTestDatabase(), createTestDatabase(), createTestDatabase()]);

afterAll(async () => {
  for (const database of databases) await database.drop();
});

test('every copy of the template is migrated and its own', async () => {
  const names = await Promise.all(
    databases.map(async ({ url }) => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      const { rows } = await client.query<{ name: string; tables: number }>(
        `select current_database() as name, (select count(*)::int from information_schema.tables where table_schema = 'public') as tables`,
      );
      await client.end();
      expect(rows[0]?.tables).toBeGreaterThan(10);
      return rows[0]?.name;
    }),
  );
  expect(new Set(names).size).toBe(3);
});
