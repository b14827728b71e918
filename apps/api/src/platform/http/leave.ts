import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** What a request under way may still take when the process is asked to end. */
const PATIENCE_MS = 5_000;
const LOOK_EVERY_MS = 10;

/**
 * Counts the requests under way, so that a process can end without cutting one. The answer stops taking connections in
 * and resolves when every request has been answered, or after 5 s.
 */
export function leaving(fastify: FastifyInstance): () => Promise<void> {
  let underWay = 0;
  let left = false;
  const over = () => void (underWay -= 1);
  fastify.addHook('onRequest', (_request, reply, done) => {
    underWay += 1;
    reply.raw.once('close', over);
    // So that the client opens its next connection to another process.
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
