import type { SqlFunction } from './functions.js';
import { defineConfig, type Constructor, type Options } from '@mikro-orm/postgresql';
import type { OwnedTable } from '../table.js';
import { HostedClient } from '../connection/hosted-client.js';
import { Migrator, type Migration } from '@mikro-orm/migrations';

export interface Schema {
  readonly entities: NonNullable<Options['entities']> & readonly OwnedTable[];
  /** Oldest first. */
  readonly migrations: readonly { readonly name: string; readonly class: Constructor<Migration> }[];
  /** Applied after the migrations when changed. */
  readonly functions: readonly SqlFunction[];
}

export function ormConfig(clientUrl: string, { entities, migrations }: Schema, maxConnections = 10): Options {
  return defineConfig({
    clientUrl,
    // From `clientUrl` the ORM takes host, user, password and name only: encryption would be lost.
    driverOptions: { connectionString: clientUrl, Client: HostedClient },
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
