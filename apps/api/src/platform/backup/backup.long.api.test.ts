import { chmod, mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { migrations } from '../../migrations/index.js';
import { schema } from '../../schema.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.js';
import { forward, player, retain, tradeLeague } from '../../trades/testing/trade-fixture.js';
import { migrate } from '../database/schema/migrate.js';
import { backUp } from './backup.js';
import { readManifest, tableFile } from './backup.format.js';
import { rehearse } from './rehearse.js';
import { restore, secretOf } from './restore.js';

let app: TestApp;
let folder: string;
let uploads: string;
const databases: TestDatabase[] = [];
const SECRET = 'a secret that is only for this test, 4711 times';

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'crease-backup-'));
  uploads = path.join(folder, 'uploads');
  await mkdir(uploads);
  await writeFile(path.join(uploads, 'one.webp'), Buffer.from([1, 2, 3, 10, 13, 0, 255]));
  await writeFile(path.join(uploads, 'half.new'), 'half a picture');
  app = await startTestApp();
  const league = await tradeLeague(app, { office: 3 });
  const [star] = await league.hold(1, [forward(5_000_000)]);
  await league.trade({ team: 1, gives: [player(star!.id), retain(star!.id, 20)] }, { team: 2 });
  // Values that are hard to write: JSON null next to SQL null, bytes, line breaks, tabs, backslashes, fractions of a
  // second.
  await league.query(
    `update league set settings = settings || jsonb_build_object('note', E'a\\tb\\\\n\nc "d" é 🏒', 'nothing', null) where id = $1`,
    [league.id],
  );
  await league.query(
    `insert into idempotency (user_id, key, body_hash, status, response) values ('nobody', 'json-null', '\\N', 200, 'null'), ('nobody', 'sql-null', '', 200, null)`,
  );
  // More data than any buffer holds.
  await league.query(
    `insert into idempotency (user_id, key, body_hash, status, response) select 'many', n::text, repeat(md5(n::text), 10), 200, to_jsonb(n) from generate_series(1, 20000) n`,
  );
  await league.query(`insert into socket_io_attachments (payload) values ('\\x00ff0a5c'::bytea)`);
}, 60_000);
afterAll(async () => {
  await app?.close();
  await Promise.all(databases.map((database) => database.drop()));
  await rm(folder, { recursive: true, force: true });
});

async function fresh(): Promise<string> {
  const database = await createTestDatabase({ empty: true });
  databases.push(database);
  return database.url;
}

