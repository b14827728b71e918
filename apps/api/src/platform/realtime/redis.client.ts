import { setTimeout as delay } from 'node:timers/promises';
import type { createClient } from 'redis';
import { failures, noteFailure } from '../failures.js';

type Client = ReturnType<typeof createClient>;

const TRY_AGAIN_MS = 500;

/**
 * Lets a Redis client live through Redis's absence. The adapter reads again at once when a read has failed, which would
 * keep the process busy: here a failed read waits first. And it ignores whether what it sent has failed, which would
 * end the process: here a failure is caught. Whatever is lost, the other processes find in the event table.
 */
export function resilient(client: Client): Client {
  client.on('error', noteFailure('redis.connection'));
  const duplicate = client.duplicate.bind(client);
  const read = client.xRead.bind(client);
  const publish = client.publish.bind(client);
  const subscribe = client.subscribe.bind(client);
  return Object.assign(client, {
    duplicate: () => resilient(duplicate()),
    xRead: async (...args: Parameters<Client['xRead']>) => {
      try {
        return await read(...args);
      } catch (error) {
        failures.note('redis.read', error);
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
          failures.note('redis.subscribe', error);
          await delay(TRY_AGAIN_MS, undefined, { ref: false });
        }
      }
    },
  });
}
