// Runs once per run of the API tests: starts a server and migrates the database that every test file copies.
// With CITUS_URL the databases are on that cluster.
import { DEFAULT_SCHEMA, runMigrations } from 'bullmq';
import pg from 'pg';
import { createDatabase, dropDatabase } from '../embedded-postgres.mjs';
import { inRoot } from '../lib/root.mjs';
import { register } from '../run-ts.mjs';
import { openTestPgbouncer } from './pgbouncer.mjs';
import { closeCitusDatabase, createCitusDatabase, dropCitusDatabase } from '../testing/citus.mjs';
import { openTestPostgres } from '../test-postgres.mjs';
import { openTestRedis } from '../test-redis.mjs';

export default async function prepareDatabases() {
  const citus = process.env.CITUS_URL;
  const server = citus ? { url: citus, stop: async () => {} } : await openTestPostgres();
  globalThis.testPostgres = server;
  try {
    const template = new URL(server.url);
    template.pathname = '/template_app';
    await (citus ? dropCitusDatabase : dropDatabase)(server.url, 'template_app');
    await (citus ? createCitusDatabase : createDatabase)(server.url, 'template_app');
    const undo = register();
    const { migrate } = await import(inRoot('apps/api/src/platform/database/schema/migrate.ts'));
    const { schema } = await import(inRoot('apps/api/src/schema.ts'));
    await migrate(template.href, schema);
    const { addLeagueTriggers } = await import(inRoot('apps/api/src/testing/one-league/league-triggers.ts'));
    undo();
    await createQueues(template.href);
    await inSeason(template.href, SEASON);
    const ofLeagues = schema.entities.filter(({ kind }) => kind === 'league').map(({ meta }) => meta.tableName);
    // The watch for two leagues is used on one PostgreSQL only.
    if (citus) await closeCitusDatabase(citus, 'template_app');
    else await asClient(template.href, (client) => addLeagueTriggers(client, ofLeagues));
    process.env.TEST_POSTGRES_URL = server.url;
    if (process.env.TEST_PGBOUNCER) {
      globalThis.testPgbouncer = await openTestPgbouncer(server.url);
      process.env.TEST_PGBOUNCER_URL = globalThis.testPgbouncer.at(server.url);
    }
    const redis = await openTestRedis();
    globalThis.testRedis = redis;
    if (redis) process.env.TEST_REDIS_URL = redis.url;
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** Creates the schema of the queues, which takes an application half a second. */
const createQueues = (databaseUrl) =>
  asClient(databaseUrl, async (client) => {
    await client.query(`set search_path = ${DEFAULT_SCHEMA}`);
    await runMigrations(client);
  });

/** Season of the tests, whatever the date. */
const SEASON = '2025-26';

const inSeason = (databaseUrl, season) =>
  asClient(databaseUrl, (client) =>
    client.query(
      "insert into system_config (key, value) values ('current_season', to_jsonb($1::text)) on conflict (key) do update set value = excluded.value",
      [season],
    ),
  );

async function asClient(databaseUrl, work) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await work(client);
  await client.end();
}
