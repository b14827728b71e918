import { saveFile } from './save-file.js';

export type Cell = string | number | boolean | null | undefined;

/** Marks the file as UTF-8 for spreadsheets, so that accents display correctly. */
const BYTE_ORDER_MARK = '\ufeff';

/** Prefixes text that a spreadsheet would evaluate as a formula. */
function quoted(value: Cell): string {
  const text = value == null ? '' : value === true ? 'yes' : value === false ? 'no' : String(value);
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvText = (head: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  [head, ...rows].map((line) => line.map(quoted).join(',')).join('\r\n');

export interface CsvTable {
  readonly head: readonly string[];
  /** Column names in code where cells are codes; the headings otherwise. */
  readonly keys?: readonly (string | null)[];
  readonly rows: readonly (readonly Cell[])[];
}

/** The table with headings, codes, and yes and no in the reader's language. */
export async function inReadersWords({ head, rows, keys = head }: CsvTable): Promise<CsvTable> {
  const { csvCell, csvHead, csvTruth } = await import('@crease/core/players/files/csv-heads.words.js');
  const worded = (cell: Cell, at: number): Cell =>
    typeof cell === 'boolean' ? csvTruth(cell) : typeof cell === 'string' ? csvCell(keys[at] ?? '', cell) : cell;
  return {
    head: head.map(csvHead),
    rows: rows.map((row) => row.map(worded)),
  };
}

export async function saveCsv(name: string, table: CsvTable): Promise<void> {
  const { csvFile } = await import('@crease/core/players/files/csv-heads.words.js');
  const { head, rows } = await inReadersWords(table);
  saveFile(
    new Blob([BYTE_ORDER_MARK, csvText(head, rows)], { type: 'text/csv;charset=utf-8' }),
    `${csvFile(name)}.csv`,
  );
}
