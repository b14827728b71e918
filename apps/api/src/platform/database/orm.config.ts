import { defineConfig, type Options } from '@mikro-orm/postgresql';
import { Migrator } from '@mikro-orm/migrations';
import { entities } from './entities.js';
import { migrations } from '../../migrations/index.js';

/** The ORM's settings for one database. */
export function ormConfig(clientUrl: string, maxConnections = 10): Options {
  return defineConfig({
    clientUrl,
    entities,
    extensions: [Migrator],
    forceUtcTimezone: true,
    logger: () => undefined,
    pool: { min: 0, max: maxConnections, idleTimeoutMillis: 30_000 },
    migrations: {
      tableName: 'migration',
      migrationsList: migrations,
      snapshot: false,
      allOrNothing: true,
    },
  });
}
