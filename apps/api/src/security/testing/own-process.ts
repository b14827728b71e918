import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { eventually } from '../../testing/patience.js';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));

export interface OwnProcess {
  readonly url: string;
  /** Memory of the process in bytes; null on systems that do not report it. */
  memory(): number | null;
  stop(): Promise<void>;
}

/** Runs the application in a separate process, for tests that must not count their own load. */
export async function startOwnProcess(databaseUrl: string, secret: string): Promise<OwnProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, ['tools/run-ts.mjs', 'apps/api/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      SESSION_SECRET: secret,
      RATE_LIMIT: '0',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  await eventually(async () => {
    if (!(await fetch(`${url}/api/health`)).ok) throw new Error('not healthy yet');
  }, 60_000);
  return {
    url,
    memory() {
      try {
        return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) * 1024;
      } catch {
        return null;
      }
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
