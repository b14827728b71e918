import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { freePort } from '../../../../../../tools/lib/network.mjs';
import { schema } from '../../../schema.js';
import { startProcess } from '../../../testing/another-process.js';
import { eventually } from '../../../testing/patience.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.js';
import { migrate } from './migrate.js';

/*
 * An upgrade that another session holds in the middle: the process answers on its port meanwhile, is killed, and the
 * next one migrates everything once.
 */

/** The migration creates a table, fills it, and drops a column, for which it needs `move_in` alone. */
const MIGRATION = 'Migration20270306000000_move_in_marks';
const NAMES = schema.migrations.map(({ name }) => name);
const SESSION_SECRET = 'only for tests, where nothing is worth stealing';
const [LEAGUE, USER, MOVE_IN] = ['LLLLLLLLLLLL', 'uuuuuuuuuuuu', 'mmmmmmmmmmmm'];

let database: TestDatabase;
let client: pg.Client;
let holder: pg.Client | undefined;
let child: ChildProcess | undefined;
let app: TestApp | undefined;
const rows = async <R extends object>(query: string): Promise<R[]> => (await client.query<R>(query)).rows;

beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  await migrate(
    database.url,
    schema,
    NAMES.filter((name) => name < MIGRATION),
  );
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(`
    insert into app_user (id, username, first_name, last_name, email, password_hash)
    values ('${USER}', 'ann', 'Ann', 'Lee', 'ann@crease.test', 'x');
    insert into league (id, name, type, phase, current_season, settings, created_by)
    values ('${LEAGUE}', 'League', 'dynasty', 'setup', '2025-26', '{}', '${USER}');
    insert into stream (league_id, id, seq) values ('${LEAGUE}', 'league:${LEAGUE}', 3);
    insert into event (league_id, stream, seq, type, data, rooms)
    select '${LEAGUE}', 'league:${LEAGUE}', n, 'activity', '{}', '{}' from generate_series(1, 3) n;
    insert into move_in (league_id, id, source, players, before, event_id)
    select '${LEAGUE}', '${MOVE_IN}', 'test', 0, '{}', id from event where seq = 2;
  `);
}, 120_000);
afterAll(async () => {
  child?.kill('SIGKILL');
  await holder?.end();
  await app?.close();
  await client?.end();
  await database?.drop();
});

async function hold(): Promise<pg.Client> {
  const session = new pg.Client({ connectionString: database.url });
  await session.connect();
  await session.query('begin; select from move_in');
  return session;
}
const held = () =>
  eventually(async () => {
    const waiting = await rows(`select from pg_stat_activity where datname = current_database()
      and wait_event_type = 'Lock' and wait_event = 'relation' and query like '%move_in_mark%'`);
    expect(waiting).toHaveLength(1);
  }, 60_000);
const state = async () => ({
  migrations: await rows<{ name: string }>('select name from migration order by id'),
  ...(await rows<object>(`select to_regclass('move_in_mark') as marks, count(*)::int as events from event`))[0],
});
const ask = async (url: string, address: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(url + address, { headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

test('the port of a process that migrates answers, and the process can be killed in the middle @long', async () => {
  const before = await state();
  holder = await hold();
  const { url, child: started } = startProcess({ DATABASE_URL: database.url, SESSION_SECRET }, { logs: true });
  child = started;
  const printed = text(started.stdout!);
  await held();

  expect(await ask(url, '/api/health/live')).toMatchObject({ status: 200, text: '{"status":"ok"}' });
  for (const address of ['/api/health/ready', '/api/health']) {
    const answer = await ask(url, address);
    expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
      503,
      '5',
      'no-store',
    ]);
    expect(JSON.parse(answer.text)).toEqual({
      status: 'migrating',
      refusal: expect.objectContaining({ name: 'notReady', message: 'The database is being upgraded.' }),
    });
  }
  const call = await ask(url, '/api/user-leagues', { 'accept-language': 'fr-CA, en;q=0.5' });
  expect([call.status, JSON.parse(call.text)]).toEqual([
    503,
    {
      refusal: expect.objectContaining({
        name: 'tryAgain',
        kind: 'busy',
        message: 'Une mise à niveau de Crease est en cours.',
        fix: 'Réessayez dans quelques minutes.',
      }),
    },
  ]);
  const socket = await ask(url, '/socket.io/?EIO=4&transport=polling');
  expect([socket.status, socket.headers.get('content-type')]).toEqual([503, 'application/json; charset=utf-8']);
  const english = await ask(url, '/leagues');
  expect([english.status, english.headers.get('retry-after'), english.headers.get('content-type')]).toEqual([
    503,
    '5',
    'text/html; charset=utf-8',
  ]);
  expect(english.text).toContain('<h1>Crease is being upgraded</h1>');
  const french = await ask(url, '/leagues', { 'accept-language': 'en', cookie: 'crease_language=fr' });
  expect(french.text).toContain('<html lang="fr">');
  expect(french.text).toContain('<h1>Une mise à niveau de Crease est en cours</h1>');

  const ended = once(started, 'exit');
  started.kill('SIGKILL');
  await ended;
  const count = NAMES.length - before.migrations.length;
  expect(await printed).toMatch(new RegExp(`Upgrading the database, 1 of ${count} after \\d+ s: move_in_marks`));
  expect(await state()).toEqual(before);
}, 120_000);

test('the next process migrates everything once, and takes over its port without refusing a connection', async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const starting = startTestApp({ databaseUrl: database.url, env: { PORT: String(port), SESSION_SECRET } });
  starting.then(
    (started) => (app = started),
    () => undefined,
  );
  await eventually(async () => expect((await ask(url, '/api/health/live')).status).toBe(200));
  expect((await ask(url, '/api/health/ready')).text).toContain('"status":"migrating"');
  // The connection of the killed process still waits for the lock, and its answer has no reader.
  await holder?.end();
  holder = undefined;
  const seen = new Set<string>();
  // Every request needs its own connection, and a refused one would fail the test.
  for (let ready = false; !ready;) {
    const { status, text: body } = await ask(url, '/api/health', { connection: 'close' });
    seen.add((JSON.parse(body) as { status: string }).status);
    ready = status === 200;
  }
  expect([...seen].at(-1)).toBe('ok');
  await starting;
  expect((await ask(url, '/api/health/ready')).status).toBe(200);
  expect((await state()).migrations.map(({ name }) => name).sort()).toEqual([...NAMES].sort());
  expect(await rows('select name from migration_checksum')).toHaveLength(NAMES.length);
  expect(await rows('select stream, seq from move_in_mark')).toEqual([{ stream: `league:${LEAGUE}`, seq: 2 }]);
}, 120_000);
