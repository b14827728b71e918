import { randomBytes } from 'node:crypto';
import { createDatabase, dropDatabase } from '../../../../tools/embedded-postgres.mjs';
import { createCitusDatabase, dropCitusDatabase } from '../../../../tools/testing/citus.mjs';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/**
 * Creates a test file's database, as a copy of the migrated template, or empty. With `CITUS_URL` it is on that cluster.
 */
export async function createTestDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const server = process.env.TEST_POSTGRES_URL;
  if (!server)
    throw new Error(
      'TEST_POSTGRES_URL is not set: run the API tests through "npm run test:api", which starts a server.',
    );
  const name = `t_${randomBytes(8).toString('hex')}`;
  const onCitus = process.env.CITUS_URL !== undefined;
  await (onCitus ? createCitusDatabase : createDatabase)(server, name, empty ? {} : { template: 'template_app' });
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => (onCitus ? dropCitusDatabase : dropDatabase)(server, name) };
}
