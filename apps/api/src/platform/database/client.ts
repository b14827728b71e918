import { Kysely } from 'kysely';
import type pg from 'pg';
import { UnavailableDialect } from './dialect.js';
import type { Db, Tables } from './table.js';

/**
 * Typed queries on one connection of a caller that keeps its own transaction there, such as an import with its save
 * points. The caller opens and closes the connection.
 */
export function dbOn(client: Pick<pg.ClientBase, 'query'>): Db {
  const borrowed = {
    query: client.query.bind(client),
    release: () => undefined,
  };
  return new Kysely<Tables>({
    // One connection, never ended from here, is all the pool that is needed.
    dialect: new UnavailableDialect({
      pool: { connect: async () => borrowed, end: async () => undefined, options: {} },
    }),
  });
}
