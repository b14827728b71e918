import type pg from 'pg';

const NOTIFY = 'SELECT pg_notify($1, $2)';

interface Listening {
  readonly client: pg.PoolClient;
  running: number;
}

/** Makes a listening connection ignore its own notifications, which the adapter would parse to recognize them. */
function asListening(client: pg.PoolClient): Listening {
  const listening = { client, running: 0 };
  const { processID } = client as { readonly processID?: number };
  const emit = client.emit.bind(client) as (name: string | symbol, ...values: unknown[]) => boolean;
  const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown> | undefined;
  const ended = () => void (listening.running -= 1);
  Object.assign(client, {
    emit: (name: string, ...values: unknown[]) =>
      (name !== 'notification' || (values[0] as pg.Notification).processId !== processID) && emit(name, ...values),
    query: (...given: unknown[]) => {
      const answer = query(...given);
      // A pool that has the connection back calls with a callback, and gets no promise.
      if (answer === undefined) return undefined;
      listening.running += 1;
      answer.then(ended, ended);
      return answer;
    },
  });
  return listening;
}

/**
 * The pool for the fan-out between processes. The adapter listens on one connection. When it is lost, the adapter takes
 * another without releasing the first, until it would receive no more messages. This pool removes lost connections and
 * allows only one that listens. Its end takes back a connection that the adapter has just got. Messages leave on the
 * listening connection while it is free: then the database need not wake a second one for a message that this process
 * sent itself.
 */
export function fanOutPool(pool: pg.Pool): pg.Pool {
  let listening: Listening | null = null;
  let isOver = false;
  const drop = (): void => {
    // The adapter did not lose this connection, so its end needs no handling.
    listening?.client.removeAllListeners('end').removeAllListeners('notification');
    listening?.client.release(true);
  };
  const connect = async (): Promise<pg.PoolClient> => {
    const client = await pool.connect();
    if (isOver) {
      client.release(true);
      throw new Error('The pool has ended.');
    }
    drop();
    const mine = (listening = asListening(client));
    const release = client.release.bind(client);
    client.release = (destroy) => {
      if (listening === mine) listening = null;
      release(destroy);
    };
    client.once('end', () => {
      if (listening !== mine) return;
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
  const query = (text: string, values: unknown[] = []): Promise<pg.QueryResult> => {
    if (text !== NOTIFY) return pool.query({ text, values });
    const notify = { name: 'fan-out', text, values };
    return listening?.running === 0 ? listening.client.query(notify) : pool.query(notify);
  };
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
