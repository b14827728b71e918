import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { migrations } from '../../migrations/index.js';
import { codeOf } from './database.js';
import { ormConfig } from './orm.config.js';

/** Any number that nobody else locks: two processes starting at once migrate one after the other. */
const MIGRATION_LOCK = 727_001;

/** Brings a database to the newest schema. Safe to call from several processes at once. */
export async function migrate(databaseUrl: string): Promise<void> {
  const lock = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  lock.on('error', () => undefined);
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    if (await isNewest(lock)) return;
    const orm = await MikroORM.init(ormConfig(databaseUrl, 2));
    try {
      await orm.migrator.up();
    } finally {
      await orm.close(true);
    }
  } finally {
    await lock.end();
  }
}

/** Nearly every start finds nothing to do, and asking costs less than the migrator. */
async function isNewest(client: pg.Client): Promise<boolean> {
  try {
    const { rows } = await client.query<{ name: string }>('select name from migration');
    const done = new Set(rows.map(({ name }) => name));
    return migrations.every(({ name }) => done.has(name));
  } catch (error) {
    // There is no such table: nothing was ever migrated here.
    if (codeOf(error) === '42P01') return false;
    throw error;
  }
}
