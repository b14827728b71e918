// Files of the embedded PostgreSQL's cluster, and its password and port (`launcher.json`).
import { execFileSync } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fullDisk } from './disk.mjs';
import { statOrNull } from './postgres-account.mjs';
import { majorVersion, serverEnvironment } from './postgres-binaries.mjs';
import { isAlive } from './processes.mjs';
import { Sentence } from './sentence.mjs';

const abandonedAfter = 60_000; // a first start takes seconds

/** Deletes leftovers of killed first starts: unfinished clusters of dead processes, and their password files. */
export function removeUnfinished(folder) {
  for (const name of fs.readdirSync(folder)) {
    const [, pid] = /^data\.new-(?:(\d+)-)?\w+$/.exec(name) ?? /^\.password-(\d+)$/.exec(name) ?? [null, null];
    if (pid === null) continue;
    const file = path.join(folder, name);
    // This process has created no folder yet: one with its id is of an earlier process, as in a restarted container.
    const gone =
      pid === undefined
        ? Date.now() - (statOrNull(file)?.mtimeMs ?? 0) > abandonedAfter
        : Number(pid) === process.pid || !isAlive(Number(pid));
    if (gone) fs.rmSync(file, { recursive: true, force: true });
  }
}

/**
 * Creates the cluster under a temporary name and renames it, so that a `data` folder is always complete. Returns false
 * if another process was faster.
 */
export function createCluster({ binaries, folder, data, account, durable }) {
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
    throw fullDisk(error, folder) ?? new Sentence(`PostgreSQL could not prepare the data folder ${folder}: ${reason}`);
  } finally {
    fs.rmSync(passwordFile, { force: true });
  }
}

function own(file, account) {
  if (account.uid !== undefined) fs.chownSync(file, account.uid, account.gid);
}

export function writeCluster(data, cluster, account) {
  const file = path.join(data, 'launcher.json');
  fs.writeFileSync(`${file}.new`, JSON.stringify(cluster), { mode: 0o600 });
  own(`${file}.new`, account);
  fs.renameSync(`${file}.new`, file);
}

export function readCluster(data) {
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

export const damaged = (data, reason) =>
  new Sentence(
    `The data folder ${data} is damaged (${reason}): restore it from a backup, choose another folder with DATA_DIR, or delete it with "npm run db:reset".`,
  );
