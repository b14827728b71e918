// PgBouncer for tests, when the machine has one.
import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findProgram } from '../lib/processes.mjs';
import { freePort } from '../lib/network.mjs';

/** { program, keepsStatements } of the machine or PGBOUNCER; null without one. */
export async function findPgbouncer() {
  const program = process.env.PGBOUNCER ?? (await findProgram('pgbouncer'));
  if (!program) return null;
  const [, major, minor] =
    /PgBouncer (\d+)\.(\d+)/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' })) ?? [];
  return { program, keepsStatements: Number(major) > 1 || Number(minor) >= 21 };
}

/**
 * Starts PgBouncer in front of a PostgreSQL: { at(databaseUrl), stop() }; `at` gives the address of a database through
 * it. `settings` are lines of its configuration.
 */
export async function openTestPgbouncer(postgresUrl, settings = {}) {
  const found = await findPgbouncer();
  if (!found) throw new Error('There is no PgBouncer on this machine.');
  // Another test may take the free port first.
  for (let tries = 1; ; tries += 1) {
    const opened = await open(found.program, postgresUrl, settings);
    if (opened.problem === null) return opened;
    await opened.stop();
    if (tries === 3) throw new Error(`PgBouncer did not start: ${opened.problem}`);
  }
}

async function open(program, postgresUrl, settings) {
  const { port, username, password } = new URL(postgresUrl);
  const listen = await freePort();
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'crease-pgbouncer-'));
  const file = path.join(dir, 'pgbouncer.ini');
  const lines = Object.entries({
    pool_mode: 'transaction',
    default_pool_size: 20,
    max_client_conn: 2_000,
    listen_addr: '127.0.0.1',
    listen_port: listen,
    auth_type: 'any',
    unix_socket_dir: '',
    ...settings,
  }).map(([name, value]) => `${name} = ${value}`);
  const server = `host=127.0.0.1 port=${port} user=${username} password=${decodeURIComponent(password)}`;
  fs.writeFileSync(file, ['[databases]', `* = ${server}`, '[pgbouncer]', ...lines, ''].join('\n'));
  fs.chmodSync(dir, 0o755);
  // It refuses to run as root.
  const account = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  // The shell ends it when this process ends in any way.
  const guarded = ['-c', '"$@" & read -r line; kill -9 $!', 'sh', program, file];
  const child = spawn('/bin/sh', guarded, { ...account, stdio: ['pipe', 'ignore', 'pipe'] });
  const gone = new Promise((resolve) => {
    child.once('close', resolve);
  });
  const problem = await started(child.stderr);
  return {
    problem,
    at(databaseUrl) {
      const url = new URL(databaseUrl);
      url.port = String(listen);
      return url.href;
    },
    async stop() {
      child.stdin.end();
      await gone;
      fs.rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** Resolves to null when the program is up, or to the log when it cannot start. */
function started(log) {
  return new Promise((resolve) => {
    let text = '';
    const timer = setTimeout(() => resolve(`it is silent. ${text}`), 15_000);
    log.on('data', (chunk) => {
      text = `${text}${chunk}`.slice(-4_000);
      const problem = /FATAL|cannot (?:listen|bind)|failed/i.test(text);
      if (!problem && !/process up/.test(text)) return;
      clearTimeout(timer);
      resolve(problem ? text : null);
    });
  });
}
