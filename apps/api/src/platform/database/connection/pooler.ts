import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { ConfigError, type Config } from '../../config/config.js';
import { HostedClient } from './hosted-client.js';
import { openSession, SERVER_STARTS_MS } from './session.js';
import { codeOf } from './trouble.js';

/** The kind of server at an address: PostgreSQL (or a proxy that keeps sessions), or a pooler and its abilities. */
type Behind = 'sessions' | 'transactions' | 'no prepared statements' | 'single statements';

const ROUNDS = 5;
const DUPLICATE_PREPARED_STATEMENT = '42P05';
const UNKNOWN_PREPARED_STATEMENT = '26000';

/** Process number that PostgreSQL announced when connecting. A pooler invents one. */
const announced = (client: pg.Client): number | undefined => (client as { processID?: number }).processID;

const backendOf = async (client: pg.Client): Promise<number> =>
  (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0;

/**
 * Finds out by trying, because only a pooler's administrator may ask for its version: two connections that get the same
 * process of the server share it, and then each must find its own prepared statement there.
 */
async function behind(client: pg.Client, address: string): Promise<Behind> {
  let mine = await backendOf(client);
  if (mine === announced(client)) return 'sessions';
  const name = `crease_${randomBytes(6).toString('hex')}`;
  const other = new HostedClient({ connectionString: address, connectionTimeoutMillis: 10_000 });
  other.on('error', () => undefined);
  const ask = async (one: pg.Client, who: number): Promise<number> => {
    const text = `select pg_backend_pid() as pid, ${who} as who`;
    return (await one.query<{ pid: number }>({ name, text })).rows[0]?.pid ?? 0;
  };
  try {
    await other.connect();
    let isShared = false;
    for (let round = 0; round < ROUNDS; round += 1) {
      mine = await ask(client, 1);
      await other.query('begin');
      isShared ||= (await ask(other, 2)) === mine;
      await other.query('rollback');
      isShared ||= (await ask(client, 1)) !== mine;
    }
    return isShared ? 'transactions' : 'sessions';
  } catch (error) {
    const code = codeOf(error);
    if (code === DUPLICATE_PREPARED_STATEMENT || code === UNKNOWN_PREPARED_STATEMENT) return 'no prepared statements';
    if (/statement pooling/i.test(String(error))) return 'single statements';
    throw error;
  } finally {
    await other.end().catch(() => undefined);
  }
}

const POOLER = 'use PgBouncer 1.21 or newer with pool_mode = transaction and max_prepared_statements above 0';
const DIRECT = 'set DATABASE_DIRECT_URL to the address of PostgreSQL itself';

/** @throws {ConfigError} when the connection is a pooler's that does not keep sessions */
export async function refusePooler(client: pg.Client, address: string): Promise<void> {
  const found = await behind(client, address);
  if (found === 'transactions')
    throw new ConfigError(
      `LISTEN, migrations and locks need a direct connection, and this address is a pooler's: ${DIRECT}, and start again.`,
    );
  if (found !== 'sessions')
    throw new ConfigError(`The database is behind a pooler with ${found}: ${POOLER}, ${DIRECT}, and start again.`);
}

/**
 * Checks what the two addresses of the database lead to. Without DATABASE_DIRECT_URL, `migrate` refuses a pooler.
 *
 * @throws {ConfigError} when the pooler is of no use, or when the addresses lead to different databases
 */
export async function checkAddresses({ pooled, DATABASE_URL, DATABASE_DIRECT_URL }: Config): Promise<void> {
  if (!pooled) return;
  await inSession(DATABASE_DIRECT_URL, async (direct) => {
    await refusePooler(direct, DATABASE_DIRECT_URL);
    await inSession(DATABASE_URL, async (database) => {
      const found = await behind(database, DATABASE_URL);
      if (found === 'no prepared statements' || found === 'single statements')
        throw new ConfigError(`DATABASE_URL is the address of a pooler with ${found}: ${POOLER}, and start again.`);
      if ((await placeOf(database)) !== (await placeOf(direct)))
        throw new ConfigError(
          'DATABASE_URL and DATABASE_DIRECT_URL lead to different databases: correct one of them, and start again.',
        );
    });
  });
}

async function inSession(address: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = await openSession(address, SERVER_STARTS_MS);
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

async function placeOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ place: string }>(
    `select concat_ws(' ', oid, (select pg_postmaster_start_time())) as place from pg_database where datname = current_database()`,
  );
  return rows[0]?.place ?? '';
}
