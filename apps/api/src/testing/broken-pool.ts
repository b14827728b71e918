import { jest } from '@jest/globals';
import type { Database } from '../platform/database/database.js';

/**
 * Breaks the service's pool: each request for a connection fails with `error`, or never settles without one. The caller
 * must restore it.
 */
export function breakPool({ pool }: Database, error?: Error): { mockRestore(): void } {
  type Done = (error: Error) => void;
  const connect = (done?: Done) => {
    if (error === undefined) return new Promise<never>(() => undefined);
    if (done) return done(error);
    return Promise.reject(error);
  };
  // `connect` is overloaded: the pool's own `query` passes a callback, the query builder does not.
  return jest.spyOn(pool, 'connect').mockImplementation(connect as never);
}
