import { execFile, execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify, stripVTControlCharacters } from 'node:util';
import { inRoot, root } from './root.mjs';

const followParent = inRoot('tools/lib/follow-parent.mjs');
const compileCache = inRoot('node_modules/.cache/compiled'); // saves compiling some thousand files at every start

/**
 * Starts one of our programs on this Node. It has its own process group, so that Ctrl-C reaches only us and we control
 * the order of the shutdown. It still ends when we end, in any way (follow-parent).
 */
export function startNode(
  script,
  { args = [], env = process.env, cwd = root, stdout = 'inherit', stderr = 'inherit' } = {},
) {
  return spawn(process.execPath, ['--import', followParent, script, ...args], {
    cwd,
    env: { NODE_COMPILE_CACHE: compileCache, ...env },
    stdio: ['ignore', stdout, stderr, 'ipc'],
    detached: process.platform !== 'win32',
    windowsHide: true,
  });
}

export const hasEnded = (child) => child.exitCode !== null || child.signalCode !== null;

/** Exit code; 1 for a program that a signal ended or that could not be started. */
export function ended(child) {
  if (hasEnded(child)) return Promise.resolve(child.exitCode ?? 1);
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Kills the program after `timeout` ms. */
export async function endChild(child, timeout = 8000) {
  if (hasEnded(child)) return;
  child.kill('SIGTERM');
  const inTime = await Promise.race([ended(child).then(() => true), delay(timeout, false, { ref: false })]);
  if (!inTime) {
    child.kill('SIGKILL');
    await ended(child);
  }
}

/** Runs a command and resolves to { code, output } with both streams in order. */
export async function capture(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  child.once('error', (error) => {
    output += error.message;
  });
  const code = await new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', (status) => resolve(status ?? 1));
  });
  return { code, output: process.stdout.isTTY ? output : stripVTControlCharacters(output) };
}

/** Command line of a process; empty when there is no such process or the system does not report it (Windows). */
export function commandOf(pid) {
  try {
    if (process.platform === 'linux')
      return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    if (process.platform === 'win32') return '';
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return '';
  }
}

/** True when a process with this id exists, of any user. */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

const runFile = promisify(execFile);

export async function findProgram(...names) {
  for (const name of names) {
    try {
      const finder = process.platform === 'win32' ? 'where' : 'which';
      const { stdout } = await runFile(finder, [name]);
      return stdout.split('\n')[0].trim();
    } catch {
      // not installed under this name
    }
  }
  return null;
}

/**
 * Calls `stop(reason)` once: on a signal, or when our parent process has ended. A SIGTERM sent to npm ends npm and its
 * shell but never reaches us. A second request exits immediately.
 */
export function onStopRequest(stop) {
  let asked = false;
  const request = (reason) => {
    if (asked && reason !== 'parent') process.exit(1);
    if (asked) return;
    asked = true;
    clearInterval(watch);
    stop(reason);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => request(signal));
  const parents = ancestors();
  const watch = setInterval(() => {
    if (ancestors().join() !== parents.join()) request('parent');
  }, 300);
  watch.unref();
}

/** Our parent, and its parent if the first is a shell between npm and us. */
function ancestors() {
  const parent = process.ppid;
  try {
    const [, name, grandparent] = /\((.*)\) \S (\d+)/.exec(fs.readFileSync(`/proc/${parent}/stat`, 'utf8'));
    return /^(sh|dash|bash|ash|busybox)$/.test(name) && process.env.npm_lifecycle_event
      ? [parent, Number(grandparent)]
      : [parent];
  } catch {
    return [parent];
  }
}
