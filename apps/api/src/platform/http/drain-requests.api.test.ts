import { setImmediate } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { io } from 'socket.io-client';
import pg from 'pg';
import { eventually } from '../../testing/patience.js';
import { schema } from '../../schema.js';
import { fileApp, startTestApp } from '../../testing/test-app.js';
import { createTestDatabase } from '../../testing/test-database.js';
import { Database } from '../database/database.js';

const { app: first, closing } = await fileApp();
const db = closing(new pg.Pool({ connectionString: first.config.DATABASE_URL, max: 2 }));

it('answers what is under way when it is asked to end, and takes nobody new in', async () => {
  const leaving = await first.another();
  const anna = await first.signUp('anna');
  const lock = await db.connect();
  await lock.query('begin; lock table notification_preference in access exclusive mode');
  const slow = fetch(`${leaving.url}/api/notifications/preferences`, {
    headers: { authorization: `Bearer ${anna.token}` },
  });
  // Match this request's own query. Other tests' databases on this server, and this one's timers, may also wait for
  // locks.
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    and query like 'select "off" from "notification_preference"%'`;
  await eventually(async () => expect((await db.query(waiting)).rowCount).toBe(1));
  const closed = leaving.close();
  await eventually(() => expect(fetch(`${leaving.url}/api/health`)).rejects.toThrow());
  await lock.query('rollback');
  lock.release();
  expect((await slow).status).toBe(200);
  await closed;
});

it('leaves no connection to the database behind when it cannot start', async () => {
  const database = await createTestDatabase();
  const { port, hostname } = new URL(first.url);
  // A pooler would keep its own connections.
  const env = { HOST: hostname, PORT: port, DATABASE_URL: database.url };
  await expect(startTestApp({ databaseUrl: database.url, env })).rejects.toThrow('EADDRINUSE');
  const open = 'select 1 from pg_stat_activity where datname = $1';
  await eventually(async () =>
    expect((await db.query(open, [new URL(database.url).pathname.slice(1)])).rows).toEqual([]),
  );
  await database.drop();
});

it('closes the database also while connections to it are being opened', async () => {
  const database = new Database(first.config, schema);
  await database.connect();
  const read = () => database.db.selectFrom('league').select('id').execute();
  await read();
  const open = Promise.all(Array.from({ length: 4 }, read));
  // Opening the requested connections takes several turns.
  await setImmediate();
  await database.onModuleDestroy();
  expect(await open).toHaveLength(4);
  expect(database.connections()).toMatchObject([{ open: 0 }, { open: 0 }]);
  await expect(read()).rejects.toThrow();
});

it('sends its sockets away in a way that makes them come back at once', async () => {
  const leaving = await first.another();
  const bert = await first.signUp('bert');
  const socket = io(leaving.url, { transports: ['websocket'], auth: { token: bert.token }, forceNew: true });
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  const gone = new Promise<string>((resolve) => socket.once('disconnect', resolve));
  await leaving.close();
  expect(await gone).toBe('transport close');
  expect(socket.active).toBe(true);
  socket.disconnect();
});
