import { createReadStream } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { ConfigError } from '../config/config.js';
import { migrate } from '../database/schema/migrate.js';
import type { Schema } from '../database/schema/orm.config.js';
import {
  FILES,
  PRIVATE,
  Tally,
  columnList,
  nowhere,
  plainClient,
  quoted,
  tableFile,
  type Manifest,
} from './backup.format.js';
import { verifyBackup } from './backup.js';
import { tablesOf } from './backup.database.js';
import { copyIn, copyOut } from './copy.js';

export interface RestoreOptions {
  readonly folder: string;
  readonly databaseUrl: string;
  readonly schema: Schema;
  /** Target folder for the pictures; null when they are in a bucket. */
  readonly uploads: string | null;
}

/**
 * Restores a backup into a new, empty database. Runs the backup's migrations, copies the rows in one transaction,
 * compares them with the backup, then migrates to this version. Refuses a database that is not empty, because its rows
 * would mix with the restored ones.
 */
export async function restore({ folder, databaseUrl, schema, uploads }: RestoreOptions): Promise<Manifest> {
  const manifest = await verifyBackup(folder);
  refuseNewer(manifest, schema);
  const client = await plainClient(databaseUrl);
  try {
    await refuseFilled(client);
    await migrate(databaseUrl, schema, manifest.migrations);
    await client.query('begin');
    await fill(client, folder, manifest);
    await compare(client, manifest);
    await client.query('commit');
  } finally {
    await client.end();
  }
  await migrate(databaseUrl, schema);
  if (uploads !== null && manifest.pictures !== null)
    await restorePictures(path.join(folder, FILES.uploads), uploads, Object.keys(manifest.pictures));
  return manifest;
}

export async function secretOf(folder: string): Promise<string | null> {
  // A backup made without a secret has no such file.
  const text = await readFile(path.join(folder, FILES.secrets), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as { SESSION_SECRET: string }).SESSION_SECRET;
}

function refuseNewer(manifest: Manifest, { migrations }: Schema): void {
  const unknown = manifest.migrations.filter((name) => !migrations.some((migration) => migration.name === name));
  if (unknown.length > 0)
    throw new ConfigError(
      `This backup was made by a newer version of Crease (${unknown.join(', ')}): restore it with that version.`,
    );
}

async function refuseFilled(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; filled: boolean }>(
    `select current_database() as name, exists (select 1 from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'v', 'm')) as filled`,
  );
  if (rows[0]?.filled)
    throw new ConfigError(
      `The database ${rows[0].name} holds something already: a backup is restored into a new, empty one. Create one ("createdb …") and name it in DATABASE_URL.`,
    );
}

async function fill(client: pg.Client, folder: string, manifest: Manifest): Promise<void> {
  const there = new Map((await tablesOf(client)).map(({ name, columns }) => [name, columns]));
  for (const [name, { columns }] of Object.entries(manifest.tables)) {
    const missing = columns.filter((column) => !there.get(name)?.includes(column));
    if (missing.length > 0)
      throw new ConfigError(
        `The backup has ${name}.${missing.join(`, ${name}.`)}, which no migration makes: it cannot be restored by this version.`,
      );
  }
  // Drop foreign keys while copying, since rows arrive in any order. They are checked when they are added again.
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `select c.relname as table, o.conname as name, pg_get_constraintdef(o.oid) as definition from pg_constraint o join pg_class c on c.oid = o.conrelid
     where o.contype = 'f' and o.connamespace = current_schema()::regnamespace order by 1, 2`,
  );
  for (const { table, name } of keys)
    await client.query(`alter table ${quoted(table)} drop constraint ${quoted(name)}`);
  for (const table of there.keys()) await client.query(`alter table ${quoted(table)} disable trigger user`);
  // Migrations insert some rows; the backup has their present state.
  await client.query(`truncate ${[...there.keys()].map(quoted).join(', ')}`);
  for (const [name, entry] of Object.entries(manifest.tables)) {
    await copyIn(
      client,
      `copy ${quoted(name)} (${columnList(entry)}) from stdin`,
      createReadStream(tableFile(folder, name)).pipe(createGunzip()),
    );
  }
  for (const [name, { value, called }] of Object.entries(manifest.sequences))
    await client.query('select setval($1::regclass, $2::bigint, $3)', [quoted(name), value, called]);
  for (const table of there.keys()) await client.query(`alter table ${quoted(table)} enable trigger user`);
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${quoted(table)} add constraint ${quoted(name)} ${definition}`);
}

async function compare(client: pg.Client, manifest: Manifest): Promise<void> {
  for (const [name, entry] of Object.entries(manifest.tables)) {
    const tally = new Tally();
    tally.pipe(nowhere());
    await copyOut(client, `copy (select ${columnList(entry)} from ${quoted(name)}) to stdout`, tally);
    await new Promise<void>((resolve) => tally.end(resolve));
    if (tally.rows !== entry.rows || tally.sha256 !== entry.sha256)
      throw new Error(
        `${name} was not restored as it is in the backup (${tally.rows} of ${entry.rows} rows): nothing was kept.`,
      );
  }
}

/** Adds the pictures to those already there. Pictures are immutable, and unused ones are deleted later. */
async function restorePictures(from: string, to: string, names: readonly string[]): Promise<void> {
  await mkdir(to, { recursive: true, mode: PRIVATE.folder });
  for (const name of names) {
    const aside = path.join(to, `${name}.restored.new`);
    try {
      await copyFile(path.join(from, name), aside);
      await rename(aside, path.join(to, name));
    } finally {
      await rm(aside, { force: true });
    }
  }
}
