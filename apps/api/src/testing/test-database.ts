import { randomBytes } from 'node:crypto';
import { createDatabase, dropDatabase } from '../../../../tools/embedded-postgres.mjs';

export interface TestDatabase {
  /** Connection string of a database of its own, migrated and empty. */
  url: string;
  /** Disconnects whoever still uses it, and deletes it. */
  drop(): Promise<void>;
}

/** A copy of the migrated template for one test file; the test run started the server and migrated the template once. Or an empty one. */
export async function createTestDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const server = process.env.TEST_POSTGRES_URL;
  if (!server)
    throw new Error(
      'TEST_POSTGRES_URL is not set: run the API tests through "npm run test:api", which starts a server.',
    );
  const name = `t_${randomBytes(8).toString('hex')}`;
  await createDatabase(server, name, empty ? {} : { template: 'template_app' });
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => dropDatabase(server, name) };
}
