import { setTimeout as delay } from 'node:timers/promises';
import type { createClient } from 'redis';

type Client = ReturnType<typeof createClient>;

const TRY_AGAIN_MS = 500;

/**
 * Makes a Redis client one that takes Redis's absence calmly. The adapter on it reads again at once when a read has failed, which
 * alone would keep the process busy, and never looks at what became of what it sends, which would end the process. Whatever is lost,
 * the other processes find in the event table.
 */
export function calm(client: Client): Client {
  client.on('error', () => undefined);
  const duplicate = client.duplicate.bind(client);
  const read = client.xRead.bind(client);
  const publish = client.publish.bind(client);
  const subscribe = client.subscribe.bind(client);
  return Object.assign(client, {
    duplicate: () => calm(duplicate()),
    xRead: async (...args: Parameters<Client['xRead']>) => {
      try {
        return await read(...args);
      } catch (error) {
        await delay(TRY_AGAIN_MS, undefined, { ref: false });
        throw error;
      }
    },
    publish: (...args: Parameters<Client['publish']>) => publish(...args).catch(() => 0),
    subscribe: async (...args: Parameters<Client['subscribe']>) => {
      for (;;) {
        try {
          return await subscribe(...args);
        } catch {
          await delay(TRY_AGAIN_MS, undefined, { ref: false });
        }
      }
    },
  });
}
