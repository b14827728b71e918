import { PostgresDialect, PostgresDriver, type DatabaseConnection, type PostgresDialectConfig } from 'kysely';
import pg from 'pg';
import { nameOf } from '../statement.js';
import { SlowLog } from '../../slow-log.js';
import { asUnavailable } from './trouble.js';

const NO_SLOW_LOG = new SlowLog('statement', 0);

// numeric and bigint arrive as text; both fit a double here (money is int, ids stay below 2^53). A date stays text:
// '2026-10-07'.
pg.types.setTypeParser(20, Number);
pg.types.setTypeParser(1700, Number);
pg.types.setTypeParser(1082, (date) => date);

/** PostgreSQL dialect for typed queries and the ORM. It turns database failures into one typed "try again" error. */
export class UnavailableDialect extends PostgresDialect {
  constructor(
    private readonly settings: PostgresDialectConfig,
    private readonly slow: SlowLog = NO_SLOW_LOG,
  ) {
    super(settings);
  }

  override createDriver(): PostgresDriver {
    return new UnavailableDriver(this.settings, this.slow);
  }
}

class UnavailableDriver extends PostgresDriver {
  private readonly known = new WeakSet<DatabaseConnection>();

  constructor(
    settings: PostgresDialectConfig,
    private readonly slow: SlowLog,
  ) {
    super(settings);
  }

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
            return await this.slow.watch(
              () => nameOf(query[0].sql),
              () => execute(...query),
            );
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

  /**
   * Does nothing, because the pool's owner ends it. Kysely would end it and lose a connection that is opening at that
   * moment, and the pool would wait for that connection for ever.
   */
  override async destroy(): Promise<void> {}
}
