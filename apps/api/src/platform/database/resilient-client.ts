import pg from 'pg';
import { noteFailure } from '../failures.js';

/**
 * A connection whose loss does not end the process. A lost connection rejects its running query, and the pool opens
 * another. But it also emits 'error', which ends a Node process without a listener, and a pool listens only to idle
 * connections. So every pool uses `Client: ResilientClient`, also inside libraries.
 */
export class ResilientClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', noteFailure('database.connection'));
  }
}

/** Connection settings by their names in PostgreSQL; times in milliseconds. */
export interface SessionSettings {
  /** The server cancels longer statements even when their client no longer waits. */
  readonly statement_timeout: number;
  readonly lock_timeout: number;
  readonly enable_seqscan?: 'off';
  readonly search_path?: string;
  readonly synchronous_commit?: 'off';
}

/**
 * Creates a pool of resilient connections. The settings are applied after connecting, because a pooler in front of the
 * database may refuse unknown startup parameters.
 */
export function resilientPool(config: pg.PoolConfig, settings: SessionSettings): pg.Pool {
  const statements = Object.entries(settings).map(([name, value]) => `set ${name} = ${value}`);
  const pool = new pg.Pool({
    ...config,
    Client: ResilientClient,
    // The pool awaits the promise, although its type does not show it.
    onConnect: (client): unknown => client.query(statements.join(';')),
  });
  pool.on('error', noteFailure('database.idleConnection'));
  return pool;
}
