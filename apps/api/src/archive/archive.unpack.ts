import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import yauzl from 'yauzl';
import { messageOf } from '@crease/core/messages/messages.js';
import { deeperThan, type ArchiveRow } from '@crease/core/archive/archive.rules.js';
import { ARCHIVE_LIMITS } from '@crease/core/archive/archive.limits.js';
import type { ArchiveManifest } from '@crease/core/archive/archive.schema.js';
import { RefusalError } from '../platform/refusal.error.js';
import { createYield } from '../platform/jobs/event-loop-yield.js';
import { refusal } from './archive.refusals.js';
import { inNewestFormat } from './formats/newest-format.js';
import type { ArchiveContent } from './formats/format.js';
import { broken, entriesOf, manifestOf, refuseStrangeFiles, tooMuch } from './reading/archive.entries.js';

/** Largest group of rows: their number, and their characters unless a single row has more. */
const GROUP = { rows: 100, length: 1024 * 1024 };
/** Bytes of a line before its buffer grows. */
const BUFFER_BYTES = 64 * 1024;

/** An uploaded archive. Its content is untrusted until checked. */
export class Unpacked {
  private content: ArchiveContent;

  private constructor(
    private readonly zip: yauzl.ZipFile,
    private readonly entries: ReadonlyMap<string, yauzl.Entry>,
    /** As the file has it, in the format of the release that wrote it. */
    readonly written: ArchiveManifest,
  ) {
    this.content = { manifest: written, rowsOf: (name, table) => this.rowsIn(name, table) };
  }

  get manifest(): ArchiveManifest {
    return this.content.manifest;
  }

  static async open(file: string): Promise<Unpacked> {
    const zip = await yauzl
      .openPromise(file, { lazyEntries: true, autoClose: false, strictFileNames: true })
      .catch(() => Promise.reject(broken(messageOf('isNoZip'))));
    try {
      const entries = await entriesOf(zip);
      const manifest = await manifestOf(zip, entries);
      refuseStrangeFiles(entries, manifest);
      const archive = new Unpacked(zip, entries, manifest);
      archive.content = await inNewestFormat(archive.content);
      return archive;
    } catch (error) {
      zip.close();
      throw error instanceof RefusalError ? error : broken(messageOf('fileListCannotBeRead'));
    }
  }

  close(): void {
    this.zip.close();
  }

  get pictures(): string[] {
    return [...this.entries.keys()].filter((name) => name.startsWith('pictures/'));
  }

  async bytesOf(name: string, most: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    let bytes = 0;
    for await (const part of this.contentOf(name)) {
      bytes += part.length;
      if (bytes > most) throw tooMuch(messageOf('unitBytesOfPicture'), most);
      parts.push(part);
    }
    return Buffer.concat(parts);
  }

  /** Yields rows in groups, in the newest format. */
  rowsOf(name: string, table: string): AsyncGenerator<ArchiveRow[]> {
    return this.content.rowsOf(name, table);
  }

  /** Yields rows in groups; each is a line. Other work gets a turn in between. */
  private async *rowsIn(name: string, table: string): AsyncGenerator<ArchiveRow[]> {
    let number = 0;
    let group: ArchiveRow[] = [];
    let length = 0;
    const yieldNow = createYield();
    for await (const line of linesOf(this.contentOf(name), table)) {
      if (line === '[' || line === ']' || line === '') continue;
      number += 1;
      length += line.length;
      group.push(rowIn(line.endsWith(',') ? line.slice(0, -1) : line, table, number));
      if (group.length < GROUP.rows && length < GROUP.length) continue;
      yield group;
      group = [];
      length = 0;
      await yieldNow();
    }
    yield group;
  }

  /** Yields an entry's content and throws at its end when size or checksum differ from the manifest. */
  private async *contentOf(name: string): AsyncGenerator<Buffer> {
    const entry = this.entries.get(name);
    const said = this.written.files[name];
    if (entry === undefined || said === undefined) throw broken(messageOf('fileIsMissing', { name }));
    const hash = createHash('sha256');
    let stream: Readable | null = null;
    try {
      stream = await this.zip.openReadStreamPromise(entry);
      for await (const part of stream as AsyncIterable<Buffer>) {
        hash.update(part);
        yield part;
      }
    } catch (error) {
      if (error instanceof RefusalError) throw error;
      throw broken(messageOf('fileCannotBeUnpacked', { name }));
    } finally {
      stream?.destroy();
    }
    if (hash.digest('hex') !== said.sha256) throw broken(messageOf('fileWasChanged', { name }));
  }
}

async function* linesOf(content: AsyncIterable<Buffer>, table: string): AsyncGenerator<string> {
  // One buffer for the beginnings of all lines: a copy for each long line would hold several times its size.
  let held = Buffer.alloc(BUFFER_BYTES);
  let waiting = 0;
  let lines = 0;
  const hold = (part: Buffer): void => {
    if (waiting + part.length > held.length)
      held = Buffer.concat([held.subarray(0, waiting)], 2 * Math.max(held.length, waiting + part.length));
    waiting += part.copy(held, waiting);
  };
  for await (const part of content) {
    let from = 0;
    for (let end = part.indexOf(10); end >= 0; end = part.indexOf(10, from)) {
      hold(part.subarray(from, end));
      const line = held.toString('utf8', 0, waiting).trim();
      waiting = 0;
      from = end + 1;
      lines += 1;
      if (lines > ARCHIVE_LIMITS.rows) throw tooMuch(messageOf('unitRows'), ARCHIVE_LIMITS.rows);
      yield line;
    }
    hold(part.subarray(from));
    if (waiting > ARCHIVE_LIMITS.rowBytes)
      throw tooMuch(messageOf('unitBytesOfRow', { table }), ARCHIVE_LIMITS.rowBytes);
  }
  if (waiting > 0) yield held.toString('utf8', 0, waiting).trim();
}

function rowIn(line: string, table: string, row: number): ArchiveRow {
  const wrong = (why: string) =>
    new RefusalError(refusal('archiveRow', { figures: { table, row, why }, kind: 'invalid', field: 'file' }));
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw wrong(messageOf('lineIsNoJson'));
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value)) throw wrong(messageOf('lineIsNoRow'));
  if (deeperThan(value, ARCHIVE_LIMITS.depth))
    throw wrong(messageOf('listsLieTooDeep', { most: ARCHIVE_LIMITS.depth }));
  return value as ArchiveRow;
}
