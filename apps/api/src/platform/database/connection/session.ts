import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { noteFailure } from '../../failures.js';
import { HostedClient } from './hosted-client.js';
import { codeOf } from './trouble.js';

const CANNOT_CONNECT_NOW = '57P03';
const CONNECT_AGAIN_MS = 250;
/** A start waits this long for a database server that is still starting, in milliseconds. */
export const SERVER_STARTS_MS = 20_000;

/**
 * Opens a connection outside the pools, for long work and for what belongs to a session. Its owner ends it. Waits at
 * most `waitMs` milliseconds for a server that is still starting.
 */
export async function openSession(address: string, waitMs = 0): Promise<pg.Client> {
  for (const until = performance.now() + waitMs; ;) {
    const client = new HostedClient({ connectionString: address, connectionTimeoutMillis: 10_000, keepAlive: true });
    client.on('error', noteFailure('database.session'));
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (codeOf(error) !== CANNOT_CONNECT_NOW || performance.now() >= until) throw error;
      await delay(CONNECT_AGAIN_MS);
    }
  }
}
