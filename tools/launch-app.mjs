// Starts the built application as a separate process, for browser tests, fault tests and benchmarks.
import crypto from 'node:crypto';
import { buildStale } from './lib/builds.mjs';
import { createDatabase, dropDatabase } from './embedded-postgres.mjs';
import { freePort, untilHealthy } from './lib/network.mjs';
import { endChild, ended, hasEnded, startNode } from './lib/processes.mjs';
import { inRoot } from './lib/root.mjs';

/** Creates an empty database on a server: { url, drop() }. */
export async function createEmptyDatabase(serverUrl, prefix = 'app') {
  const name = `${prefix}_${crypto.randomBytes(6).toString('hex')}`;
  await createDatabase(serverUrl, name);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => dropDatabase(serverUrl, name) };
}

/**
 * Starts one process of the application on a database and resolves when it is healthy.
 * @throws {Error} with the process's output, when it does not become healthy
 */
export async function launchApp({ databaseUrl, port, env = {}, build = true, echo = false }) {
  if (build) await buildStale(['api', 'description', 'web']);
  const listen = port ?? (await freePort());
  const url = `http://127.0.0.1:${listen}`;
  const child = startNode(inRoot('dist/apps/api/src/main.js'), {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(listen),
      DATABASE_URL: databaseUrl,
      WEB_DIST: inRoot('apps/web/dist'),
      RATE_LIMIT: '0',
      SESSION_SECRET: 'only for tests, where nothing is worth stealing',
      ...env,
    },
    stdout: 'pipe',
    stderr: 'pipe',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output = (output + chunk).slice(-100_000);
      if (echo) process.stderr.write(chunk);
    });
  }
  if (!(await untilHealthy(url, { givenUp: () => hasEnded(child) }))) {
    await endChild(child);
    throw new Error(`The product did not become healthy at ${url}:\n${output}`);
  }
  return {
    url,
    port: listen,
    pid: child.pid,
    exited: ended(child),
    output: () => output,
    signal: (name) => child.kill(name),
    stop: () => endChild(child),
    kill: async () => {
      child.kill('SIGKILL');
      await ended(child);
    },
  };
}
