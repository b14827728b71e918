// Chooses the account and folder of the embedded PostgreSQL, which cannot run as root.
import { execFileSync } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fullDisk } from './disk.mjs';
import { Sentence } from './sentence.mjs';

const logLimit = 5 * 1024 * 1024;

/**
 * Returns the folder of the cluster of `dir` and the account that runs it (empty account: the present one). PostgreSQL
 * refuses to run as root. So root uses the owner of an existing cluster, or a service account. If that account cannot
 * reach `dir` (a parent of mode 0700, such as /root), the cluster is in /var/tmp.
 */
export function locate(dir) {
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

export const statOrNull = (file) => fs.statSync(file, { throwIfNoEntry: false }) ?? null;

export const digest = (text) => crypto.createHash('sha256').update(text).digest('hex').slice(0, 12);

/** True when the account may reach `file`, which need not exist yet. */
export function canReach(file, account) {
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

export function prepareFolder(folder, account) {
  try {
    fs.mkdirSync(folder, { recursive: true });
    if (account.uid !== undefined) {
      fs.chownSync(folder, account.uid, account.gid);
      fs.chmodSync(folder, 0o700);
    }
    fs.accessSync(folder, fs.constants.W_OK);
  } catch (error) {
    throw (
      fullDisk(error, folder) ??
      new Sentence(
        `The data folder ${folder} cannot be written (${error.code}): correct its permissions or choose another folder with DATA_DIR.`,
      )
    );
  }
  const log = path.join(folder, 'postgres.log');
  if ((statOrNull(log)?.size ?? 0) > logLimit) fs.rmSync(log);
}

/** Refuses a cluster of another account, which is not damaged but not ours to open. */
export function refuseForeign(folder, data, account) {
  if (process.platform === 'win32') return;
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
