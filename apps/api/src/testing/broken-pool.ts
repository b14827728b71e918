import { jest } from '@jest/globals';
import type { Database } from '../platform/database/database.js';

/** Has the service's pool give no connection: each request for one ends with `error`, or never where there is none. To be restored. */
export function breakPool({ pool }: Database, error?: Error): { mockRestore(): void } {
  type Done = (error: Error) => void;
  const connect = (done?: Done) => {
    if (error === undefined) return new Promise<never>(() => undefined);
    if (done) return done(error);
    return Promise.reject(error);
  };
  // `connect` is overloaded: with a callback for the pool's own `query`, without one for the query builder.
  return jest.spyOn(pool, 'connect').mockImplementation(connect as never);
}
