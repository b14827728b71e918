import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, describe, expect, it, test } from '@jest/globals';
import { findPgbouncer, openTestPgbouncer } from '../../../../../../tools/jest/pgbouncer.mjs';
import { startApp } from '../../../app.js';
import { createTestDatabase } from '../../../testing/test-database.js';
import { ConfigError, readConfig } from '../../config/config.js';
import { Busy } from '../../refusal.error.js';
import { resilientPool } from './pool.js';
import { asUnavailable } from './trouble.js';

const pgbouncer = await findPgbouncer();
if (pgbouncer === null) console.warn('Tests of a pooler are skipped: there is no PgBouncer on this machine.');
else if (!pgbouncer.keepsStatements)
  console.warn('Tests behind a pooler are skipped: this PgBouncer is older than 1.21.');
const withAny = pgbouncer === null ? describe.skip : describe;
const withNew = pgbouncer?.keepsStatements === true ? describe : describe.skip;
const NO_STATEMENTS: Readonly<Record<string, number>> =
  pgbouncer?.keepsStatements === true ? { max_prepared_statements: 0 } : {};

const ends: (() => Promise<void>)[] = [];
const database = await createTestDatabase();
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});
afterAll(() => database.drop());

async function pooler(settings: Readonly<Record<string, string | number>> = {}): Promise<string> {
  const opened = await openTestPgbouncer(database.url, settings);
  ends.push(() => opened.stop());
  return opened.at(database.url);
}

const SECRET = randomBytes(32).toString('hex');
const refusal = (addresses: Record<string, string>): Promise<string> =>
  startApp(readConfig({ NODE_ENV: 'test', PORT: '0', SESSION_SECRET: SECRET, LOG_LEVEL: 'error', ...addresses })).then(
    async ({ close }) => {
      await close();
      return '';
    },
    (error: unknown) => {
      if (error instanceof ConfigError) return error.message;
      throw error;
    },
  );

withAny('a start is refused behind a pooler', () => {
  test('that carries no prepared statements', async () => {
    const DATABASE_URL = await pooler(NO_STATEMENTS);
    const fix = 'use PgBouncer 1.21 or newer with pool_mode = transaction and max_prepared_statements above 0';
    expect(await refusal({ DATABASE_URL, DATABASE_DIRECT_URL: database.url })).toBe(
      `DATABASE_URL is the address of a pooler with no prepared statements: ${fix}, and start again.`,
    );
    expect(await refusal({ DATABASE_URL })).toBe(
      `The database is behind a pooler with no prepared statements: ${fix}, set DATABASE_DIRECT_URL to the address of PostgreSQL itself, and start again.`,
    );
  });

  test('that knows only single statements', async () => {
    const DATABASE_URL = await pooler({ pool_mode: 'statement' });
    expect(await refusal({ DATABASE_URL, DATABASE_DIRECT_URL: database.url })).toMatch(
      /^DATABASE_URL is the address of a pooler with single statements: use PgBouncer 1\.21/,
    );
  });

  test('in front of another database', async () => {
    const DATABASE_URL = await pooler({ pool_mode: 'session' });
    const other = await createTestDatabase();
    ends.push(() => other.drop());
    expect(await refusal({ DATABASE_URL, DATABASE_DIRECT_URL: other.url })).toMatch(/lead to different databases/);
  });
});

withNew('a start without a direct connection', () => {
  test.each([
    ['one connection', { default_pool_size: 1 }],
    ['many in turn', { server_round_robin: 1, min_pool_size: 5 }],
    ['any number', {}],
  ])('is refused behind a pooler with %s', async (_, settings) => {
    const pooled = await pooler(settings);
    const expected =
      /^LISTEN, migrations and locks need a direct connection, .*: set DATABASE_DIRECT_URL .*, and start again\.$/;
    expect(await refusal({ DATABASE_URL: pooled })).toMatch(expected);
    expect(await refusal({ DATABASE_URL: database.url, DATABASE_DIRECT_URL: pooled })).toMatch(expected);
  });
});

describe.each([
  ['PostgreSQL itself', async () => database.url],
  ...(pgbouncer?.keepsStatements === true
    ? [['one shared connection', () => pooler({ default_pool_size: 1 })] as const]
    : []),
])('statements of pooled connections to %s', (_, open) => {
  const LIMITS = `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock, current_setting('enable_seqscan') as scan`;

  it('have their limits, which stay on no connection of the server', async () => {
    const connectionString = await open();
    const limited = resilientPool(
      { connectionString, max: 2 },
      { statement_timeout: 1_400, lock_timeout: 1_200, enable_seqscan: 'off' },
      true,
    );
    const other = resilientPool({ connectionString, max: 2 }, { statement_timeout: 9_000, lock_timeout: 8_000 }, true);
    ends.push(
      () => limited.end(),
      () => other.end(),
    );
    const [tight, wide] = [
      { statement: '1400ms', lock: '1200ms', scan: 'off' },
      { statement: '9s', lock: '8s', scan: 'on' },
    ];
    for (let turn = 0; turn < 3; turn += 1) {
      expect((await limited.query(LIMITS)).rows).toEqual([tight]);
      expect((await other.query({ name: 'limits', text: LIMITS })).rows).toEqual([wide]);
      expect((await limited.query({ name: 'limits', text: `${LIMITS}, $1::int as n`, values: [turn] })).rows).toEqual([
        { ...tight, n: turn },
      ]);
    }
    const client = await limited.connect();
    await client.query('begin');
    expect((await client.query(LIMITS)).rows).toEqual([tight]);
    await client.query('commit');
    client.release();
    await expect(limited.query('select pg_sleep(30)')).rejects.toMatchObject({ code: '57014' });
    await expect(limited.query({ name: 'wrong', text: 'select no_column' })).rejects.toMatchObject({ code: '42703' });
    await expect(limited.query({ name: 'wrong', text: 'select no_column' })).rejects.toMatchObject({ code: '42703' });
    expect((await limited.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
  });
});

withAny('a pooler without a free connection', () => {
  it('makes the caller try again', async () => {
    const connectionString = await pooler({ default_pool_size: 1, query_wait_timeout: 1 });
    const pool = resilientPool({ connectionString, max: 2 }, { statement_timeout: 9_000, lock_timeout: 9_000 }, true);
    ends.push(() => pool.end());
    const holder = await pool.connect();
    await holder.query('begin');
    const error: unknown = await pool.query('select 1').catch((reason: unknown) => reason);
    expect(asUnavailable(error)).toBeInstanceOf(Busy);
    await holder.query('rollback');
    holder.release();
  });
});
