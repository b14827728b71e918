import { EventEmitter } from 'node:events';
import type pg from 'pg';
import { noteFailure } from '../failures.js';

/**
 * The queues' pool. Each worker of the library keeps a connection to listen, all on the same channel. Here the workers
 * share one connection; `query` uses the others.
 */
export function listenerPool(pool: pg.Pool): pg.Pool {
  const shared = new SharedConnection(pool);
  return new Proxy(pool, {
    get: (target, name) => {
      if (name === 'connect') return async () => new Listener(shared);
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

class SharedConnection {
  readonly listeners = new Set<Listener>();
  private opening: Promise<pg.PoolClient> | null = null;
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly pool: pg.Pool) {}

  query(...query: [text: string, values?: unknown[]]): Promise<unknown> {
    const answer = this.last.then(() => this.send(...query));
    this.last = answer.catch(() => undefined);
    return answer;
  }

  private async send(...query: [text: string, values?: unknown[]]): Promise<unknown> {
    this.opening ??= this.open().catch((error: unknown) => {
      this.opening = null;
      throw error;
    });
    return (await this.opening).query(...query);
  }

  private async open(): Promise<pg.PoolClient> {
    const client = await this.pool.connect();
    client.on('notification', (message) => {
      for (const listener of this.listeners) listener.emit('notification', message);
    });
    client.once('end', () => {
      this.opening = null;
      client.release(true);
      for (const listener of this.listeners)
        if (listener.listenerCount('error') > 0)
          listener.emit('error', new Error('The connection that listens for jobs was lost.'));
    });
    return client;
  }

  /** The last listener gives the connection back. */
  leave(listener: Listener): void {
    if (!this.listeners.delete(listener) || this.listeners.size > 0) return;
    const { opening } = this;
    this.opening = null;
    void opening?.then((client) => {
      client.removeAllListeners('end').removeAllListeners('notification');
      client.release();
    }, noteFailure('jobs.listener'));
  }
}

/** The part of a pool's connection that the library uses. */
class Listener extends EventEmitter {
  constructor(private readonly shared: SharedConnection) {
    super();
    this.setMaxListeners(0);
    shared.listeners.add(this);
  }

  query(...query: [text: string, values?: unknown[]]): Promise<unknown> {
    return this.shared.query(...query);
  }

  release(): void {
    this.shared.leave(this);
  }
}
