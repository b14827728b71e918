import { PostgresDialect, PostgresDriver, type DatabaseConnection, type PostgresDialectConfig } from 'kysely';
import pg from 'pg';
import { asUnavailable } from './trouble.js';

// numeric and bigint arrive as text by default; both fit a double here (money is int, ids stay below 2^53). A date
// without a time stays text: '2026-10-07'.
pg.types.setTypeParser(20, Number);
pg.types.setTypeParser(1700, Number);
pg.types.setTypeParser(1082, (date) => date);

/** PostgreSQL dialect for typed queries and the ORM. It turns database failures into one typed "try again" error. */
export class UnavailableDialect extends PostgresDialect {
  constructor(private readonly settings: PostgresDialectConfig) {
    super(settings);
  }

  override createDriver(): PostgresDriver {
    return new UnavailableDriver(this.settings);
  }
}

class UnavailableDriver extends PostgresDriver {
  private readonly known = new WeakSet<DatabaseConnection>();

  override async acquireConnection(
    ...options: Parameters<PostgresDriver['acquireConnection']>
  ): Promise<DatabaseConnection> {
    try {
      const connection = await super.acquireConnection(...options);
      if (!this.known.has(connection)) {
        this.known.add(connection);
        const execute = connection.executeQuery.bind(connection);
        connection.executeQuery = async (...query) => {
          try {
            return await execute(...query);
          } catch (error) {
            throw asUnavailable(error);
          }
        };
      }
      return connection;
    } catch (error) {
      throw asUnavailable(error);
    }
  }
}
