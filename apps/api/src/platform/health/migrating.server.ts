import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { refusal } from '../platform.refusals.js';
import type { Config } from '../config/config.js';
import { bodyOf } from '../http/refusal.filter.js';
import { languageOfBrowser } from '../http/session.js';
import { MIGRATING_CSP, migratingPage } from './migrating.page.js';

const RETRY_AFTER_S = 5;
const BUSY = { 'retry-after': String(RETRY_AFTER_S) };
const CALLS = /^\/(?:api|socket\.io)(?:\/|$)/;
const READY = new Set(['/api/health', '/api/health/ready']);
const HEADERS = {
  'cache-control': 'no-store',
  // The next request of this client must reach the application.
  connection: 'close',
  'x-content-type-options': 'nosniff',
};

/** Answers on the port of a process until the application does. */
export interface MigrationServer {
  /**
   * Lets the next server's `listen` take over the port without refusing connections. `backlog`: length of the queue for
   * incoming connections.
   */
  handTo(server: Server, backlog: number): void;
  /** Frees the port. Does nothing when another server has it: the last requests still get their answers. */
  close(): void;
}

/**
 * Answers while a process migrates, so that a balancer learns its state instead of a refused connection:
 * `/api/health/live` with 200, everything else with 503. Rejects when the port is in use.
 */
export async function serveWhileMigrating({ PORT, HOST }: Pick<Config, 'PORT' | 'HOST'>): Promise<MigrationServer> {
  const server = createServer((request, response) => answer(request, response));
  let handed = false;
  const meanwhile: MigrationServer = {
    handTo(next, backlog) {
      const listen = next.listen.bind(next);
      next.listen = () => {
        handed = true;
        // Node listens on the other server's socket, which gets no new connection.
        return listen(server, backlog);
      };
    },
    close() {
      if (handed) return;
      server.close();
      server.closeAllConnections();
    },
  };
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(PORT, HOST, resolve);
  });
  return meanwhile;
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  const address = request.url?.split('?')[0] ?? '';
  const language = languageOfBrowser(request.headers);
  const json = (status: number, body: object) =>
    response
      .writeHead(status, {
        ...HEADERS,
        ...(status === 503 ? BUSY : {}),
        'content-type': 'application/json; charset=utf-8',
      })
      .end(JSON.stringify(body));
  if (address === '/api/health/live') json(200, { status: 'ok' });
  else if (READY.has(address))
    json(503, {
      status: 'migrating',
      ...bodyOf(refusal('notReady', { kind: 'busy', figures: { why: [{ is: 'migrating', seconds: 0 }] } }), language),
    });
  else if (CALLS.test(address)) json(503, bodyOf(refusal('tryAgain.migrating', { kind: 'busy' }), language));
  else
    response
      .writeHead(503, {
        ...HEADERS,
        ...BUSY,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': MIGRATING_CSP,
        'content-language': language,
        vary: 'cookie, accept-language',
      })
      .end(migratingPage(language, RETRY_AFTER_S));
}
