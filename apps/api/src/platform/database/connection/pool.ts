import pg from 'pg';
import { noteFailure } from '../../failures.js';
import { pooledOptions } from './pooled-client.js';
import { ResilientClient, type SessionSettings } from './resilient-client.js';

/**
 * Creates a pool of resilient connections. Settings are applied after connecting, because a pooler may refuse unknown
 * startup parameters. With `pooled` each statement brings them.
 */
export function resilientPool(config: pg.PoolConfig, settings: SessionSettings, pooled = false): pg.Pool {
  const statements = Object.entries(settings).map(([name, value]) => `set ${name} = ${value}`);
  const pool = new pg.Pool({
    ...config,
    ...(pooled
      ? pooledOptions(settings)
      : {
          Client: ResilientClient,
          // The pool awaits the promise, although its type does not show it.
          onConnect: (client): unknown => client.query(statements.join(';')),
        }),
  });
  pool.on('error', noteFailure('database.idleConnection'));
  return pool;
}
