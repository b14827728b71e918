import type pg from 'pg';

/**
 * The pool of the fan-out between processes. The adapter keeps one connection to listen on and, when that is lost, takes another without
 * giving the first one back: after as many losses as the pool has places, it would never hear of another process again. Here a lost
 * connection leaves the pool, and there is never more than one that listens.
 */
export function fanOutPool(pool: pg.Pool): pg.Pool {
  let listening: pg.PoolClient | null = null;
  const connect = async (): Promise<pg.PoolClient> => {
    const client = await pool.connect();
    if (listening !== null) {
      // The adapter began anew without having lost this one: its end is no news.
      listening.removeAllListeners('end').removeAllListeners('notification');
      listening.release(true);
    }
    listening = client;
    client.once('end', () => {
      if (listening !== client) return;
      listening = null;
      client.release(true);
    });
    return client;
  };
  // The pool as it is but for `connect` as the adapter calls it, with a promise; `query` goes on with the pool's own.
  return new Proxy(pool, {
    get: (target, name) => {
      if (name === 'connect') return connect;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
