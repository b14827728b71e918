import { hash } from 'node:crypto';
import fs from 'node:fs';
import type pg from 'pg';

/** A database function in its file: `create or replace`, so applying it again changes nothing. */
export interface SqlFunction {
  readonly name: string;
  readonly text: string;
}

const CHECKSUMS =
  'create table if not exists function_checksum (name text primary key, checksum text not null, recorded_at timestamptz not null default clock_timestamp())';

/** Reads a folder's `.sql` files; each defines the function of its name. */
export function functionsIn(folder: URL): SqlFunction[] {
  return fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => ({ name: file.slice(0, -'.sql'.length), text: fs.readFileSync(new URL(file, folder), 'utf8') }));
}

/**
 * Updates changed functions in one transaction. Each function has one file and changes there. Checksums show which ones
 * changed since the last start.
 */
export async function applyFunctions(client: pg.Client, functions: readonly SqlFunction[]): Promise<void> {
  await client.query(CHECKSUMS);
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from function_checksum',
  );
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  const changed = functions
    .map(({ name, text }) => ({ name, text, checksum: hash('sha256', text).slice(0, 32) }))
    .filter(({ name, checksum }) => applied.get(name) !== checksum);
  if (changed.length === 0) return;
  await client.query('begin');
  try {
    for (const { name, text, checksum } of changed) {
      await client.query(text);
      await client.query(
        `insert into function_checksum (name, checksum) values ($1, $2)
         on conflict (name) do update set checksum = excluded.checksum, recorded_at = clock_timestamp()`,
        [name, checksum],
      );
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
