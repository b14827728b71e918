import { afterAll, expect, it, jest } from '@jest/globals';
import type pg from 'pg';
import { openTestPostgresPair } from '../../../../../../tools/test-postgres.mjs';
import { whyNotStarted } from '../../../start.words.js';
import { eventually } from '../../../testing/patience.js';
import { databaseAddress } from '../../config/database-address.js';
import { Busy } from '../../refusal.error.js';
import { Hosts, NoWritableHost } from './hosts.js';
import { resilientPool } from './pool.js';
import { openSession } from './session.js';
import { asUnavailable } from './trouble.js';

const pair = await openTestPostgresPair();
const [primary, standby] = [new URL(pair.primary), new URL(pair.standby)];
const address = databaseAddress(
  `postgres://${primary.username}:${primary.password}@${standby.host},${primary.host}/postgres?target_session_attrs=read-write`,
  undefined,
);
const pool = resilientPool({ connectionString: address, max: 3 }, { statement_timeout: 30_000, lock_timeout: 30_000 });
afterAll(async () => {
  await pool.end();
  await pair.stop();
});

const portOf = async (client: Pick<pg.ClientBase, 'query'>) =>
  String((await client.query<{ port: number }>('select inet_server_port() as port')).rows[0]?.port);
const failure = (work: Promise<unknown>): Promise<Error> =>
  work.then(
    () => new Error('it did not fail'),
    (error: Error) => error,
  );

it('connects pools and sessions to the server that accepts changes, also when another one is named first', async () => {
  expect(await portOf(await pool.connect().then((client) => (client.release(), client)))).toBe(primary.port);
  const session = await openSession(address);
  expect(await portOf(session)).toBe(primary.port);
  const forget = jest.spyOn(Hosts.prototype, 'forget');
  await session.end();
  expect(forget).not.toHaveBeenCalled();
  const lost = await openSession(address);
  lost.on('error', () => undefined);
  await failure(lost.query('select pg_terminate_backend(pg_backend_pid())'));
  await eventually(async () => expect(forget).toHaveBeenCalled());
  forget.mockRestore();
  await pool.query('create table pick (id int)');
  await pool.query('insert into pick values (1)');
});

it('names each server with its reason when none accepts changes, and finds a promoted one', async () => {
  await pair.stopPrimary();
  const refused = `127.0.0.1:${standby.port} is a standby`;
  await eventually(async () => {
    const error = await failure(pool.query('insert into pick values (2)'));
    expect(error.message).toContain(refused);
    expect(error.message).toContain(`127.0.0.1:${primary.port} refuses connections`);
    expect(asUnavailable(error)).toBeInstanceOf(Busy);
    expect(whyNotStarted(error, {})).toMatch(
      /^DATABASE_URL: no database server accepts changes: .* see that the primary/,
    );
  });
  const direct = await openSession(pair.standby);
  await direct.query('select pg_promote()');
  await direct.end();
  await eventually(async () => {
    await pool.query('insert into pick values (3)');
    expect(await portOf(pool)).toBe(standby.port);
  });
  expect((await pool.query('select id from pick order by id')).rows).toEqual([{ id: 1 }, { id: 3 }]);
});

it('leaves a server that becomes read-only, and says when the password is wrong', async () => {
  const direct = await openSession(pair.standby);
  await direct.query('alter system set default_transaction_read_only = on');
  await direct.query('select pg_reload_conf()');
  await eventually(async () => {
    const error = await failure(pool.query('insert into pick values (4)'));
    expect(error.message).toContain(`127.0.0.1:${standby.port} is read-only`);
  });
  await direct.query('alter system reset default_transaction_read_only');
  await direct.query('select pg_reload_conf()');
  await eventually(() => pool.query('insert into pick values (5)'));
  await direct.end();
  const wrong = new URL(address);
  wrong.password = 'wrong';
  const refused = await failure(openSession(wrong.href));
  expect(refused.message).toContain(`127.0.0.1:${standby.port} refuses (password authentication failed`);
  expect(asUnavailable(refused)).toBeInstanceOf(Busy);
  wrong.searchParams.set('hosts', `127.0.0.1:${standby.port}`);
  expect(await failure(openSession(wrong.href))).toMatchObject({ code: '28P01' });
});

it('has a lasting code only when every server has one', () => {
  const codeOf = (...codes: readonly (string | null)[]) =>
    new NoWritableHost(codes.map((code, port) => ({ host: { host: 'db', port }, why: 'refuses', code }))).code;
  expect(codeOf('28000', '28P01')).toBe('28000');
  for (const passing of [null, 'ECONNREFUSED', '57P03', 'ETIMEDOUT']) expect(codeOf('28000', passing)).toBe('57P03');
});
