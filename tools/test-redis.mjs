// Redis for tests: the one TEST_REDIS_URL or REDIS_URL names, or a temporary redis-server.
import { spawn } from 'node:child_process';
import net from 'node:net';
import os from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './lib/network.mjs';
import { findProgram } from './lib/processes.mjs';
import { Sentence } from './lib/sentence.mjs';

const guard = fileURLToPath(new URL('./lib/guard-program.mjs', import.meta.url));
const startDeadline = 10_000;

/** { url, stop() }; null without Redis. A server started here ends with this process, even if it is killed. */
export async function openTestRedis() {
  const given = process.env.TEST_REDIS_URL ?? process.env.REDIS_URL;
  if (given) return { url: given, stop: async () => {} };
  const program = await findProgram('redis-server');
  if (!program) return null;

  const port = await freePort();
  // hz: due jobs within milliseconds instead of a tenth of a second
  const args = [
    '--port',
    port,
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
    '--hz',
    500,
    '--dir',
    os.tmpdir(),
    '--loglevel',
    'warning',
  ];
  const child = spawn(process.execPath, [guard, program, ...args.map(String)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    windowsHide: true,
  });
  child.unref();
  child.stdin.unref();
  const gone = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  const stop = () => {
    child.ref();
    child.stdin.end();
    return gone;
  };
  for (const deadline = Date.now() + startDeadline; Date.now() < deadline; await delay(20)) {
    if (await accepts(port)) return { url: `redis://127.0.0.1:${port}`, stop };
  }
  await stop();
  throw new Sentence(
    `${program} did not start within ${startDeadline / 1000} s: run it by hand to see why, or set REDIS_URL.`,
  );
}

function accepts(port) {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
