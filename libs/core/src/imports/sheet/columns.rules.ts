import { seasonClubCode } from '../../players/clubs.js';
import { isPositionList, positionOf } from '../../players/position.words.js';
import { dayOf } from './cell.words.js';
import { readMoney } from './money.rules.js';
import { fieldRow, fieldsOf, type Field, type TableKind } from './sheet.fields.js';

/** A table as read from a file: text cells, with rows in file order. */
export interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
}

/** The field of each column; null for unused columns. */
export type Columns = readonly (Field | null)[];

export interface Mapped {
  /** Zero-based index of the heading row; null when there is none. */
  readonly heading: number | null;
  readonly columns: Columns;
}

/** Leading rows to search for headings, since a title or empty lines may come first. */
export const LOOKED_AT = 12;
const SAMPLE = 200;
const SAYS_NOTHING: readonly string[] = ['', '-', '0', 'N/A'];
/** Share of the non-empty cells that must look like a field for the column to be assigned to it. */
const LIKE = 0.6;

/** 'Salary ($M)' becomes 'salary m'. */
export const plainHeading = (heading: string): string =>
  heading
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('%', ' percent ')
    .replace(/[^a-z0-9+]+/g, ' ')
    .trim();

/** Guesses the fields. The user can correct the result. */
export function mapColumns(
  rows: Sheet['rows'],
  kind: TableKind = 'rosters',
  heading = headingOf(rows, fieldsOf(kind)),
): Mapped {
  const fields = fieldsOf(kind);
  const titles = heading === null ? [] : (rows[heading] ?? []);
  const body = rows.slice(heading === null ? 0 : heading + 1);
  // Rows with one cell and repeated headings do not describe the columns.
  const full = body.filter(
    (row) =>
      row.filter((cell) => cell.trim() !== '').length > 1 &&
      row.filter((cell, at) => cell !== '' && cell === titles[at]).length < 2,
  );
  const sample = spread(full.length > 0 ? full : body, SAMPLE);
  const width = sample.reduce(
    (most, row) => Math.max(most, row.length),
    heading === null ? 0 : (rows[heading]?.length ?? 0),
  );
  const found: { column: number; field: Field; score: number }[] = [];
  for (let column = 0; column < width; column += 1) {
    const title = heading === null ? '' : plainHeading(rows[heading]?.[column] ?? '');
    const cells = sample.map((row) => (row[column] ?? '').trim()).filter((cell) => !SAYS_NOTHING.includes(cell));
    for (const field of fields) {
      const score = scoreOf(field, title, cells);
      if (score > 0) found.push({ column, field, score });
    }
  }
  const columns: (Field | null)[] = Array.from({ length: width }, () => null);
  const taken = new Set<Field>();
  for (const { column, field } of found.sort((one, two) => two.score - one.score || one.column - two.column)) {
    if (columns[column] !== null || taken.has(field)) continue;
    columns[column] = field;
    taken.add(field);
  }
  // In "Prénom | Nom" the second column holds the surname, although "Nom" alone is the full name.
  const name = columns.indexOf('player');
  const single = sample.filter((row) => !/\S\s+\S/.test(row[name] ?? '')).length;
  if (taken.has('first_name') && !taken.has('last_name') && single > sample.length * LIKE) {
    columns[name] = 'last_name';
    taken.delete('player');
  }
  // First and last name are only used when no column has the full name.
  if (taken.has('player'))
    for (const [column, field] of columns.entries())
      if (field === 'first_name' || field === 'last_name') columns[column] = null;
  return { heading, columns };
}

/** The kind of value in a cell that is no word: a season, a figure, a date, a club or a position. */
function sortOf(cell: string): 'season' | 'figure' | 'day' | 'club' | 'position' | null {
  if (/^(?:(?:19|20)\d\d|(?:20)?\d\d\s*[-/–]\s*(?:20)?\d\d)$/.test(cell)) return 'season';
  if (/^[\d.,%$€£+-]+$/.test(cell) || readMoney(cell) !== null) return 'figure';
  if (dayOf(cell) !== null) return 'day';
  if (seasonClubCode(cell) !== undefined) return 'club';
  return isPositionList(cell) && positionOf(cell) !== null && cell.length <= 2 ? 'position' : null;
}
const isData = (cell: string): boolean => sortOf(cell) !== null;

/** True for a cell like those below it. `G` above numbers is a heading (goals), above positions it is a goalie. */
function isLikeBody(cell: string, column: number, body: Sheet['rows']): boolean {
  const sort = sortOf(cell);
  if (sort === null) return false;
  const sorts = body.flatMap((row) => sortOf((row[column] ?? '').trim()) ?? []);
  return sorts.length === 0 || sorts.filter((one) => one === sort).length * 2 >= sorts.length;
}

/**
 * Finds the heading row. It is the first row that names two fields, or the player field among other words. Otherwise it
 * is a row of words above columns of figures, clubs or positions, in any language.
 */
function headingOf(rows: Sheet['rows'], fields: readonly Field[]): number | null {
  const first = rows.slice(0, LOOKED_AT).map((row) => row.map((cell) => cell.trim()));
  const known = first.map(
    (row) =>
      new Set(row.flatMap((cell) => fields.find((field) => fieldRow(field).names.includes(plainHeading(cell))) ?? [])),
  );
  const two = known.findIndex((found) => found.size >= 2);
  if (two >= 0) return two;
  const width = Math.max(0, ...first.map((row) => row.filter((cell) => cell !== '').length));
  const at = first.findIndex((row) => row.filter((cell) => cell !== '').length >= Math.max(2, width / 2));
  const row = first[at] ?? [];
  const body = spread(rows.slice(at + 1), SAMPLE);
  if (at < 0 || row.some((cell, column) => isLikeBody(cell, column, body))) return null;
  if (known[at]?.has('player') === true) return at;
  const told = row.some((cell, column) => {
    const cells = body.map((one) => (one[column] ?? '').trim()).filter((one) => !SAYS_NOTHING.includes(one));
    return cell !== '' && cells.length > 0 && cells.filter(isData).length >= cells.length * 0.8;
  });
  return told ? at : null;
}

/** True when all rows are words: the first may be headings or data. */
export function isHeadingOpen(rows: Sheet['rows'], heading: number | null): boolean {
  const at = rows.findIndex((row) => row.filter((cell) => cell.trim() !== '').length >= 2);
  const body = spread(rows.slice(at + 1), SAMPLE);
  return (
    heading === null && at >= 0 && rows[at]?.some((cell, column) => isLikeBody(cell.trim(), column, body)) === false
  );
}

function scoreOf(field: Field, title: string, cells: readonly string[]): number {
  const { names, looks, telling, not } = fieldRow(field);
  if (not?.test(title) === true) return 0;
  const exact = names.indexOf(title);
  const words = title.split(' ');
  const named =
    exact >= 0
      ? 4 - exact / 100
      : names.some((name) => name.length > 2 && name.split(' ').every((word) => words.includes(word)))
        ? 1.5
        : 0;
  if (looks === undefined || cells.length === 0) return named;
  const like = cells.filter((cell) => looks(cell, exact >= 0)).length / cells.length;
  if (like < LIKE) return 0;
  // Without a known heading, only distinctive cell contents assign a column.
  if (named === 0) return telling === true && like >= 0.9 ? like : 0;
  return named + (telling === true ? like : 0);
}

/** Takes at most `most` rows, evenly spread. */
function spread<T>(rows: readonly T[], most: number): T[] {
  const step = Math.max(1, Math.floor(rows.length / most));
  return rows.filter((_, at) => at % step === 0).slice(0, most);
}
