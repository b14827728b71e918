import { locale } from '@crease/core/locale.js';
import type { Sheet } from '@crease/core/imports/sheet/columns.rules.js';
import { teamOfName } from '@crease/core/imports/sheet/table.rules.js';
import { cellsAsShown, entriesOf, looksOf } from './workbook.js';
import * as t from './files.words.en.js';

const MOST_MB = 8;
const MOST_ROWS = 20_000;
const MOST_COLUMNS = 300;
/** A longer line has far more columns than a real table, so the file is refused. */
const LONGEST_LINE = 256 * 1024;
const MOST_UNPACKED_MB = 64;

export type ReadFile =
  { readonly ok: true; readonly sheets: readonly Sheet[] } | { readonly ok: false; readonly why: string };

/** Reads CSV in any encoding, or a spreadsheet. */
export async function readFile(file: File): Promise<ReadFile> {
  if (file.size > MOST_MB * 1024 * 1024) return no(t.fileTooLarge({ file: file.name, megabytes: MOST_MB }));
  try {
    const bytes = await file.arrayBuffer();
    if (/\.xls[xm]$/i.test(file.name)) {
      const unpacked = unpackedSize(new DataView(bytes));
      if (unpacked === null) return no(t.xlsxFileIncomplete({ file: file.name }));
      if (unpacked > MOST_UNPACKED_MB * 1024 * 1024)
        return no(t.fileUnpacksTooLarge({ file: file.name, megabytes: MOST_UNPACKED_MB }));
      return checked(await spreadsheet(file, new DataView(bytes)));
    }
    const text = textOf(bytes);
    if (text.includes('\0')) return no(t.fileIsNoTextTable({ file: file.name }));
    if (hasLongLine(text)) return no(t.fileHasTooManyColumns({ file: file.name, most: MOST_COLUMNS }));
    return checked([{ name: file.name, rows: await table(text) }]);
  } catch {
    return no(t.fileUnreadableAsTable({ file: file.name }));
  }
}

/** Checked before parsing, which would take long. */
function hasLongLine(text: string): boolean {
  for (let from = 0; from < text.length;) {
    const to = text.indexOf('\n', from);
    if ((to < 0 ? text.length : to) - from > LONGEST_LINE) return true;
    if (to < 0) return false;
    from = to + 1;
  }
  return false;
}

/** Size according to the ZIP directory; null when the archive is incomplete. */
const unpackedSize = (zip: DataView): number | null => entriesOf(zip)?.reduce((sum, { size }) => sum + size, 0) ?? null;

export const PASTED = t.pasted;

/** Reads text copied from a spreadsheet or page. */
export async function readText(text: string): Promise<ReadFile> {
  try {
    return checked([{ name: PASTED, rows: await table(text) }]);
  } catch {
    return no(t.pasteUnreadableAsTable);
  }
}

const no = (why: string): ReadFile => ({ ok: false, why });

function checked(sheets: readonly Sheet[]): ReadFile {
  const full = sheets.filter(({ rows }) => rows.some((row) => row.some((cell) => cell.trim() !== '')));
  if (full.length === 0) return no(t.fileHasNoRows);
  for (const { name, rows } of full) {
    if (rows.length > MOST_ROWS) return no(t.tableHasTooManyRows({ table: name, most: locale.number(MOST_ROWS) }));
    if (rows.some((row) => row.length > MOST_COLUMNS))
      return no(t.tableHasTooManyColumns({ table: name, most: MOST_COLUMNS }));
  }
  return { ok: true, sheets: full };
}

async function spreadsheet(file: File, zip: DataView): Promise<Sheet[]> {
  const { default: readXlsx } = await import('read-excel-file/browser');
  const [sheets, looks] = await Promise.all([readXlsx(file), looksOf(zip)]);
  return sheets.map(({ sheet, data }) => ({
    // A single sheet may be named after its team.
    name: sheets.length === 1 && teamOfName(sheet) === null ? file.name : locale.labelled(file.name, sheet),
    rows: cellsAsShown(data, looks.get(sheet)),
  }));
}

/** Decodes UTF-8, UTF-16 with a byte order mark, and lines that are neither as Windows-1252. */
function textOf(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes.slice(0, 2));
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  try {
    return utf8.decode(bytes);
  } catch {
    // Merged files contain lines in both encodings.
    const windows = new TextDecoder('windows-1252');
    return linesOf(new Uint8Array(bytes))
      .map((line) => {
        try {
          return utf8.decode(line);
        } catch {
          return windows.decode(line);
        }
      })
      .join('');
  }
}

const LINE_END = 0x0a;
/** Limit of lines to scan. A cell may contain line breaks, so it exceeds the row limit. */
const MOST_LINES = 10 * MOST_ROWS;

/** Splits into lines including their ends; everything after the last scanned line is one more. */
function linesOf(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  const lines: Uint8Array<ArrayBuffer>[] = [];
  for (let from = 0; from < bytes.length;) {
    const end = lines.length < MOST_LINES ? bytes.indexOf(LINE_END, from) : -1;
    const to = end < 0 ? bytes.length : end + 1;
    lines.push(bytes.subarray(from, to));
    from = to;
  }
  return lines;
}

/** The delimiter that occurs most in the first lines: comma, semicolon, tab or bar. */
function delimiterOf(text: string): string {
  const start = text.split(/\r?\n/, 5).join('\n');
  const counts = ['\t', ';', ',', '|'].map((mark) => ({ mark, times: start.split(mark).length }));
  return counts.sort((one, two) => two.times - one.times)[0]?.mark ?? ',';
}

const TAB_CELL = /(?:"((?:[^"\t]|"")*)"(?=\t|\r?\n|$)|([^\t\n]*))(\t|\n|$)/y;

/** Parses cells as spreadsheets copy them: a quote is special only around a whole cell, not inside (`6'2"`). */
function tabTable(copied: string): string[][] {
  const text = `${copied}\n`;
  const rows: string[][] = [];
  let row: string[] = [];
  TAB_CELL.lastIndex = text.startsWith('\uFEFF') ? 1 : 0;
  while (TAB_CELL.lastIndex < text.length && rows.length <= MOST_ROWS) {
    const [, quoted, plain = '', end] = TAB_CELL.exec(text) ?? [];
    row.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end === '\t') continue;
    if (row.some((cell) => cell !== '')) rows.push(row);
    row = [];
  }
  return rows;
}

async function table(text: string): Promise<string[][]> {
  if (delimiterOf(text) === '\t') return tabTable(text);
  const { parse } = await import('csv-parse/browser/esm/sync');
  return parse(text, {
    delimiter: delimiterOf(text),
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
    // Read one row more than the limit, to detect longer tables.
    to: MOST_ROWS + 1,
  });
}
