import { createHash } from 'node:crypto';
import type { ArchiveManifest } from '@crease/core/archive/archive.schema.js';
import { rowsIn, zipped } from './zip.js';

type Files = Map<string, Buffer>;
type Row = Record<string, unknown>;

/** Makes a changed archive with correct checksums. */
export async function forge(files: ReadonlyMap<string, Buffer>, change: (now: Files) => void): Promise<Buffer> {
  const now = new Map(files);
  change(now);
  const manifest = JSON.parse(String(now.get('manifest.json'))) as ArchiveManifest;
  for (const [name, content] of now)
    if (name !== 'manifest.json')
      manifest.files[name] = { bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') };
  now.set('manifest.json', Buffer.from(JSON.stringify(manifest)));
  return zipped(now);
}

const write = (now: Files, table: string, rows: readonly Row[]): void => {
  now.set(`json/${table}.json`, Buffer.from(`[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`));
  const manifest = JSON.parse(String(now.get('manifest.json'))) as ArchiveManifest;
  const counts = manifest.tables[table];
  if (counts !== undefined) counts.rows = rows.length;
  now.set('manifest.json', Buffer.from(JSON.stringify(manifest, null, 1)));
};

export const rewrite =
  (table: string, change: (row: Row) => void) =>
  (now: Files): void => {
    const rows = rowsIn(now, table);
    rows.forEach(change);
    write(now, table, rows);
  };

/** Adds rows to a table or list; `instead` replaces the existing ones. */
export const addRows = (now: Files, table: string, rows: readonly Row[], instead = false): void =>
  write(now, table, instead ? rows : [...rowsIn(now, table), ...rows]);
