import { execFileSync, spawn } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fullDisk } from './disk.mjs';
import { portProblem } from './network.mjs';
import { statOrNull } from './postgres-account.mjs';
import { packageFolder, serverEnvironment } from './postgres-binaries.mjs';
import { damaged, writeCluster } from './postgres-cluster.mjs';
import { withClient } from './postgres-databases.mjs';
import { commandOf, isAlive } from './processes.mjs';
import { Sentence } from './sentence.mjs';

const windows = process.platform === 'win32';
const startDeadline = 60_000; // crash recovery of a busy cluster takes seconds

export async function startOrJoin({ binaries, folder, data, account, cluster, options }) {
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
        throw fullDisk(problem.message, folder) ?? damaged(data, problem.message);
      }
      waitingFor = problem.message;
    } else if (launched?.failed()) {
      const reason = launched.failed();
      if (/address already in use|could not bind|could not create any TCP/i.test(reason)) cluster.port = null;
      // Both are temporary: children of a killed server are still running, or another process has just started one.
      else if (fullDisk(reason, folder)) throw fullDisk(reason, folder);
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

/** Detached, so that Ctrl-C reaches us first and the server is stopped last. */
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

/** The previous port if it is free, or a new one below the range of outgoing connections. */
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
    // Temporary errors: starting up, shutting down, too many connections, or no server answer at all (refused, reset,
    // timed out).
    const passing =
      !/^[0-9A-Z]{5}$/.test(error.code ?? '') || ['57P03', '57P01', '57P02', '53300'].includes(error.code);
    return { message: error.message, fatal: !passing };
  }
}

export function runningServer(data) {
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

/** After a crash another program may have the server's process id, which would prevent PostgreSQL from starting. */
function removeStaleLock(data) {
  const lock = readLock(data);
  if (lock && isAlive(lock.pid) && !servesCluster(lock.pid, data))
    fs.rmSync(path.join(data, 'postmaster.pid'), { force: true });
}

export function servesCluster(pid, data) {
  if (!isAlive(pid)) return false;
  if (process.platform === 'linux') {
    try {
      return fs.readlinkSync(`/proc/${pid}/cwd`) === fs.realpathSync(data);
    } catch {
      return false; // ended, a zombie, or another user's
    }
  }
  if (windows) return true;
  return commandOf(pid).includes(data);
}

/** Fast shutdown; after 8 s the server is stopped immediately and recovers at its next start. */
export async function stopPostgres(data, pid) {
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
