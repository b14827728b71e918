import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { z } from 'zod';
import { ConfigError } from '../config/config.js';
import { refusePooler } from '../database/connection/pooler.js';
import { openSession } from '../database/connection/session.js';

/**
 * A backup is a folder. It contains `manifest.json`, a gzipped file in PostgreSQL's text format per table (`tables`),
 * the pictures (`uploads`) and the secret (`secrets.json`). Only its owner can read the files.
 */
export const FILES = {
  manifest: 'manifest.json',
  tables: 'tables',
  uploads: 'uploads',
  secrets: 'secrets.json',
} as const;
export const PRIVATE = { file: 0o600, folder: 0o700 } as const;

/** Tables that a restore creates again instead of copying. */
export const OWN_TABLES = ['migration', 'migration_checksum', 'function_checksum'];

const tableSchema = z.object({ columns: z.array(z.string()).min(1), rows: z.number(), sha256: z.string() });
const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  /** In the order in which they ran. */
  migrations: z.array(z.string()).min(1),
  tables: z.record(z.string(), tableSchema),
  sequences: z.record(z.string(), z.object({ value: z.string(), called: z.boolean() })),
  /** null when the pictures are in a bucket, which has its own backup. */
  pictures: z.record(z.string(), z.string()).nullable(),
});
export type Manifest = z.infer<typeof manifestSchema>;
export type TableEntry = z.infer<typeof tableSchema>;

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, FILES.manifest), 'utf8').catch(() => null);
  if (text === null)
    throw new ConfigError(
      `${folder} is no backup: it has no ${FILES.manifest}. Name the folder that "npm run backup" made.`,
    );
  const parsed = manifestSchema.safeParse(safeJson(text));
  if (!parsed.success)
    throw new ConfigError(`${path.join(folder, FILES.manifest)} cannot be read: take another backup.`);
  return parsed.data;
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export const tableFile = (folder: string, table: string): string => path.join(folder, FILES.tables, `${table}.copy.gz`);
export const quoted = (name: string): string => pg.escapeIdentifier(name);
export const columnList = ({ columns }: Pick<TableEntry, 'columns'>): string => columns.map(quoted).join(', ');

/** Counts rows and computes a digest of the stream. In the text format a line is a row. */
export class Tally extends Transform {
  rows = 0;
  private readonly hash = createHash('sha256');

  override _transform(chunk: Buffer, _encoding: string, done: (error: null, chunk: Buffer) => void): void {
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) this.rows += 1;
    this.hash.update(chunk);
    done(null, chunk);
  }

  private digest: string | null = null;
  get sha256(): string {
    return (this.digest ??= this.hash.digest('hex'));
  }
}

export const nowhere = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() });

export async function tallyOf(file: string): Promise<Tally> {
  const tally = new Tally();
  await pipeline(createReadStream(file), createGunzip(), tally, nowhere());
  return tally;
}

export async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Opens a connection whose text output does not depend on the settings of the database role. */
export async function plainClient(databaseUrl: string): Promise<pg.Client> {
  const client = await openSession(databaseUrl);
  await refusePooler(client, databaseUrl).catch(async (error: unknown) => {
    await client.end();
    throw error;
  });
  await client.query(
    `set timezone to 'UTC'; set datestyle to 'ISO, YMD'; set intervalstyle to 'postgres'; set bytea_output to 'hex'; set extra_float_digits to 1; set client_encoding to 'UTF8'; set statement_timeout to 0; set lock_timeout to 0`,
  );
  return client;
}
