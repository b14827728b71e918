import { setTimeout as delay } from 'node:timers/promises';
import type { createClient } from 'redis';
import { failures, noteFailure } from '../failures.js';

type Client = ReturnType<typeof createClient>;

const TRY_AGAIN_MS = 500;

/**
 * Keeps a Redis client alive while Redis is unreachable. The adapter repeats a failed read immediately, which would
 * keep the process busy, so failed reads wait first. It also ignores failed sends, which would end the process, so
 * their errors are caught. The other processes find lost events in the event table.
 */
export function resilient(client: Client): Client {
  client.on('error', noteFailure('redis.connection'));
  const duplicate = client.duplicate.bind(client);
  const read = client.xRead.bind(client);
  const publish = client.publish.bind(client);
  const subscribe = client.subscribe.bind(client);
  Object.assign(client, {
    duplicate: () => resilient(duplicate()),
    xRead: async (...args: Parameters<Client['xRead']>) => {
      try {
        return await read(...args);
      } catch (error) {
        failures.record('redis.read', error);
        await delay(TRY_AGAIN_MS, undefined, { ref: false });
        throw error;
      }
    },
    publish: (...args: Parameters<Client['publish']>) => publish(...args).catch(noteFailure('redis.publish', 0)),
    subscribe: async (...args: Parameters<Client['subscribe']>) => {
      for (;;) {
        try {
          return await subscribe(...args);
        } catch (error) {
          failures.record('redis.subscribe', error);
          await delay(TRY_AGAIN_MS, undefined, { ref: false });
        }
      }
    },
  });
  return client;
}
