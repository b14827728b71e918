import { readPosition } from '../players/position.words.js';
import { retainedColumn, readAlong, type KnownSheet } from './along.rules.js';
import { isHeadingOpen } from './columns.rules.js';
import { moneyColumn } from './money.rules.js';
import { teamOfSheet, unitOf } from './rows.rules.js';
import { isYearAlone } from './season-words.rules.js';
import type { Field, TableKind } from './sheet.fields.js';
import { readTable } from './table.rules.js';

/** Without these a table says nothing. */
const NEEDED: Readonly<Record<TableKind, readonly Field[]>> = {
  rosters: ['player', 'fantasy_team'],
  picks: ['season', 'round', 'fantasy_team'],
  retained: ['player', 'fantasy_team', 'retained'],
  standings: ['fantasy_team'],
  totals: ['fantasy_team'],
  trades: ['from_team', 'to_team', 'what'],
  drafts: ['fantasy_team', 'player'],
  past_rosters: ['player', 'fantasy_team'],
  protected: ['player', 'fantasy_team'],
};
const MONEY: readonly Field[] = ['salary', 'retained', 'cap_total', 'penalty'];

/** What a table does not say, and nobody has answered. Each stops the move until somebody does. */
export type SheetQuestion =
  /** Columns that it needs. */
  | { readonly asks: 'columns'; readonly fields: readonly Field[] }
  /** Whose roster it is: it names no team. */
  | { readonly asks: 'team' }
  /** What a column is counted in; with amounts that leave it open. */
  | { readonly asks: 'unit'; readonly column: number; readonly field: Field; readonly examples: readonly string[] }
  /** Which season a year alone means. */
  | { readonly asks: 'years'; readonly example: string }
  /** Whether its first row holds headings. */
  | { readonly asks: 'heading' };

/** The questions of a table, in the order in which they are answered. */
export function questionsOf(known: KnownSheet): SheetQuestion[] {
  const { sheet, kind, mapped, answers = {} } = known;
  const { columns, heading } = mapped;
  const questions: SheetQuestion[] = [];
  if (answers.noHeading !== true && isHeadingOpen(sheet.rows, heading)) questions.push({ asks: 'heading' });
  const table = readTable(sheet.rows, mapped, answers, teamOfSheet(sheet, answers));
  const players = table.rows.filter(({ cells }) => cells.player !== undefined || cells.last_name !== undefined);
  const rostered = kind === 'rosters' || kind === 'past_rosters' || kind === 'protected';
  const missing = NEEDED[kind].filter(
    (field) =>
      !columns.includes(field) &&
      !(field === 'player' && columns.includes('first_name') && columns.includes('last_name')) &&
      !(field === 'fantasy_team' && rostered),
  );
  if (missing.length > 0) questions.push({ asks: 'columns', fields: missing });
  else if (
    rostered &&
    !columns.includes('fantasy_team') &&
    players.some(({ cells }) => cells.fantasy_team === undefined)
  )
    questions.push({ asks: 'team' });
  for (const field of MONEY) {
    const column = columns.indexOf(field);
    if (column < 0) continue;
    const cells = table.rows.map((row) => row.cells[field] ?? '');
    const unit = unitOf(sheet, mapped, answers, field);
    const { asks } =
      field === 'retained'
        ? retainedColumn(cells, unit)
        : moneyColumn(cells, unit, field === 'salary' ? 'player' : 'team');
    if (asks.length > 0) questions.push({ asks: 'unit', column, field, examples: asks });
  }
  const year = yearsOf(known).at(0);
  if (year !== undefined && answers.years === undefined && kind !== 'picks')
    questions.push({ asks: 'years', example: year });
  return questions;
}

/** Years alone that stand where a season should. A draft pick's year is the season that begins in it. */
export function yearsOf(known: KnownSheet): string[] {
  if (known.kind === 'rosters') return [];
  return readAlong(known).flatMap(({ cells }) =>
    [cells.season, known.kind === 'retained' ? cells.through : undefined].flatMap((cell) =>
      cell !== undefined && isYearAlone(cell) ? [cell] : [],
    ),
  );
}

/** The words for positions of the other tables that nobody knows, each as often as it stands there. */
export const unknownPositions = (sheets: readonly KnownSheet[]): string[] =>
  sheets
    .flatMap(readAlong)
    .flatMap(({ cells }) => (cells.pos !== undefined && readPosition(cells.pos) === 'unknown' ? [cells.pos] : []));
