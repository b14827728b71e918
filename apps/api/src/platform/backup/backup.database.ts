import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { ConfigError } from '../config/config.js';
import {
  OWN_TABLES,
  PRIVATE,
  Tally,
  columnList,
  quoted,
  tableFile,
  type Manifest,
  type TableEntry,
} from './backup.format.js';
import { copyOut } from './copy.js';

export async function migrationsOf(client: pg.Client): Promise<string[]> {
  const { rows: there } = await client.query<{ made: boolean }>(`select to_regclass('migration') is not null as made`);
  const { rows } = there[0]?.made
    ? await client.query<{ name: string }>('select name from migration order by id')
    : { rows: [] };
  if (rows.length === 0) throw new ConfigError('This database holds nothing of Crease: there is nothing to back up.');
  return rows.map(({ name }) => name);
}

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

export async function writeTable(
  client: pg.Client,
  folder: string,
  name: string,
  columns: string[],
): Promise<TableEntry> {
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

export async function sequencesOf(client: pg.Client): Promise<Manifest['sequences']> {
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
