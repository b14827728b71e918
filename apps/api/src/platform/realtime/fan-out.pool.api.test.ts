import { afterAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase } from '../../testing/test-database.js';
import { resilientPool } from '../database/connection/pool.js';
import { fanOutPool } from './fan-out.pool.js';
import { closeAll } from '../../testing/answers/close-all.js';

const database = await createTestDatabase({ empty: true });
const admin = new pg.Client({ connectionString: database.url });
await admin.connect();
await admin.query('create table kept ()');
const pool = resilientPool(
  { connectionString: database.url, max: 2, connectionTimeoutMillis: 2_000 },
  { statement_timeout: 10_000, lock_timeout: 10_000 },
);
afterAll(() => closeAll(pool, admin, database));

const ended = (client: pg.PoolClient) => new Promise<void>((resolve) => client.once('end', () => resolve()));

describe('the pool of the fan-out', () => {
  it('listens again after more losses than it has places', async () => {
    const door = fanOutPool(pool);
    for (let loss = 0; loss < 5; loss += 1) {
      const client = await door.connect();
      const lost = ended(client);
      const [row] = (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows;
      await admin.query('select pg_terminate_backend($1::int)', [row?.pid]);
      await lost;
    }
    const client = await door.connect();
    await client.query('listen news');
    const heard = new Promise((resolve) => client.once('notification', ({ payload }) => resolve(payload)));
    await admin.query(`select pg_notify('news', 'still here')`);
    expect(await heard).toBe('still here');
    client.removeAllListeners('end');
    client.release(true);
  });

  it('passes messages on the connection that listens, which hears those of other processes alone', async () => {
    const door = fanOutPool(pool);
    const client = await door.connect();
    const [row] = (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows;
    await client.query('listen mine');
    await admin.query('listen mine');
    const heard: (string | undefined)[] = [];
    client.on('notification', ({ payload }) => void heard.push(payload));
    const heardElsewhere = new Promise((resolve) => admin.once('notification', resolve));
    await door.query('SELECT pg_notify($1, $2)', ['mine', 'from here']);
    expect(await heardElsewhere).toMatchObject({ payload: 'from here', processId: row?.pid });
    const next = new Promise((resolve) => client.once('notification', resolve));
    await admin.query(`select pg_notify('mine', 'from elsewhere')`);
    await next;
    expect(heard).toEqual(['from elsewhere']);
    client.removeAllListeners('end');
    client.release(true);
  });

  it('passes a message on another connection while the one that listens is busy', async () => {
    const door = fanOutPool(pool);
    const client = await door.connect();
    const heard = new Promise((resolve) => admin.once('notification', resolve));
    await admin.query('listen busy');
    await admin.query('begin; lock table kept');
    const waiting = client.query('select count(*) from kept');
    await door.query('SELECT pg_notify($1, $2)', ['busy', 'not late']);
    await admin.query('commit');
    expect(await heard).toMatchObject({ payload: 'not late' });
    await waiting;
    client.removeAllListeners('end');
    client.release(true);
  });

  it('has one listening connection, even when the adapter restarts automatically', async () => {
    const door = fanOutPool(pool);
    const clients = [await door.connect(), await door.connect(), await door.connect()];
    expect(pool.totalCount - pool.idleCount).toBe(1);
    const last = clients.at(-1);
    last?.removeAllListeners('end');
    last?.release(true);
  });

  it('ends while the adapter begins to listen, and after it released its connection', async () => {
    const begun = fanOutPool(
      resilientPool({ connectionString: database.url, max: 2 }, { statement_timeout: 10_000, lock_timeout: 10_000 }),
    );
    await begun.connect();
    const late = begun.connect();
    await Promise.all([begun.end(), expect(late).rejects.toThrow('The pool has ended.')]);
    const released = fanOutPool(
      resilientPool({ connectionString: database.url, max: 2 }, { statement_timeout: 10_000, lock_timeout: 10_000 }),
    );
    (await released.connect()).release();
    await released.end();
  });
});
