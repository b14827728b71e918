import { chmod, copyFile, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ConfigError } from '../config/config.js';
import { migrationsOf, sequencesOf, tablesOf, writeTable } from './backup.database.js';
import {
  FILES,
  PRIVATE,
  digestOf,
  plainClient,
  readManifest,
  tableFile,
  tallyOf,
  type Manifest,
  type TableEntry,
} from './backup.format.js';

export interface BackupOptions {
  readonly databaseUrl: string;
  /** Target folder; must not exist yet. */
  readonly folder: string;
  /** Folder of the pictures; null when they are in a bucket. */
  readonly uploads: string | null;
  readonly sessionSecret: string | null;
  /** Aborted when the process ends: the backup then fails and leaves nothing. */
  readonly signal?: AbortSignal;
}

/**
 * Backs up a running installation: a consistent snapshot of the database, then the pictures, which are immutable. Reads
 * everything back before the folder gets its final name.
 */
export async function backUp({
  databaseUrl,
  folder,
  uploads,
  sessionSecret,
  signal,
}: BackupOptions): Promise<Manifest> {
  if (await exists(folder)) throw new ConfigError(`${folder} exists already: name a folder that does not.`);
  const partial = `${folder}.partial`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(path.join(partial, FILES.tables), { recursive: true, mode: PRIVATE.folder });
  await chmod(partial, PRIVATE.folder);
  const client = await plainClient(databaseUrl);
  const stop = () => void client.end();
  signal?.addEventListener('abort', stop);
  try {
    signal?.throwIfAborted();
    await client.query('begin isolation level repeatable read read only');
    const migrations = await migrationsOf(client);
    const tables: Record<string, TableEntry> = {};
    for (const { name, columns } of await tablesOf(client))
      tables[name] = await writeTable(client, partial, name, columns);
    const sequences = await sequencesOf(client);
    const pictures = uploads === null ? null : await copyPictures(uploads, path.join(partial, FILES.uploads));
    if (sessionSecret !== null)
      await writeFile(path.join(partial, FILES.secrets), `${JSON.stringify({ SESSION_SECRET: sessionSecret })}\n`, {
        mode: PRIVATE.file,
      });
    const manifest: Manifest = { format: 1, madeAt: new Date().toISOString(), migrations, tables, sequences, pictures };
    await writeFile(path.join(partial, FILES.manifest), `${JSON.stringify(manifest, null, 1)}\n`, {
      mode: PRIVATE.file,
      flush: true,
    });
    await client.query('commit');
    await verifyBackup(partial, signal);
    await rename(partial, folder);
    return manifest;
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  } finally {
    signal?.removeEventListener('abort', stop);
    await client.end();
  }
}

export async function verifyBackup(folder: string, signal?: AbortSignal): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const damaged = (part: string) =>
    new ConfigError(
      `The backup in ${folder} is damaged: the ${part} is missing or not what was written. Take another one.`,
    );
  for (const [name, { rows, sha256 }] of Object.entries(manifest.tables)) {
    signal?.throwIfAborted();
    // An unreadable file is reported below, like a damaged one.
    const found = await tallyOf(tableFile(folder, name)).catch(() => null);
    if (found?.rows !== rows || found.sha256 !== sha256) throw damaged(`table ${name}`);
  }
  for (const [name, sha256] of Object.entries(manifest.pictures ?? {})) {
    const found = await digestOf(path.join(folder, FILES.uploads, name)).catch(() => null);
    if (found !== sha256) throw damaged(`picture ${name}`);
  }
  return manifest;
}

async function copyPictures(from: string, to: string): Promise<Record<string, string>> {
  await mkdir(to, { recursive: true, mode: PRIVATE.folder });
  const names = await readdir(from).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const found: Record<string, string> = {};
  for (const name of names.sort()) {
    if (name.endsWith('.new')) continue;
    const copied = await copyFile(path.join(from, name), path.join(to, name)).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        // The cleaning deleted it meanwhile because it was no longer shown.
        if (error.code === 'ENOENT') return false;
        throw error;
      },
    );
    if (!copied) continue;
    await chmod(path.join(to, name), PRIVATE.file);
    found[name] = await digestOf(path.join(to, name));
  }
  return found;
}

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );
