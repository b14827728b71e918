import pg from 'pg';

/**
 * A connection whose loss is no reason to end the process. Whoever waits for its answer is told, and its pool opens another; but an
 * 'error' event to which nobody listens ends a Node process, and a pool listens only to connections that are idle. Every pool is
 * made with `Client: CalmClient`, those inside libraries too.
 */
export class CalmClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}

/** A pool of calm connections. */
export function calmPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...config, Client: CalmClient });
  pool.on('error', () => undefined);
  return pool;
}
