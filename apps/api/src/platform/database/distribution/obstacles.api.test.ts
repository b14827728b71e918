import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { schema } from '../../../schema.js';
import { createTestDatabase } from '../../../testing/test-database.js';
import type { TableKind } from '../table.js';
import { COPIED_TABLES, DROPPED_KEYS, keyStatements, LEAGUE_TRIGGERS } from './distribution.obstacles.js';

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

const ofKind = (kind: TableKind): string[] =>
  schema.entities.filter((table) => table.kind === kind).map(({ meta }) => meta.tableName);

test('unique keys of tables of leagues have the league', async () => {
  const { rows } = await client.query<{ name: string }>(
    `select distinct c.relname as name from pg_class c join pg_index i on i.indrelid = c.oid and i.indisunique
     where c.relname = any ($1) and c.relnamespace = current_schema()::regnamespace and not exists (
       select from pg_attribute a where a.attrelid = c.oid and a.attnum = any (i.indkey) and a.attnotnull
         and a.attname = case c.relname when 'league' then 'id' else 'league_id' end)
     order by 1`,
    [ofKind('league')],
  );
  expect(rows.map(({ name }) => name)).toEqual([]);
});

test('tables that each machine has refer to no other tables', async () => {
  const copied = [...ofKind('shared'), ...COPIED_TABLES];
  const { rows } = await client.query(
    `select conname from pg_constraint where contype = 'f' and conrelid::regclass::text = any ($1)
     and confrelid::regclass::text <> all ($1)`,
    [copied],
  );
  expect(rows).toEqual([]);
  expect([...ofKind('local'), ...ofKind('account')]).toEqual(expect.arrayContaining([...COPIED_TABLES]));
});

const onOneServer = process.env.CITUS_URL === undefined ? test : test.skip;

onOneServer('keys to tables of leagues from other tables are dropped, and no others', async () => {
  const { rows } = await client.query<{ key: string }>(
    `select o.conrelid::regclass || '.' || a.attname as key from pg_constraint o
     join pg_attribute a on a.attrelid = o.conrelid and a.attnum = o.conkey[1]
     where o.contype = 'f' and o.confrelid::regclass::text = any ($1) and o.conrelid::regclass::text <> all ($1)`,
    [ofKind('league')],
  );
  expect(rows.map(({ key }) => key)).toEqual(DROPPED_KEYS);
});

test('each trigger of a table of leagues writes one table of leagues, by its league', async () => {
  const { rows } = await client.query<{ name: string; body: string }>(
    `select t.tgname as name, p.prosrc as body from pg_trigger t join pg_proc p on p.oid = t.tgfoid
     where not t.tgisinternal and t.tgrelid::regclass::text = any ($1) and t.tgname not like 'release_%'
       and t.tgname not like 'Follow_%' and t.tgname not like 'a_tests_%'`,
    [ofKind('league')],
  );
  const written = (body: string) => /(?:insert into|update) (\w+)/.exec(body)?.[1];
  expect(Object.fromEntries(rows.map(({ name, body }) => [name, written(body)]))).toEqual(LEAGUE_TRIGGERS);
  for (const { body } of rows) expect(body).toContain('league_id');
  expect(ofKind('league')).toEqual(expect.arrayContaining(Object.values(LEAGUE_TRIGGERS)));
});

test('a key that empties one column is kept, and a trigger empties the column', () => {
  const definition = 'FOREIGN KEY (league_id, draft_id) REFERENCES draft(league_id, id)';
  expect(keyStatements('draft_pick', 'k', `${definition} ON DELETE SET NULL (draft_id)`)).toEqual([
    `alter table draft_pick add constraint k ${definition}`,
    expect.stringContaining(`execute function release_reference('draft_pick', 'draft_id')`),
  ]);
  const cascade = `${definition} ON DELETE CASCADE`;
  expect(keyStatements('draft_pool', 'k', cascade)).toEqual([`alter table draft_pool add constraint k ${cascade}`]);
});

test('a key that follows changes is kept, and a trigger changes its rows before the key is checked', () => {
  const key = 'FOREIGN KEY (league_id, season, player_id) REFERENCES restricted_agent(league_id, season, player_id)';
  const [added, trigger = ''] = keyStatements('rfa_offer', 'k', `${key} ON UPDATE CASCADE ON DELETE CASCADE`);
  expect(added).toBe(`alter table rfa_offer add constraint k ${key} ON DELETE CASCADE`);
  expect(trigger).toContain('after update of player_id on restricted_agent');
  expect(trigger).toContain(`follow_reference('rfa_offer', 'league_id', 'season', 'player_id')`);
  const [name = ''] = /(?<=trigger ")\w+/.exec(trigger) ?? [];
  expect(name < 'RI_').toBe(true);
});
