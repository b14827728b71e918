import net from 'node:net';
import { expect, it } from '@jest/globals';
import { eventually } from '../../../testing/patience.js';
import { fileApp } from '../../../testing/test-app.js';
import { Busy } from '../../refusal.error.js';
import { JobsService } from '../../jobs/jobs.service.js';
import { Database } from '../database.js';
import { resilientPool } from './pool.js';
import type { JobQueue } from '@crease/core/leagues/background-work.js';
import { asUnavailable } from './trouble.js';

const { app, closing } = await fileApp({ env: { ROLE: 'all' } });
const pool = closing(
  resilientPool(
    { connectionString: app.config.DATABASE_DIRECT_URL, max: 3 },
    { statement_timeout: 30_000, lock_timeout: 30_000 },
  ),
);

it('loses a connection that is in use and idle at the moment without ending the process, and opens another', async () => {
  const lost = await pool.connect();
  const gone = new Promise<void>((resolve) => lost.once('end', resolve));
  const pid = (await lost.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;
  await pool.query('select pg_terminate_backend($1::int)', [pid]);
  await gone;
  await expect(lost.query('select 1')).rejects.toThrow();
  lost.release(true);
  await expect(pool.query('select 1 as one')).resolves.toMatchObject({ rows: [{ one: 1 }] });
});

it('sets its limits after connecting, and sends none of them as a startup parameter', async () => {
  const database = app.app.get(Database);
  const ask = `select name, setting, source from pg_settings where name in ('statement_timeout', 'lock_timeout', 'enable_seqscan') or (source = 'client' and name <> 'client_encoding') order by name`;
  const set = (values: Record<string, string>) =>
    Object.entries(values).map(([name, setting]) => ({
      name,
      setting,
      source: name in { enable_seqscan: 0 } && setting === 'on' ? 'default' : 'session',
    }));
  expect(await database.query(ask)).toEqual(
    set({ enable_seqscan: 'on', lock_timeout: '10000', statement_timeout: '14000' }),
  );
  expect(await database.prompt(ask)).toEqual(
    set({ enable_seqscan: 'off', lock_timeout: '1200', statement_timeout: '1400' }),
  );
  expect((await pool.query(ask)).rows).toEqual(
    set({ enable_seqscan: 'on', lock_timeout: '30000', statement_timeout: '30000' }),
  );
});

it('makes one attempt at a time while a server accepts connections without answering', async () => {
  const accepted = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    accepted.add(socket);
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;
  const silent = resilientPool(
    { host: '127.0.0.1', port, max: 30, connectionTimeoutMillis: 200 },
    { statement_timeout: 1_000, lock_timeout: 1_000 },
  );
  const attempt = () =>
    silent.query('select 1').then(
      () => 'done',
      (error: unknown) => asUnavailable(error) instanceof Busy && 'busy',
    );
  const many = () => Promise.all(Array.from({ length: 20 }, attempt));
  expect(new Set(await many())).toEqual(new Set(['busy']));
  await eventually(() => expect(accepted.size).toBe(20));
  expect(new Set(await many())).toEqual(new Set(['busy']));
  await eventually(() => expect(accepted.size).toBe(21));
  await silent.end();
  for (const socket of accepted) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
});

it('leaves no statement running in PostgreSQL that its caller no longer waits for', async () => {
  const endless = 'select pg_sleep(600) as endless';
  await expect(app.app.get(Database).prompt(endless)).rejects.toThrow(Busy);
  await eventually(async () => {
    const { rows } = await pool.query(`select pid from pg_stat_activity where state = 'active' and query = $1`, [
      endless,
    ]);
    expect(rows).toEqual([]);
  });
});

const QUEUE = String('losing') as JobQueue;

it('loses a connection that the queue has taken, and still takes the next job', async () => {
  const working = app.app.get(JobsService);
  const done: unknown[] = [];
  working.work(QUEUE, async ({ data }) => void done.push(data.n));
  await working.add(QUEUE, 'first', { n: 1 }, { jobId: 'first' });
  await eventually(() => expect(done).toEqual([1]));

  const jobs = new JobsService(app.config);
  const holder = await pool.connect();
  await holder.query('begin; lock table bullmq.migration in access exclusive mode');
  const refused = expect(jobs.add(QUEUE, 'second', { n: 2 }, { jobId: 'second' })).rejects.toThrow();
  const stuck = await eventually(async () => {
    const { rows } = await pool.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(rows.length).toBeGreaterThan(0);
    return rows;
  }, 10_000);
  for (const { pid } of stuck) await pool.query('select pg_terminate_backend($1::int)', [pid]);
  await refused;
  await holder.query('rollback');
  holder.release();

  await jobs.add(QUEUE, 'third', { n: 3 }, { jobId: 'third' });
  await eventually(() => expect(done).toEqual([1, 3]), 15_000);
  await jobs.onModuleDestroy();
});
