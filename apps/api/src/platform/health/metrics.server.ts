import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { refusal } from '../platform.refusals.js';
import type { Config } from '../config/config.js';
import { bodyOf } from '../http/refusal.filter.js';
import type { ApiRequest } from '../http/session.js';
import { type Metrics } from '../metrics/metrics.js';
import { SlowLog } from '../slow-log.js';

const PICK = 'POST /api/:league_id/drafts/:draft_id/picks';
const ADDRESS = '/metrics';

/** Measures every answered request, by the route of its call: addresses contain ids. */
export function measureRequests(fastify: FastifyInstance, metrics: Metrics): void {
  if (!metrics.isOn) return;
  fastify.addHook('onResponse', (request, reply, done) => {
    const call = `${request.method} ${request.routeOptions.url ?? 'unknown'}`;
    const status = String(reply.statusCode);
    const seconds = reply.elapsedTime / 1_000;
    metrics.time('requests', seconds, { call, status });
    if (call === PICK) metrics.time('picks', seconds, { status });
    done();
  });
}

/** Logs slow requests by route, with the request and user of the last one. */
export function logSlowRequests(fastify: FastifyInstance, limitMs: number): void {
  const slow = new SlowLog('request', limitMs);
  fastify.addHook('onResponse', (request: ApiRequest, reply, done) => {
    slow.record(
      () => `${request.method} ${request.routeOptions.url ?? 'unknown'}`,
      reply.elapsedTime,
      `, status=${reply.statusCode} request=${request.id} user=${request.user?.userId ?? 'none'}`,
    );
    done();
  });
}

/** Serves figures at `/metrics` to callers with the token (`Authorization: Bearer …`), if configured. */
export function serveToToken(fastify: FastifyInstance, metrics: Metrics, { METRICS_TOKEN: token }: Config): void {
  if (token === undefined) return;
  fastify.get(ADDRESS, async (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`))
      return reply.code(401).send(bodyOf(refusal('metricsToken', { kind: 'unauthenticated' }), 'en'));
    const figures = await metrics.text();
    return reply.type(figures?.type ?? 'text/plain').send(figures?.body ?? '');
  });
}

/** Serves the figures on their own port, if one is configured. Resolves when it listens; returns how to end it. */
export async function serveOnOwnPort(
  metrics: Metrics,
  { METRICS_PORT: port, HOST }: Pick<Config, 'METRICS_PORT' | 'HOST'>,
): Promise<{ readonly port: number; readonly close: () => void } | null> {
  if (port === undefined) return null;
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== ADDRESS) {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (figures) => response.writeHead(200, { 'content-type': figures?.type }).end(figures?.body),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, HOST, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const isSame = (given: string, wanted: string): boolean => timingSafeEqual(hash(given), hash(wanted));
const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
