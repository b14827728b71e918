import { PLAYER_STATUSES, type PlayerStatus } from '../../players/players.values.js';
import { seasonPlus, type Season } from '../../season.js';
import { mapColumns, plainHeading, type Sheet } from '../sheet/columns.rules.js';
import { seasonOfWord } from './desk-hits.rules.js';
import { NAMED_BY, NAMES, OWN, WHO, type DeskColumn, type DeskKind } from './desk.fields.js';
import { capHitOf, DESK_LABELS } from './desk.words.js';
import { readMoney } from '../sheet/money.rules.js';
import { fieldRow, fieldsOf } from '../sheet/sheet.fields.js';
import { isYearAlone } from '../sheet/season-words.rules.js';

export interface DeskMapped {
  /** Zero-based index of the heading row; null when there is none. */
  readonly heading: number | null;
  readonly columns: readonly (DeskColumn | null)[];
  /** Money columns whose heading does not name the cap hit. The user must say what they contain. */
  readonly asks: readonly number[];
  /** Columns of seasons or years that may be the season of the row. The user must say what they contain. */
  readonly seasons: readonly number[];
}

/** The fields that a user can assign to a column, including the seasons around the current one. */
export function deskOptions(kind: DeskKind, present: Season): { value: DeskColumn; label: string }[] {
  const fields = [...WHO, ...OWN[kind]].map((value) => ({ value, label: DESK_LABELS[value] }));
  if (kind === 'statuses') return fields;
  const seasons = Array.from({ length: 10 }, (_, at) => seasonPlus(present, at - 1));
  return [...fields, ...seasons.map((of) => ({ value: `hit ${of}` as const, label: capHitOf({ season: of }) }))];
}

const STATUS_WORDS: Readonly<Record<string, PlayerStatus>> = {
  active: 'healthy',
  dtd: 'day-to-day',
  'day to day': 'day-to-day',
  'game time decision': 'day-to-day',
  gtd: 'day-to-day',
  'injured reserve': 'IR',
  injured: 'IR',
  'lt ir': 'LTIR',
  'ir lt': 'LTIR',
  'long term injured reserve': 'LTIR',
  'long term injury': 'LTIR',
  o: 'Out',
  'en sante': 'healthy',
  'au jour le jour': 'day-to-day',
  lb: 'IR',
  lblt: 'LTIR',
  absent: 'Out',
};

/** The player status that a word of another site means; null when unknown. */
export function statusOfWord(cell: string): PlayerStatus | null {
  const word = plainHeading(cell);
  return PLAYER_STATUSES.find((status) => plainHeading(status) === word) ?? STATUS_WORDS[word] ?? null;
}

/** Headings of cap hit columns, without season and unit. */
const CAP_HIT = [
  ...['cap hit', 'caphit', 'cap', 'aav', 'cap number', 'cap charge', 'salary cap hit', 'annual cap hit', 'cap hit aav'],
  ...['average annual value', 'impact plafond', 'impact sur le plafond', 'impact au plafond', 'plafond'],
];
const PAY = /\b(?:salary|salaries|salaire|pay|price|prix|cost|cout|value|contract|contrat|bonus|wages?|earnings)\b/;
const UNIT_WORDS = /\b(?:m|mm|mil|mill|millions?|k|000s?|thousands?|in|usd|us|cad|dollars?)\b/g;

