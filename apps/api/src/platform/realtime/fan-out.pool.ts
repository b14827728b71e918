import type pg from 'pg';

/** The statement with which the adapter passes a message. */
const NOTIFY = 'SELECT pg_notify($1, $2)';

/**
 * The pool for the fan-out between processes. The adapter listens on one connection. When it is lost, the adapter takes
 * another without releasing the first. After as many losses as the pool has connections, it would receive no more
 * messages. This pool removes lost connections and allows only one that listens. Its end takes back a connection that
 * the adapter has just got, and would keep.
 */
export function fanOutPool(pool: pg.Pool): pg.Pool {
  let listening: pg.PoolClient | null = null;
  let isOver = false;
  const drop = (): void => {
    // The adapter did not lose this connection, so its end needs no handling.
    listening?.removeAllListeners('end').removeAllListeners('notification');
    listening?.release(true);
  };
  const connect = async (): Promise<pg.PoolClient> => {
    const client = await pool.connect();
    if (isOver) {
      client.release(true);
      throw new Error('The pool has ended.');
    }
    drop();
    listening = client;
    const release = client.release.bind(client);
    client.release = (destroy) => {
      if (listening === client) listening = null;
      release(destroy);
    };
    client.once('end', () => {
      if (listening !== client) return;
      listening = null;
      client.release(true);
    });
    return client;
  };
  const end = (): Promise<void> => {
    isOver = true;
    drop();
    return pool.end();
  };
  // The adapter's notification is prepared, since each event waits for it.
  const query = (text: string, values?: unknown[]): Promise<pg.QueryResult> =>
    pool.query(text === NOTIFY ? { name: 'fan-out', text, values: values ?? [] } : { text, values: values ?? [] });
  // A proxy that replaces `connect` as the adapter calls it, with a promise. `query` uses the pool's own `connect`.
  return new Proxy(pool, {
    get: (target, name) => {
      if (name === 'connect') return connect;
      if (name === 'end') return end;
      if (name === 'query') return query;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
