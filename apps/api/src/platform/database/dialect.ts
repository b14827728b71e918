import { PostgresDialect, PostgresDriver, type DatabaseConnection, type PostgresDialectConfig } from 'kysely';
import { asUnavailable } from './trouble.js';

/** PostgreSQL for typed queries and the ORM: trouble with the database itself reaches everybody as one typed "try again". */
export class CalmDialect extends PostgresDialect {
  constructor(private readonly settings: PostgresDialectConfig) {
    super(settings);
  }

  override createDriver(): PostgresDriver {
    return new CalmDriver(this.settings);
  }
}

class CalmDriver extends PostgresDriver {
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
