import type { SqlFunction } from './functions.js';
import { defineConfig, type Constructor, type Options } from '@mikro-orm/postgresql';
import { Migrator, type Migration } from '@mikro-orm/migrations';

/**
 * What an application stores: put together where all features are known, and handed to whoever opens or migrates a
 * database.
 */
export interface Schema {
  readonly entities: NonNullable<Options['entities']>;
  /** Oldest first. */
  readonly migrations: readonly { readonly name: string; readonly class: Constructor<Migration> }[];
  /** Applied after the migrations whenever they changed. */
  readonly functions: readonly SqlFunction[];
}

/** The ORM's settings for one database. */
export function ormConfig(clientUrl: string, { entities, migrations }: Schema, maxConnections = 10): Options {
  return defineConfig({
    clientUrl,
    entities: [...entities],
    extensions: [Migrator],
    forceUtcTimezone: true,
    logger: () => undefined,
    pool: { min: 0, max: maxConnections, idleTimeoutMillis: 30_000 },
    migrations: {
      tableName: 'migration',
      migrationsList: [...migrations],
      snapshot: false,
      allOrNothing: true,
    },
  });
}
