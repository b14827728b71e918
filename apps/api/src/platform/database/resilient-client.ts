import pg from 'pg';
import { noteFailure } from '../failures.js';

/**
 * A connection whose loss does not end the process. A lost connection rejects the query that was under way, and the
 * pool opens another. But it also emits 'error', which ends a Node process where nobody listens, and a pool listens
 * only to idle connections. So every pool is made with `Client: ResilientClient`, those inside libraries too.
 */
export class ResilientClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', noteFailure('database.connection'));
  }
}

/** Settings of a connection by their names in PostgreSQL; times in milliseconds. */
export interface SessionSettings {
  /** The server ends a statement that runs longer, also when its client no longer waits for it. */
  readonly statement_timeout: number;
  readonly lock_timeout: number;
  readonly enable_seqscan?: 'off';
  readonly search_path?: string;
  readonly synchronous_commit?: 'off';
}

/**
 * A pool of such connections. They are set after connecting, because a pooler in front of the database may refuse
 * startup parameters that it does not know.
 */
export function resilientPool(config: pg.PoolConfig, settings: SessionSettings): pg.Pool {
  const statements = Object.entries(settings).map(([name, value]) => `set ${name} = ${value}`);
  const pool = new pg.Pool({
    ...config,
    Client: ResilientClient,
    // The pool waits for the promise, whatever its type says.
    onConnect: (client): unknown => client.query(statements.join(';')),
  });
  pool.on('error', noteFailure('database.idleConnection'));
  return pool;
}
