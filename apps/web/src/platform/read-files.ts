import type { Sheet } from '@crease/core/imports/columns.rules.js';

const MOST_MB = 8;
const MOST_ROWS = 20_000;
const MOST_COLUMNS = 300;

/** What is read of a file, or why it cannot be. */
export type ReadFile =
  { readonly ok: true; readonly sheets: readonly Sheet[] } | { readonly ok: false; readonly why: string };

/** Reads a table that somebody has: CSV and what a spreadsheet saves, in whatever letters it was saved. */
export async function readFile(file: File): Promise<ReadFile> {
  if (file.size > MOST_MB * 1024 * 1024)
    return no(`${file.name} is larger than ${MOST_MB} MB. Leave out the columns that are not needed.`);
  try {
    return checked(
      /\.xls[xm]$/i.test(file.name)
        ? await spreadsheet(file)
        : [{ name: file.name, rows: await table(textOf(await file.arrayBuffer())) }],
    );
  } catch {
    return no(`${file.name} cannot be read as a table. Save it as CSV or XLSX, and choose it again.`);
  }
}

/** Reads what was copied from a spreadsheet or a page. */
export async function readText(text: string): Promise<ReadFile> {
  try {
    return checked([{ name: 'Pasted', rows: await table(text) }]);
  } catch {
    return no('What was pasted cannot be read as rows and columns. Copy the whole table, with its headings.');
  }
}

const no = (why: string): ReadFile => ({ ok: false, why });

function checked(sheets: readonly Sheet[]): ReadFile {
  const full = sheets.filter(({ rows }) => rows.some((row) => row.some((cell) => cell.trim() !== '')));
  if (full.length === 0) return no('The file has no rows.');
  for (const { name, rows } of full) {
    if (rows.length > MOST_ROWS)
      return no(
        `${name} has ${rows.length.toLocaleString('en-US')} rows; at most ${MOST_ROWS.toLocaleString('en-US')} are taken.`,
      );
    if (rows.some((row) => row.length > MOST_COLUMNS)) return no(`${name} has more than ${MOST_COLUMNS} columns.`);
  }
  return { ok: true, sheets: full };
}

async function spreadsheet(file: File): Promise<Sheet[]> {
  const { default: readXlsx } = await import('read-excel-file/browser');
  const sheets = await readXlsx(file);
  return sheets.map(({ sheet, data }) => ({
    name: sheets.length === 1 ? file.name : `${file.name}: ${sheet}`,
    rows: data.map((row) => row.map(cellText)),
  }));
}

const cellText = (cell: unknown): string => {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : '';
};

/** UTF-8, and where it is none what Windows wrote before. */
function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Comma, semicolon, tab or bar, whichever the first lines use most. */
function delimiterOf(text: string): string {
  const start = text.split(/\r?\n/, 5).join('\n');
  const counts = ['\t', ';', ',', '|'].map((mark) => ({ mark, times: start.split(mark).length }));
  return counts.sort((one, two) => two.times - one.times)[0]?.mark ?? ',';
}

async function table(text: string): Promise<string[][]> {
  const { parse } = await import('csv-parse/browser/esm/sync');
  return parse(text, {
    delimiter: delimiterOf(text),
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
  });
}
