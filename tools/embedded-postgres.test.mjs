import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import {
  createDatabase,
  dropDatabase,
  embeddedFolder,
  ensurePostgres,
  stopEmbeddedPostgres,
} from './embedded-postgres.mjs';
import { changeWhole, databaseAt } from './lib/postgres-databases.mjs';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'crease-launcher-'));
const start = () => ensurePostgres({ dir });
let server;

beforeAll(async () => {
  server = await start();
}, 60_000);

afterAll(async () => {
  const folder = embeddedFolder(dir);
  await stopEmbeddedPostgres(dir);
  for (const place of [dir, folder]) fs.rmSync(place, { recursive: true, force: true });
});

async function query(url, sql) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Changes a file of the stopped cluster, tries to start it, and restores the file. */
async function startWith(name, change) {
  await server.stop();
  const file = path.join(server.folder, 'data', name);
  const before = fs.readFileSync(file);
  const { uid, gid } = fs.statSync(file);
  try {
    change(file);
    return await start().then(
      () => 'started',
      (error) => error.message,
    );
  } finally {
    fs.writeFileSync(file, before);
    fs.chownSync(file, uid, gid);
    server = await start();
  }
}

test('the first call creates the cluster and its database', async () => {
  expect(server.created).toBe(true);
  expect(server.owned).toBe(true);
  expect(await query(server.url, 'select current_database() as name')).toEqual([{ name: 'app' }]);
});

test('the cluster folds case in every language', async () => {
  expect(await query(server.url, "select lower('STÜTZLE') as name")).toEqual([{ name: 'stützle' }]);
});

test('calls at the same time get the one server that runs', async () => {
  const others = await Promise.all([start(), start(), start()]);
  expect(others.map(({ pid, owned, created }) => ({ pid, owned, created }))).toEqual(
    others.map(() => ({ pid: server.pid, owned: false, created: false })),
  );
});

test('a server that was killed comes back on its port with what was committed', async () => {
  await query(server.url, 'create table kept (id int); insert into kept values (1)');
  process.kill(server.pid, 'SIGKILL');
  const { port, pid } = server;
  server = await start();
  expect(server.port).toBe(port);
  expect(server.pid).not.toBe(pid);
  expect(await query(server.url, 'select id from kept')).toEqual([{ id: 1 }]);
});

test('a stopped server is gone, and its successor takes the same port', async () => {
  const { port } = server;
  await server.stop();
  expect(server.isRunning()).toBe(false);
  server = await start();
  expect(server.port).toBe(port);
});

test('a new port is chosen when somebody else took the kept one', async () => {
  const { port } = server;
  await server.stop();
  const intruder = net.createServer().listen(port, '127.0.0.1');
  await new Promise((resolve) => intruder.once('listening', resolve));
  try {
    server = await start();
    expect(server.port).not.toBe(port);
  } finally {
    intruder.close();
  }
});

test('a lock left behind that names a living stranger does not keep the server from starting', async () => {
  const lock = path.join(server.folder, 'data', 'postmaster.pid');
  const text = fs.readFileSync(lock, 'utf8');
  await server.stop();
  fs.writeFileSync(lock, text.replace(/^\d+/, String(process.ppid)));
  server = await start();
  expect(server.isRunning()).toBe(true);
});

test('a database can be copied from a template and dropped while it is in use', async () => {
  await createDatabase(server.url, 'copied', { template: 'app' });
  const copied = new URL(server.url);
  copied.pathname = '/copied';
  const client = new pg.Client({ connectionString: copied.href });
  client.on('error', () => {});
  await client.connect();
  expect((await client.query('select id from kept')).rows).toEqual([{ id: 1 }]);
  await dropDatabase(server.url, 'copied');
  await expect(query(copied.href, 'select 1')).rejects.toThrow('does not exist');
});

const oneSentence = /^The data folder \S+ [^\n]+\.$/;

test('a long change of a whole database happens all at once or not at all, also after a process that was killed', async () => {
  await createDatabase(server.url, 'whole');
  await createDatabase(server.url, 'whole_unfinished'); // left by a killed process
  const url = databaseAt(server.url, 'whole');
  await query(url, `create table step (n int)`);
  await expect(
    changeWhole(url, async (copy) => {
      await query(copy, 'insert into step values (1)');
      throw new Error('half-way');
    }),
  ).rejects.toThrow('half-way');
  expect(await query(url, 'select n from step')).toEqual([]);

  expect(await changeWhole(url, async (copy) => (await query(copy, 'insert into step values (2)'), 'done'))).toBe(
    'done',
  );
  expect(await query(url, 'select n from step')).toEqual([{ n: 2 }]);
  const names = await query(server.url, `select datname from pg_database where datname like 'whole%'`);
  expect(names).toEqual([{ datname: 'whole' }]);
  await dropDatabase(server.url, 'whole');
});

test('a cluster without its version file is reported as damaged, not replaced', async () => {
  const message = await startWith('PG_VERSION', (file) => fs.rmSync(file));
  expect(message).toMatch(oneSentence);
  expect(message).toContain('damaged (PG_VERSION is missing)');
});

test('a cluster without its control file is reported as damaged', async () => {
  expect(await startWith('global/pg_control', (file) => fs.rmSync(file))).toMatch(oneSentence);
});

test('a cluster whose password file is unreadable is reported as damaged', async () => {
  expect(await startWith('launcher.json', (file) => fs.writeFileSync(file, '{'))).toContain(
    'damaged (launcher.json cannot be read)',
  );
});

test('a cluster of another major version is named as such', async () => {
  expect(await startWith('PG_VERSION', (file) => fs.writeFileSync(file, '17\n'))).toContain('written by PostgreSQL 17');
});

test('what a killed first start left behind is gone at the next one, and what somebody is making stays', async () => {
  const place = (name) => path.join(server.folder, name);
  // No system assigns such a high process id.
  const [left, password, made] = [
    place('data.new-99999999-Ab3dEf'),
    place('.password-99999999'),
    place(`data.new-${process.ppid}-Ab3dEf`),
  ];
  for (const folder of [left, made]) fs.mkdirSync(path.join(folder, 'base'), { recursive: true });
  fs.writeFileSync(password, 'x');
  await start();
  expect([left, password, made].map((file) => fs.existsSync(file))).toEqual([false, false, true]);
  fs.rmSync(made, { recursive: true });
});

(process.getuid?.() === 0 ? test : test.skip)(
  'a data folder that somebody else owns is not called damaged: whose it is, and what to do',
  async () => {
    await server.stop();
    const data = path.join(server.folder, 'data');
    const { uid, gid } = fs.statSync(data);
    try {
      fs.chownSync(data, 0, 0);
      const message = await start().then(
        () => 'started',
        (error) => error.message,
      );
      expect(message).toMatch(/belongs to root, and PostgreSQL runs as \w+\. Give the folder over with "chown -R \w+ /);
      expect(message).not.toMatch(/damaged/);
    } finally {
      fs.chownSync(data, uid, gid);
      server = await start();
    }
  },
);
