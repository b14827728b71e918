import { createWriteStream } from 'node:fs';
import { chmod, copyFile, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { ConfigError } from '../config/config.js';
import {
  FILES,
  OWN_TABLES,
  PRIVATE,
  Tally,
  columnList,
  digestOf,
  plainClient,
  quoted,
  readManifest,
  tableFile,
  tallyOf,
  type Manifest,
  type TableEntry,
} from './backup.format.js';
import { copyOut } from './copy.js';

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
 * Writes a full backup into a new folder while the installation runs: a consistent snapshot of the database, then the
 * pictures, which are immutable. Reads everything back before the folder gets its final name.
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

/** Verifies a backup: reads every table and picture and compares it with the manifest. */
export async function verifyBackup(folder: string, signal?: AbortSignal): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const damaged = (what: string) => new ConfigError(`The backup in ${folder} is damaged: ${what}. Take another one.`);
  for (const [name, { rows, sha256 }] of Object.entries(manifest.tables)) {
    signal?.throwIfAborted();
    // An unreadable file is reported below, like a damaged one.
    const found = await tallyOf(tableFile(folder, name)).catch(() => null);
    if (found === null) throw damaged(`the table ${name} is missing or cannot be read`);
    if (found.rows !== rows || found.sha256 !== sha256) throw damaged(`the table ${name} is not what was written`);
  }
  for (const [name, sha256] of Object.entries(manifest.pictures ?? {})) {
    const found = await digestOf(path.join(folder, FILES.uploads, name)).catch(() => null);
    if (found !== sha256) throw damaged(`the picture ${name} is missing or not what was written`);
  }
  return manifest;
}

async function migrationsOf(client: pg.Client): Promise<string[]> {
  const { rows: there } = await client.query<{ made: boolean }>(`select to_regclass('migration') is not null as made`);
  const { rows } = there[0]?.made
    ? await client.query<{ name: string }>('select name from migration order by id')
    : { rows: [] };
  if (rows.length === 0) throw new ConfigError('This database holds nothing of Crease: there is nothing to back up.');
  return rows.map(({ name }) => name);
}

/** Lists the tables with their columns, in column order. */
export async function tablesOf(client: pg.Client): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and c.relname <> all($1)
     group by c.relname order by c.relname`,
    [OWN_TABLES],
  );
  return rows;
}

async function writeTable(client: pg.Client, folder: string, name: string, columns: string[]): Promise<TableEntry> {
  const tally = new Tally();
  const written = pipeline(
    tally,
    createGzip(),
    createWriteStream(tableFile(folder, name), { mode: PRIVATE.file, flush: true }),
  );
  // Awaited below; this prevents an unhandled rejection before that.
  written.catch(() => undefined);
  await Promise.race([
    copyOut(client, `copy (select ${columnList({ columns })} from ${quoted(name)}) to stdout`, tally),
    written,
  ]);
  tally.end();
  await written;
  const { rows } = await client.query<{ count: string | number }>(`select count(*) as count from ${quoted(name)}`);
  if (Number(rows[0]?.count) !== tally.rows)
    throw new Error(`${name} has ${rows[0]?.count} rows, and ${tally.rows} were written`);
  return { columns, rows: tally.rows, sha256: tally.sha256 };
}

async function sequencesOf(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c where c.relnamespace = current_schema()::regnamespace and c.relkind = 'S' order by 1`,
  );
  const found: Manifest['sequences'] = {};
  for (const { name } of rows) {
    if (OWN_TABLES.some((table) => name.startsWith(`${table}_`))) continue;
    const {
      rows: [state],
    } = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${quoted(name)}`,
    );
    if (state) found[name] = state;
  }
  return found;
}

async function copyPictures(from: string, to: string): Promise<Record<string, string>> {
  await mkdir(to, { recursive: true, mode: PRIVATE.folder });
  const names = await readdir(from).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const found: Record<string, string> = {};
  for (const name of names.sort()) {
    // Skip files that are still being written.
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
