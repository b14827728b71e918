import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const PATIENCE_MS = 5_000;
const LOOK_EVERY_MS = 10;

/**
 * Counts running requests so that a process can end without cutting one off. The returned function stops accepting
 * connections and resolves when every request is answered, or after 5 s.
 */
export function drainRequests(fastify: FastifyInstance): () => Promise<void> {
  let underWay = 0;
  let left = false;
  const over = () => void (underWay -= 1);
  fastify.addHook('onRequest', (_request, reply, done) => {
    underWay += 1;
    reply.raw.once('close', over);
    // Make the client open its next connection to another process.
    if (left) void reply.header('connection', 'close');
    done();
  });
  return async () => {
    left = true;
    fastify.server.close(() => undefined);
    for (const until = performance.now() + PATIENCE_MS; underWay > 0 && performance.now() < until;) {
      await delay(LOOK_EVERY_MS);
      fastify.server.closeIdleConnections();
    }
  };
}
