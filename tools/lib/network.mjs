import net from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Binds and releases a port; resolves to the port, or rejects with the system's error. */
function tryPort(port, host) {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => {
      const { port: bound } = server.address();
      server.close(() => resolve(bound));
    });
  });
}

export const freePort = (host = '127.0.0.1') => tryPort(0, host);

/** null when a server can listen there, otherwise the system's code (EADDRINUSE, EACCES, EADDRNOTAVAIL …). */
export const portProblem = (port, host) =>
  tryPort(port, host).then(
    () => null,
    (error) => error.code ?? 'UNKNOWN',
  );

/** The answer of an address's health check; null when it is not healthy within `timeout` ms. */
export async function health(address, timeout = 1000) {
  try {
    const response = await fetch(new URL('/api/health', address), { signal: AbortSignal.timeout(timeout) });
    const body = await response.json();
    return response.ok && body?.status === 'ok' ? body : null;
  } catch {
    return null;
  }
}

export async function isMigrating(address, timeout = 1000) {
  try {
    const response = await fetch(new URL('/api/health', address), { signal: AbortSignal.timeout(timeout) });
    return (await response.json())?.status === 'migrating';
  } catch {
    return false;
  }
}

/** Polls an address until it is healthy. Returns null when `givenUp()` is true or after `timeout` ms. */
export async function untilHealthy(address, { timeout = 60_000, givenUp = () => false } = {}) {
  const deadline = Date.now() + timeout;
  while (Date.now() < deadline && !givenUp()) {
    const answer = await health(address);
    if (answer) return answer;
    await delay(15);
  }
  return null;
}