/** "2026-27 Cap Hit ($M)" becomes 'cap hit'. */
const restOf = (title: string): string =>
  plainHeading(title.replace(/(?:20)?\d{2}\s*[-/–]\s*(?:20)?\d{2}/, ' '))
    .replace(UNIT_WORDS, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** True when at least 60 % of the non-empty cells are amounts. */
function isMoney(cells: readonly string[]): boolean {
  const said = cells.filter((cell) => !/^(?:|-+|–|0|n\/a|[ur]fa\d?)$/i.test(cell.trim()));
  return said.length > 0 && said.filter((cell) => readMoney(cell) !== null).length >= said.length * 0.6;
}
/** True when amounts are too large to be counts of games or goals. */
const isLarge = (cells: readonly string[]): boolean =>
  cells.some((cell) => /[$€£]|\d\s*(?:m|mil|k)$/i.test(cell) || Math.abs(readMoney(cell)?.value ?? 0) >= 100_000);

/**
 * Guesses the field of each column. The user can correct it. Only columns whose heading names the cap hit are read as
 * cap hits.
 */
export function mapDesk(rows: Sheet['rows'], kind: DeskKind): DeskMapped {
  const heading = headingOf(rows, kind);
  const titles = heading === null ? [] : (rows[heading] ?? []);
  const body = rows.slice(heading === null ? 0 : heading + 1);
  const width = Math.max(0, ...rows.map((row) => row.length));
  const cellsOf = (column: number) => body.map((row) => (row[column] ?? '').trim());
  const asks: number[] = [];
  const taken = new Set<DeskColumn>();
  const columns = Array.from({ length: width }, (_, column): DeskColumn | null => {
    const field = deskFieldOf(titles[column] ?? '', kind, () => isMoney(cellsOf(column)));
    // For a second column with the same field, the code below asks the user if it contains money.
    if (field === null || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
  // Recognized columns are blanked, so that the guess for the others does not use them.
  const rest = mapColumns(
    rows.map((row) => row.map((cell, at) => (columns[at] == null ? cell : ''))),
    'rosters',
    heading,
  ).columns;
  const mapped = columns.map((field, at): DeskColumn | null => field ?? WHO.find((who) => who === rest[at]) ?? null);
  if (kind === 'contracts')
    for (const [column, field] of mapped.entries()) {
      const cells = cellsOf(column);
      if (field === null && isMoney(cells) && (isLarge(cells) || PAY.test(plainHeading(titles[column] ?? ''))))
        asks.push(column);
    }
  return { heading, columns: mapped, asks, seasons: kind === 'contracts' ? openSeasons(mapped, cellsOf) : [] };
}

/**
 * Columns that may be the season of each row: with several rows for a player, a table without a column of seasons would
 * otherwise count one of them as the present season.
 */
function openSeasons(columns: DeskMapped['columns'], cellsOf: (column: number) => string[]): number[] {
  const who = columns.findIndex((field) => field !== null && NAMED_BY.includes(field) && field !== 'first_name');
  if (!columns.includes('hit') || columns.includes('season') || who < 0) return [];
  const players = cellsOf(who).filter((cell) => cell !== '');
  if (new Set(players).size === players.length) return [];
  return columns.flatMap((field, column) => {
    const cells = field === null ? cellsOf(column).filter((cell) => cell !== '') : [];
    const like = cells.filter((cell) => seasonOfWord(cell) !== null || isYearAlone(cell)).length;
    return cells.length > 0 && like >= cells.length * 0.8 ? [column] : [];
  });
}

function deskFieldOf(title: string, kind: DeskKind, money: () => boolean): DeskColumn | null {
  if (kind === 'contracts' && title.trim() !== '') {
    const [season, rest] = [seasonOfWord(title), restOf(title)];
    if (season !== null && ((rest === '' && money()) || CAP_HIT.includes(rest))) return `hit ${season}`;
    if (season === null && CAP_HIT.includes(rest)) return 'hit';
  }
  return (
    OWN[kind].find((field) => field !== 'hit' && NAMES[field as keyof typeof NAMES].includes(plainHeading(title))) ??
    null
  );
}

/** The first row that names at least two fields. */
function headingOf(rows: Sheet['rows'], kind: DeskKind): number | null {
  const known = (cell: string): boolean =>
    fieldsOf('rosters').some((field) => fieldRow(field).names.includes(plainHeading(cell))) ||
    OWN[kind].some((field) => field !== 'hit' && NAMES[field as keyof typeof NAMES].includes(plainHeading(cell))) ||
    (kind === 'contracts' && (seasonOfWord(cell) !== null || CAP_HIT.includes(restOf(cell))));
  const at = rows.slice(0, 12).findIndex((row) => row.filter((cell) => known(cell)).length >= 2);
  return at < 0 ? null : at;
}

export function deskMissing({ columns }: Pick<DeskMapped, 'heading' | 'columns'>, kind: DeskKind): string[] {
  const has = (field: DeskColumn) => columns.includes(field);
  const missing: string[] = [];
  if (!has('player') && !has('nhl_id') && !(has('first_name') && has('last_name'))) missing.push(DESK_LABELS.player);
  if (kind === 'statuses' && !has('status')) missing.push(DESK_LABELS.status);
  if (kind === 'contracts' && !has('hit') && !columns.some((field) => field?.startsWith('hit ')))
    missing.push(DESK_LABELS.hit);
  return missing;
}
