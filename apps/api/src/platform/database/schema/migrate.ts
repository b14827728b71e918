import { MikroORM } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { ConfigError } from '../../config/config.js';
import { refusePooler } from '../connection/pooler.js';
import { openSession, SERVER_STARTS_MS } from '../connection/session.js';
import { codeOf } from '../database.js';
import { distributeTables } from '../distribution/distribute-tables.js';
import { applyFunctions } from './functions.js';
import { checksumOf, lackingOf } from './migration.checks.js';
import { ormConfig, type Schema } from './orm.config.js';

const LOCK_NOT_AVAILABLE = '55P03';
/** Arbitrary number of the advisory lock that makes concurrent starts migrate one after the other. */
const MIGRATION_LOCK = 727_001;
/** Longest waits of a start, in milliseconds. */
export interface MigrationWaits {
  /** Longest wait for a starting server. */
  readonly serverMs: number;
  /** For the lock of another process that migrates. */
  readonly lockMs: number;
}
/**
 * Progress of an upgrade: migration `number` of `count` begins, or all have ended. `seconds`: time since the first
 * began.
 */
export type MigrationProgress =
  | {
      readonly is: 'begun';
      readonly number: number;
      readonly count: number;
      readonly name: string;
      readonly seconds: number;
    }
  | { readonly is: 'ended'; readonly count: number; readonly seconds: number };
export interface MigrationListener {
  /** Called before the first migration, and before waiting for another process. */
  readonly begin?: () => Promise<void>;
  readonly report?: (progress: MigrationProgress) => void;
}
const WAITS: MigrationWaits = { serverMs: SERVER_STARTS_MS, lockMs: 120_000 };
const NAMED = 3;

/**
 * Migrates a database to the newest schema, or with `only` to the schema of the named migrations. Several processes may
 * call it at once. Refuses a database of a newer version, and one whose schema differs from its migrations; stored
 * checksums find edited migrations. Throws a `ConfigError` with one sentence for everything that the operator can
 * change.
 */
export async function migrate(
  databaseUrl: string,
  schema: Schema,
  only?: readonly string[],
  waits = WAITS,
  { begin = () => Promise.resolve(), report = () => undefined }: MigrationListener = {},
): Promise<void> {
  const { migrations } = schema;
  const lock = await openSession(databaseUrl, waits.serverMs);
  try {
    await refusePooler(lock, databaseUrl);
    await takeLock(lock, waits.lockMs, begin);
    const wanted = only === undefined ? migrations : migrations.filter(({ name }) => only.includes(name));
    const applied = await appliedOf(lock);
    refuseNewer(migrations, applied);
    if (applied.size > 0) await verify(lock, schema, applied);
    const missing = wanted.filter(({ name }) => !applied.has(name));
    if (missing.length > 0) {
      await begin();
      const orm = await MikroORM.init(ormConfig(databaseUrl, schema, 2));
      // A new database has nothing to upgrade.
      const finish = applied.size === 0 ? () => undefined : reportProgress(orm.migrator, missing.length, report);
      try {
        await orm.migrator.up({ migrations: missing.map(({ name }) => name) }).catch((error: unknown) => {
          throw missingExtension(error) ?? error;
        });
        finish();
      } finally {
        await orm.close(true);
      }
      await record(lock, missing);
    }
    // Skip functions on an older schema: they may use tables of the newest migration.
    if (only === undefined) {
      await applyFunctions(lock, schema.functions);
      await distributeTables(lock, schema.entities);
    }
  } finally {
    await lock.end();
  }
}

/** Reports which migration runs, because some take minutes. Returns a function that reports the end. */
function reportProgress(
  migrator: MikroORM['migrator'],
  count: number,
  report: (progress: MigrationProgress) => void,
): () => void {
  const begun = performance.now();
  const seconds = () => Math.round((performance.now() - begun) / 1_000);
  let number = 0;
  migrator.on('migrating', ({ name }) => {
    number += 1;
    report({ is: 'begun', number, count, name: name.replace(/^Migration\d+_/, ''), seconds: seconds() });
  });
  return () => report({ is: 'ended', count, seconds: seconds() });
}

/** Takes the migration lock for as long as the connection lives. */
async function takeLock(client: pg.Client, waitMs: number, beginWaiting: () => Promise<void>): Promise<void> {
  if (!(await lockWithin(client, 1))) {
    await beginWaiting();
    if (!(await lockWithin(client, waitMs))) throw await lockHeld(client, waitMs);
  }
  await client.query('set lock_timeout = 0');
}

