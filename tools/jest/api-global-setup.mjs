// Once per run of the API's tests: a server, and on it the migrated database that every test file gets a copy of.
import { createDatabase, dropDatabase } from '../embedded-postgres.mjs';
import { inRoot } from '../lib/root.mjs';
import { register } from '../run-ts.mjs';
import { openTestPostgres } from '../test-postgres.mjs';
import { openTestRedis } from '../test-redis.mjs';

export default async function prepareDatabases() {
  const server = await openTestPostgres();
  globalThis.testPostgres = server;
  try {
    const template = new URL(server.url);
    template.pathname = '/template_app';
    await dropDatabase(server.url, 'template_app');
    await createDatabase(server.url, 'template_app');
    const undo = register();
    const { migrate } = await import(inRoot('apps/api/src/platform/database/migrate.ts'));
    await migrate(template.href);
    undo();
    process.env.TEST_POSTGRES_URL = server.url;
    const redis = await openTestRedis();
    globalThis.testRedis = redis;
    if (redis) process.env.TEST_REDIS_URL = redis.url;
  } catch (error) {
    await server.stop();
    throw error;
  }
}
