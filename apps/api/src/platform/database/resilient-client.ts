import pg from 'pg';

/**
 * A connection whose loss does not end the process. A lost connection rejects the query that was under way, and the
 * pool opens another. But it also emits 'error', which ends a Node process where nobody listens, and a pool listens
 * only to idle connections. So every pool is made with `Client: ResilientClient`, those inside libraries too.
 */
export class ResilientClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}

/** A pool of such connections. */
export function resilientPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...config, Client: ResilientClient });
  pool.on('error', () => undefined);
  return pool;
}