async function contentOf(url: string): Promise<Record<string, string[]>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not in ('migration', 'migration_checksum', 'function_checksum') order by 1`,
    );
    const content: Record<string, string[]> = {};
    for (const { name } of tables)
      content[name] = (
        await client.query<{ row: string }>(
          `select to_jsonb(t)::text as row from ${pg.escapeIdentifier(name)} t order by 1`,
        )
      ).rows.map(({ row }) => row);
    content.sequences = (
      await client.query<{ row: string }>(
        `select sequencename || ' ' || coalesce(last_value::text, '-') as row from pg_sequences where schemaname = 'public' and sequencename not like 'migration%' order by 1`,
      )
    ).rows.map(({ row }) => row);
    return content;
  } finally {
    await client.end();
  }
}

const backup = async (name: string): Promise<string> => {
  const to = path.join(folder, name);
  await backUp({ databaseUrl: app.config.DATABASE_DIRECT_URL, folder: to, uploads, sessionSecret: SECRET });
  return to;
};
/** Tables that the service's own timers write at any time. */
const CLOCKWORK = ['heartbeat', 'outage', 'process_report'];
const without = (content: Record<string, string[]>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(content).filter(([name]) => !names.includes(name)));

it('a backup taken while the service runs, restored into a new database, is the same table by table, with pictures and the secret', async () => {
  const from = await backup('first');
  const before = await contentOf(app.config.DATABASE_DIRECT_URL);
  const url = await fresh();
  const place = path.join(folder, 'restored-uploads');
  await restore({ schema, folder: from, databaseUrl: url, uploads: place });
  const after = await contentOf(url);
  expect(before.roster_entry?.length).toBeGreaterThan(0);
  expect(without(after, CLOCKWORK)).toEqual(without(before, CLOCKWORK));
  expect(await readFile(path.join(place, 'one.webp'))).toEqual(Buffer.from([1, 2, 3, 10, 13, 0, 255]));
  expect(await readdir(place)).toEqual(['one.webp']);
  expect(await secretOf(from)).toBe(SECRET);
  const another = await startTestApp({ databaseUrl: url });
  expect((await another.api('GET', '/api/health')).status).toBe(200);
  await another.close();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await expect(client.query(`insert into membership (league_id, user_id) values ('none', 'none')`)).rejects.toThrow(
    /foreign key/,
  );
  await client.end();
});

it('a rehearsal restores a backup beside the running service, and leaves no database behind', async () => {
  const from = await backup('rehearsed');
  const before = await contentOf(app.config.DATABASE_DIRECT_URL);
  const manifest = await rehearse({ folder: from, databaseUrl: app.config.DATABASE_DIRECT_URL, schema });
  expect(manifest).toEqual(await readManifest(from));
  expect(without(await contentOf(app.config.DATABASE_DIRECT_URL), CLOCKWORK)).toEqual(without(before, CLOCKWORK));
  const client = new pg.Client({ connectionString: app.config.DATABASE_DIRECT_URL });
  await client.connect();
  const left = () => client.query(`select from pg_database where datname = current_database() || '_rehearsal'`);
  expect((await left()).rowCount).toBe(0);
  await rm(tableFile(from, 'roster_entry'));
  await expect(rehearse({ folder: from, databaseUrl: app.config.DATABASE_DIRECT_URL, schema })).rejects.toThrow(
    /is damaged/,
  );
  expect((await left()).rowCount).toBe(0);
  await client.end();
});

it('everything in a backup is readable by its owner only', async () => {
  const from = await backup('modes');
  const modes = async (at: string): Promise<void> => {
    const found = await stat(at);
    expect({ at, mode: (found.mode & 0o777).toString(8) }).toEqual({ at, mode: found.isDirectory() ? '700' : '600' });
    if (found.isDirectory()) for (const name of await readdir(at)) await modes(path.join(at, name));
  };
  await modes(from);
});

it('a database that holds anything is never restored over, and stays what it is', async () => {
  const from = await backup('over');
  const url = await fresh();
  await restore({ schema, folder: from, databaseUrl: url, uploads: null });
  const before = await contentOf(url);
  await expect(restore({ schema, folder: from, databaseUrl: url, uploads: null })).rejects.toThrow(
    /holds something already: a backup is restored into a new, empty one/,
  );
  await expect(
    restore({ schema, folder: from, databaseUrl: app.config.DATABASE_DIRECT_URL, uploads: null }),
  ).rejects.toThrow(/holds something already/);
  expect(await contentOf(url)).toEqual(before);
});

it('a damaged backup, one of a newer version and a folder that is none are refused before anything is touched', async () => {
  const from = await backup('damaged');
  const url = await fresh();
  const file = tableFile(from, 'roster_entry');
  const whole = await readFile(file);
  const attempt = () => restore({ schema, folder: from, databaseUrl: url, uploads: null });
  await writeFile(file, gzipSync(gunzipSync(whole).subarray(0, 10)));
  await expect(attempt()).rejects.toThrow(/is damaged: the table roster_entry is missing or not what was written/);
  await writeFile(file, whole.subarray(0, 20));
  await expect(attempt()).rejects.toThrow(/the table roster_entry is missing or not what was written/);
  await writeFile(file, whole);
  await rm(path.join(from, 'uploads', 'one.webp'));
  await expect(attempt()).rejects.toThrow(/the picture one\.webp is missing/);
  await writeFile(path.join(from, 'uploads', 'one.webp'), Buffer.from([1, 2, 3, 10, 13, 0, 255]));
  const manifest = await readManifest(from);
  await writeFile(
    path.join(from, 'manifest.json'),
    JSON.stringify({ ...manifest, migrations: [...manifest.migrations, 'Migration29991231000000_future'] }),
  );
  await expect(attempt()).rejects.toThrow(/made by a newer version of Crease \(Migration29991231000000_future\)/);
  await expect(restore({ schema, folder: uploads, databaseUrl: url, uploads: null })).rejects.toThrow(/is no backup/);
  expect(Object.keys(await contentOf(url))).toEqual(['sequences']);
});

it('a backup that cannot be finished leaves nothing that looks like one, and none is written over another', async () => {
  const to = path.join(folder, 'unfinished');
  const broken = path.join(folder, 'broken-uploads');
  await mkdir(path.join(broken, 'a-folder-among-pictures'), { recursive: true });
  await expect(
    backUp({ databaseUrl: app.config.DATABASE_DIRECT_URL, folder: to, uploads: broken, sessionSecret: null }),
  ).rejects.toThrow();
  expect((await readdir(folder)).filter((name) => name.startsWith('unfinished'))).toEqual([]);
  await mkdir(to);
  await chmod(to, 0o700);
  await expect(
    backUp({ databaseUrl: app.config.DATABASE_DIRECT_URL, folder: to, uploads, sessionSecret: null }),
  ).rejects.toThrow(/exists already/);
});

it('a backup of an older version is brought forward, and one of a database that lacks what an edited migration brings is carried over', async () => {
  const older = await fresh();
  const names = migrations.slice(0, 8).map(({ name }) => name);
  await migrate(older, schema, names);
  const client = new pg.Client({ connectionString: older });
  await client.connect();
  await client.query(
    `drop trigger roster_entry_retention on roster_entry; drop function end_own_retention(); alter table trade drop column trade_rules; delete from migration_checksum`,
  );
  await client.query(
    `insert into app_user (id, username, first_name, last_name, email, password_hash) values ('u1', 'anna', 'Anna', 'Prov', 'anna@crease.test', 'x')`,
  );
  await client.end();
  await expect(migrate(older, schema)).rejects.toThrow(/npm run restore/);
  const from = path.join(folder, 'older');
  expect((await backUp({ databaseUrl: older, folder: from, uploads, sessionSecret: null })).migrations).toEqual(names);
  const url = await fresh();
  await restore({ schema, folder: from, databaseUrl: url, uploads: null });
  await migrate(url, schema);
  const content = await contentOf(url);
  expect(content.app_user).toHaveLength(1);
  const check = new pg.Client({ connectionString: url });
  await check.connect();
  expect((await check.query<{ name: string }>('select name from migration')).rows).toHaveLength(migrations.length);
  expect((await check.query(`select 1 from pg_trigger where tgname = 'roster_entry_retention'`)).rows).toHaveLength(1);
  await check.end();
});
