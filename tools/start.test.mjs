import { afterAll, expect, test } from '@jest/globals';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { freePort } from './lib/network.mjs';

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'crease-start-'));
afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true }));

const script = (name) => fileURLToPath(new URL(name, import.meta.url));

/** Runs a tool that must refuse to work, with one line of output and exit code 1. */
function refusal(name, { args = [], env = {} } = {}) {
  const { status, stderr, stdout } = spawnSync(process.execPath, [script(name), ...args], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, NODE_ENV: '', ...env },
    encoding: 'utf8',
    timeout: 30_000,
  });
  expect({ status, stdout, lines: stderr.trim().split('\n').length }).toEqual({ status: 1, stdout: '', lines: 1 });
  return stderr.trim();
}

test('a busy port is named, with the way out', async () => {
  const port = await freePort();
  const occupant = net.createServer((socket) => socket.destroy()).listen(port, '127.0.0.1');
  await new Promise((resolve) => occupant.once('listening', resolve));
  try {
    expect(refusal('start.mjs', { env: { PORT: String(port) } })).toBe(
      `Port ${port} is in use by another program: choose a free one, for example "PORT=${port + 1} npm start".`,
    );
  } finally {
    occupant.close();
  }
});

test('a process that migrates is known as the product', async () => {
  // A process of its own, because the refused start blocks this one.
  const migrating = spawn(process.execPath, [
    '-e',
    `require('node:http').createServer((_, answer) => answer.writeHead(503).end('{"status":"migrating"}'))
       .listen(0, '127.0.0.1', function () { console.log(this.address().port); })`,
  ]);
  try {
    const [port] = (await once(createInterface(migrating.stdout), 'line')).map(Number);
    expect(refusal('start.mjs', { env: { PORT: String(port) } })).toBe(
      `Crease already runs at http://127.0.0.1:${port}.`,
    );
  } finally {
    migrating.kill();
  }
});

test('a database that nobody serves is named without its password', async () => {
  const port = await freePort();
  const message = refusal('start.mjs', {
    env: { DATABASE_URL: `postgres://u:secret@127.0.0.1:${port}/x`, PORT: String(await freePort()) },
  });
  expect(message).toContain(`nothing listens at 127.0.0.1:${port}`);
  expect(message).not.toContain('secret');
});

test.each(['mysql://host/x', 'nonsense', 'http://localhost'])('%s is no DATABASE_URL', async (url) => {
  expect(refusal('start.mjs', { env: { DATABASE_URL: url, PORT: String(await freePort()) } })).toContain(
    'postgres://user:password@host:5432/database',
  );
});

test('a port that is no number, an unknown option and a host of another machine are refused', () => {
  expect(refusal('start.mjs', { env: { PORT: 'abc' } })).toContain('PORT is "abc"');
  expect(refusal('start.mjs', { args: ['--dmeo'] })).toContain('--no-demo');
  expect(refusal('start.mjs', { env: { HOST: '203.0.113.1' } })).toContain('not an address of this machine');
});

test('the demo never goes into a database of the operator', () => {
  expect(refusal('start.mjs', { args: ['--demo'], env: { DATABASE_URL: 'postgres://h/x' } })).toContain(
    'only loaded into the embedded database',
  );
});

test('a data folder in use names the address of the product that uses it', () => {
  // A note with this process's id is stale and must not block a start.
  fs.writeFileSync(
    path.join(dataDir, 'running.json'),
    JSON.stringify({ pid: process.pid, address: 'http://127.0.0.1:1' }),
  );
  expect(refusal('start.mjs', { env: { HOST: '203.0.113.1' } })).toContain('not an address of this machine');
});

test('a restore without a folder is told what to name', () => {
  expect(refusal('restore.mjs')).toBe('Name the folder of the backup: npm run restore -- crease-backup-….');
  expect(refusal('restore.mjs', { args: ['--'] })).toBe(
    'Name the folder of the backup: npm run restore -- crease-backup-….',
  );
});

test('"--" before an argument is skipped, and anything unexpected is refused by name', () => {
  expect(refusal('start.mjs', { args: ['--', '--dmeo'] })).toContain('--no-demo');
  expect(refusal('backup.mjs', { args: ['--', 'here', 'there'] })).toBe(
    '"there" is not expected here: npm run backup -- crease-backup-….',
  );
  expect(refusal('restore.mjs', { args: ['--all'] })).toContain('"--all" is not expected here');
  expect(refusal('db-reset.mjs', { args: ['--', '--yess'] })).toContain('"--yess" is not expected here');
  expect(refusal('test.mjs', { args: ['--', '--only', 'nothing'] })).toContain('There is no part "nothing"');
});

test('an outside database is never reset without being told twice', () => {
  const message = refusal('db-reset.mjs', { env: { DATABASE_URL: 'postgres://u:secret@db.example/league' } });
  expect(message).toContain('"league" at db.example');
  expect(message).not.toContain('secret');
});
