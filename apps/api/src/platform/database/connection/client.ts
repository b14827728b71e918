import { Kysely } from 'kysely';
import type pg from 'pg';
import { CITUS } from '../distribution/distribute-tables.js';
import { OneLeaguePlugin } from '../distribution/one-league.plugin.js';
import { UnavailableDialect } from './dialect.js';
import type { Db, Tables } from '../table.js';

/**
 * Typed queries on one connection whose caller manages the transaction, such as an import with savepoints. The caller
 * opens and closes the connection.
 */
export function dbOn(client: Pick<pg.ClientBase, 'query'>): Db {
  const borrowed = {
    query: client.query.bind(client),
    release: () => undefined,
  };
  return new Kysely<Tables>({
    // A single connection that this pool never ends.
    dialect: new UnavailableDialect({
      pool: { connect: async () => borrowed, end: async () => undefined, options: {} },
    }),
  });
}

/** Like `dbOn`. On a cluster it also rewrites statements about leagues and upserts into the form that Citus needs. */
export async function leagueDbOn(client: Pick<pg.ClientBase, 'query'>): Promise<Db> {
  const { rows } = await client.query(CITUS);
  return rows.length === 1 ? dbOn(client).withPlugin(new OneLeaguePlugin()) : dbOn(client);
}
