import type yauzl from 'yauzl';
import { messageOf } from '@crease/core/messages/messages.js';
import { ARCHIVE_FORMAT, ARCHIVE_LIMITS } from '@crease/core/archive/archive.limits.js';
import { manifestSchema, type ArchiveManifest } from '@crease/core/archive/archive.schema.js';
import { RefusalError } from '../../platform/refusal.error.js';
import { refusal } from '../archive.refusals.js';

const PICTURE = /^pictures\/[\w.]{1,100}$/;
const MANIFEST_BYTES = 1024 * 1024;

export const broken = (why: string) =>
  new RefusalError(refusal('archiveBroken', { figures: { why }, kind: 'invalid', field: 'file' }));
export const tooMuch = (what: string, most: number) =>
  new RefusalError(refusal('archiveUnpacksTooLarge', { figures: { what, most }, kind: 'invalid', field: 'file' }));

export async function entriesOf(zip: yauzl.ZipFile): Promise<Map<string, yauzl.Entry>> {
  const entries = new Map<string, yauzl.Entry>();
  let bytes = 0;
  if (zip.entryCount > ARCHIVE_LIMITS.files) throw tooMuch(messageOf('unitFiles'), ARCHIVE_LIMITS.files);
  for await (const entry of zip.eachEntry()) {
    if (entries.has(entry.fileName)) throw broken(messageOf('filesHaveOneName'));
    if (entry.isEncrypted()) throw broken(messageOf('fileIsLocked'));
    bytes += entry.uncompressedSize;
    if (bytes > ARCHIVE_LIMITS.unpacked) throw tooMuch(messageOf('unitBytes'), ARCHIVE_LIMITS.unpacked);
    entries.set(entry.fileName, entry);
  }
  return entries;
}

export async function manifestOf(
  zip: yauzl.ZipFile,
  entries: ReadonlyMap<string, yauzl.Entry>,
): Promise<ArchiveManifest> {
  const entry = entries.get('manifest.json');
  if (entry === undefined) throw broken(messageOf('hasNoManifest'));
  if (entry.uncompressedSize > MANIFEST_BYTES) throw tooMuch(messageOf('unitBytesOfManifest'), MANIFEST_BYTES);
  const parts: Buffer[] = [];
  for await (const part of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) parts.push(part);
  let said: unknown;
  try {
    said = JSON.parse(Buffer.concat(parts).toString('utf8'));
  } catch {
    throw broken(messageOf('manifestIsNoJson'));
  }
  const format = (said as { format?: unknown } | null)?.format;
  if (typeof format === 'number' && Number.isInteger(format) && format > ARCHIVE_FORMAT)
    throw new RefusalError(refusal('archiveNewer', { figures: { format }, kind: 'invalid', field: 'file' }));
  if (format !== undefined && !(Number.isInteger(format) && Number(format) >= 1)) {
    const figures = { format: JSON.stringify(format).slice(0, 30) };
    throw new RefusalError(refusal('archiveNoFormat', { figures, kind: 'invalid', field: 'file' }));
  }
  const manifest = manifestSchema.safeParse(said);
  if (!manifest.success) throw broken(messageOf('manifestIsOfNoLeague'));
  const rows = Object.values(manifest.data.tables).reduce((sum, table) => sum + table.rows, 0);
  if (rows > ARCHIVE_LIMITS.rows) throw tooMuch(messageOf('unitRows'), ARCHIVE_LIMITS.rows);
  return manifest.data;
}

export function refuseStrangeFiles(
  entries: ReadonlyMap<string, yauzl.Entry>,
  { tables, files }: ArchiveManifest,
): void {
  const known = new Set(['manifest.json', 'schema.json', 'json/people.json', 'json/players.json']);
  for (const table of Object.keys(tables)) known.add(`json/${table}.json`).add(`csv/${table}.csv`);
  const strange = [...entries.keys()].find(
    (name) => !(known.has(name) || PICTURE.test(name)) || (name !== 'manifest.json' && files[name] === undefined),
  );
  if (strange === undefined) return;
  const figures = { file: strange.slice(0, 80) };
  throw new RefusalError(refusal('archiveStrangeFile', { figures, kind: 'invalid', field: 'file' }));
}
