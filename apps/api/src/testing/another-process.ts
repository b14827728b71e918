import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { expect } from '@jest/globals';
import type { Config } from '../platform/config/config.js';
import { eventually } from './patience.js';

type Address = Pick<Config, 'DATABASE_URL' | 'SESSION_SECRET'> & Partial<Pick<Config, 'DATABASE_DIRECT_URL'>>;

/** Starts a process over a database without waiting for it. `logs`: its lines can be read from `child.stdout`. */
export function startProcess(
  { DATABASE_URL, DATABASE_DIRECT_URL = DATABASE_URL, SESSION_SECRET }: Address,
  { logs = false } = {},
): { url: string; child: ChildProcess } {
  const root = process.cwd();
  const port = 21_000 + Math.floor(Math.random() * 9_000);
  const env = {
    ...process.env,
    NODE_OPTIONS: '',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATABASE_URL,
    DATABASE_DIRECT_URL,
    SESSION_SECRET,
    RATE_LIMIT: '0',
    LOG_LEVEL: logs ? 'warn' : 'error',
  };
  const child = spawn(
    process.execPath,
    ['--import', path.join(root, 'tools/register-ts.mjs'), path.join(root, 'apps/api/src/main.ts')],
    { cwd: root, env, stdio: ['ignore', logs ? 'pipe' : 'ignore', 'inherit'] },
  );
  return { url: `http://127.0.0.1:${port}`, child };
}

/** Starts a second process over the database, which a test can kill. */
export async function anotherProcess(address: Address): Promise<{ url: string; child: ChildProcess }> {
  const { url, child } = startProcess(address);
  await eventually(async () => {
    if (child.exitCode !== null) throw new Error(`the process ended with ${child.exitCode}`);
    expect((await fetch(`${url}/api/health`)).ok).toBe(true);
  }, 60_000);
  return { url, child };
}