/** Returns false when another connection holds the migration lock for longer. */
async function lockWithin(client: pg.Client, waitMs: number): Promise<boolean> {
  await client.query(`set statement_timeout = 0; set lock_timeout = ${waitMs}`);
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    return true;
  } catch (error) {
    if (codeOf(error) !== LOCK_NOT_AVAILABLE) throw error;
    return false;
  }
}

async function lockHeld(client: pg.Client, waitMs: number): Promise<ConfigError> {
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_locks where locktype = 'advisory' and classid = 0 and objid = $1 and granted
     and database = (select oid from pg_database where datname = current_database())`,
    [MIGRATION_LOCK],
  );
  const holder = rows[0] ? `the connection with PostgreSQL's process ${rows[0].pid}` : 'another connection';
  return new ConfigError(
    `Another process has been migrating this database for more than ${Math.round(waitMs / 1_000)} s (${holder} holds the lock): wait until it ends, or end it, and start again.`,
  );
}

/** Returns advice about an extension that a migration could not create, otherwise null. */
function missingExtension(error: unknown): ConfigError | null {
  const text = error instanceof Error ? error.message : '';
  const refused = /permission denied to create extension "(\w+)"/.exec(text)?.[1];
  if (refused !== undefined)
    return new ConfigError(
      `DATABASE_URL: this user may not create the extension ${refused} that Crease needs; run "create extension ${refused}" in this database as its owner or as a superuser, and start again.`,
    );
  const absent = /extension "(\w+)" is not available/.exec(text)?.[1];
  if (absent !== undefined)
    return new ConfigError(
      `DATABASE_URL: the server has no extension ${absent} that Crease needs; install PostgreSQL's contrib package there, and start again.`,
    );
  return null;
}

type Migrations = Schema['migrations'];
/** Applied migrations with their checksums; null where none is stored yet. */
type Applied = ReadonlyMap<string, string | null>;

async function appliedOf(client: pg.Client): Promise<Applied> {
  try {
    const { rows } = await client.query<{ name: string; checksum: string | null }>(
      'select m.name, c.checksum from migration m left join migration_checksum c on c.name = m.name order by m.id',
    );
    return new Map(rows.map(({ name, checksum }) => [name, checksum]));
  } catch (error) {
    if (codeOf(error) !== '42P01') throw error;
  }
  const { rows } = await client.query<{ made: boolean }>(`select to_regclass('migration') is not null as made`);
  if (rows[0]?.made !== true) return new Map();
  await client.query(CHECKSUMS);
  return appliedOf(client);
}

const CHECKSUMS =
  'create table if not exists migration_checksum (name text primary key, checksum text not null, recorded_at timestamptz not null default clock_timestamp())';

async function record(client: pg.Client, migrations: Migrations): Promise<void> {
  await client.query(CHECKSUMS);
  for (const migration of migrations) {
    await client.query(
      'insert into migration_checksum (name, checksum) values ($1, $2) on conflict (name) do nothing',
      [migration.name, checksumOf(migration)],
    );
  }
}

function refuseNewer(migrations: Migrations, applied: Applied): void {
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = [...applied.keys()].filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  throw new ConfigError(
    `This database was brought forward by a newer version of Crease (${unknown.join(', ')}): start that version, or restore a backup made by this one into a new database ("npm run restore").`,
  );
}

/** Compares the stored checksums. Where one is missing, compares the schema itself, once. */
async function verify(client: pg.Client, { migrations, functions }: Schema, applied: Applied): Promise<void> {
  // Use the order in which they ran here: a later migration may replace objects of an earlier one.
  const mine = [...applied.keys()].flatMap((name) => migrations.find((migration) => migration.name === name) ?? []);
  const edited = mine.filter(
    (migration) => applied.get(migration.name) !== null && applied.get(migration.name) !== checksumOf(migration),
  );
  if (edited.length > 0) throw unlike(edited.map(({ name }) => `what ${name} made`));
  if (mine.every(({ name }) => applied.get(name) !== null)) return;
  const lacking = await lackingOf(client, mine, functions);
  if (lacking.length > 0) throw unlike(lacking);
  await record(client, mine);
}

function unlike(things: readonly string[]): ConfigError {
  const named = `${things.slice(0, NAMED).join(', ')}${things.length > NAMED ? ` and ${things.length - NAMED} more` : ''}`;
  return new ConfigError(
    `This database was made by another version of the same migrations and differs in ${named}: make a backup ("npm run backup") and restore it ("npm run restore"), which builds the schema anew and carries the data over.`,
  );
}
