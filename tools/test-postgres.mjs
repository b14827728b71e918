// PostgreSQL for tests: the one TEST_POSTGRES_URL names, or a temporary cluster.
import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { embeddedFolder, ensurePostgres } from './embedded-postgres.mjs';

const memory = '/dev/shm';
const tmpfs = 0x01021994;
const roomNeeded = 4 * 1024 ** 3; // databases of all workers and the log of changes

const guard = fileURLToPath(new URL('./lib/guard-test-postgres.mjs', import.meta.url));

/**
 * Opens a server for tests: { url, stop() }; `url` is its maintenance database "postgres". A cluster started here ends
 * and is deleted with this process, even if the process is killed.
 */
export async function openTestPostgres() {
  const given = process.env.TEST_POSTGRES_URL;
  if (given) return { url: given, stop: async () => {} };

  const { dir, stop } = guardedFolder();
  try {
    const { url } = await ensurePostgres({ dir, database: 'postgres', durable: false });
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Opens a primary and a standby that follows it, whether or not a server for tests is given: the addresses of both, and
 * `stopPrimary()` and `stop()`.
 */
export async function openTestPostgresPair() {
  const folders = [guardedFolder(), guardedFolder()];
  const stop = async () => void (await Promise.all(folders.map((folder) => folder.stop())));
  const settings = { wal_level: 'replica', max_wal_senders: 4, max_connections: 50 };
  const [first, second] = folders.map(({ dir }) => dir);
  const start = (dir, more = {}) =>
    ensurePostgres({ dir, database: 'postgres', durable: false, settings: { ...settings, ...more } });
  try {
    const empty = await start(first);
    await empty.stop();
    fs.rmSync(embeddedFolder(second), { recursive: true });
    // Keeps the owner, as PostgreSQL demands.
    execFileSync('cp', ['-a', empty.folder, embeddedFolder(second)]);
    const primary = await start(first);
    fs.writeFileSync(path.join(embeddedFolder(second), 'data', 'standby.signal'), '');
    const standby = await start(second, { primary_conninfo: primary.url });
    return { primary: primary.url, standby: standby.url, stopPrimary: primary.stop, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A folder for a cluster that ends and is deleted with this process, even if the process is killed. */
function guardedFolder() {
  const dir = fs.mkdtempSync(path.join(clusterParent(), 'crease-test-'));
  // The watcher's standard input closes when this process ends in any way.
  const watcher = spawn(process.execPath, [guard, dir], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    windowsHide: true,
  });
  watcher.unref();
  watcher.stdin.unref();
  const gone = new Promise((resolve) => {
    watcher.once('exit', resolve);
  });
  const stop = () => {
    watcher.ref();
    watcher.stdin.end();
    return gone;
  };
  return { dir, stop };
}

/** Memory where it has room: each test database is 1,000 files, and a disk creates them slowly. */
function clusterParent() {
  if (!fs.existsSync(memory)) return os.tmpdir();
  const there = fs.statfsSync(memory);
  const fits = there.type === tmpfs && there.bavail * there.bsize > roomNeeded && os.freemem() > roomNeeded;
  return fits ? memory : os.tmpdir();
}
