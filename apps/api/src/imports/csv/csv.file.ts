import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as yieldNow } from 'node:timers/promises';
import { CsvError, parse, type Info } from 'csv-parse';
import { capColumnSeason, columnOf, CSV_COLUMNS, type CsvFileKind } from '@crease/core/players/files/csv.columns.js';
import type { ReportSaid } from '@crease/core/players/files/report.words.js';
import { ok, type Result } from '@crease/core/result.js';
import { RefusalError } from '../../platform/refusal.error.js';
import { refuse } from '../imports.refusals.js';
import { LONGEST_ROW, text, delimiterOf, peek } from './csv.text.js';

/** Far more than any real file has. The limits keep a wrong file from filling the memory. */
const MOST_ROWS = 500_000;
const AT_ONCE = 500;

export interface CsvRow {
  /** As in a spreadsheet: the header is row 1. */
  row: number;
  /** One value per column of the header; null when the row has more or fewer cells. */
  cells: Record<string, string> | null;
  width: number;
}

export interface CsvFile {
  columns: readonly string[];
  rows: CsvRow[];
  notes: ReportSaid[];
}

/**
 * Reads a whole CSV file of one kind. Refuses a file that is not CSV or lacks a column. Invalid cells are refused
 * later, row by row.
 */
export async function readCsv(
  kind: CsvFileKind,
  input: AsyncIterable<Uint8Array | string>,
  onBytes?: (bytes: number) => void,
): Promise<Result<CsvFile>> {
  try {
    const { header, all } = await peek(text(input, onBytes));
    if (header.trim() === '') return noHeader(kind);
    // Check before parsing, because parsing such a line would take long.
    if (header.length >= LONGEST_ROW)
      return refuse('importFileRefused.notCsv', {
        kind: 'invalid',
        figures: { line: 1, code: 'CSV_MAX_RECORD_SIZE' },
      });
    const parser = parse({
      delimiter: delimiterOf(header),
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: LONGEST_ROW,
    });
    const feed = pipeline(Readable.from(all), parser);
    // A failure of the input also ends the parser, whose error the loop below handles.
    feed.catch(() => undefined);
    const read = await readRecords(kind, parser);
    if (!read.ok) {
      parser.destroy();
      return read;
    }
    await feed;
    const { columns, rows } = read.value;
    return columns === null ? noHeader(kind) : ok({ columns, rows, notes: notesOf(kind, columns, rows) });
  } catch (error) {
    if (error instanceof RefusalError) return { ok: false, refusal: error.refusal };
    if (error instanceof CsvError) {
      return refuse('importFileRefused.notCsv', {
        kind: 'invalid',
        figures: { line: typeof error.lines === 'number' ? error.lines : null, code: error.code },
      });
    }
    throw error;
  }
}

const needsOf = (kind: CsvFileKind) => {
  const { required, optional } = CSV_COLUMNS[kind];
  return { kind, required, optional };
};

const noHeader = (kind: CsvFileKind) =>
  refuse('importFileRefused.empty', { kind: 'invalid', figures: { needs: needsOf(kind) } });

/** Reads the header, which must suit the kind, and the rows. `columns` is null when there is no header. */
async function readRecords(
  kind: CsvFileKind,
  records: AsyncIterable<{ info: Info; record: string[] }>,
): Promise<Result<{ columns: string[] | null; rows: CsvRow[] }>> {
  let columns: string[] | null = null;
  const rows: CsvRow[] = [];
  for await (const { record, info } of records) {
    if (columns === null) {
      columns = record.map((cell) => columnOf(kind, cell.trim()));
      const suits = checkHeader(kind, columns);
      if (!suits.ok) return suits;
      continue;
    }
    if (rows.length >= MOST_ROWS)
      return refuse('importFileRefused.tooManyRows', { kind: 'invalid', figures: { most: MOST_ROWS } });
    const cells =
      record.length === columns.length
        ? Object.fromEntries(columns.map((column, at) => [column, record[at] ?? '']))
        : null;
    // A chunk can contain many short rows, so yield to other requests between them.
    if (rows.length % AT_ONCE === 0) await yieldNow();
    // Skipped empty lines still count as rows in a spreadsheet.
    rows.push({ row: info.records + info.empty_lines, cells, width: record.length });
  }
  return ok({ columns, rows });
}

function checkHeader(kind: CsvFileKind, columns: readonly string[]): Result<null> {
  const wanted = CSV_COLUMNS[kind];
  const missing = wanted.required.filter(
    (column) =>
      !columns.includes(column) && !(wanted.byName === true && column === 'nhl_id' && columns.includes('player')),
  );
  if (missing.length > 0)
    return refuse('importFileRefused.columns', { kind: 'invalid', figures: { missing, needs: needsOf(kind) } });
  const twice = columns.find((column, at) => column !== '' && columns.indexOf(column) !== at);
  return twice === undefined
    ? ok(null)
    : refuse('importFileRefused.twice', { kind: 'invalid', figures: { column: twice } });
}

function notesOf(kind: CsvFileKind, columns: readonly string[], rows: readonly CsvRow[]): ReportSaid[] {
  const wanted = CSV_COLUMNS[kind];
  const known = new Set([...wanted.required, ...wanted.optional, ...(wanted.ignored ?? [])]);
  const unknown = columns.filter(
    (column) => !known.has(column) && !(kind === 'players' && capColumnSeason(column) !== undefined),
  );
  const notes: ReportSaid[] = [];
  if (unknown.length > 0) notes.push({ key: 'note.columns', figures: { columns: unknown } });
  if (rows.length === 0) notes.push({ key: 'note.noRows' });
  return notes;
}
