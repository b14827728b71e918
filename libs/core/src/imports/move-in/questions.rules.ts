import { readPosition } from '../../players/position.words.js';
import { retainedColumn } from './retained.rules.js';
import { readExtras, type KnownSheet } from './extras-rows.rules.js';
import { isHeadingOpen } from '../sheet/columns.rules.js';
import { moneyColumn } from '../sheet/money.rules.js';
import { teamOfSheet, unitOf } from '../sheet/rows.rules.js';
import { isYearAlone } from '../sheet/season-words.rules.js';
import type { Field, TableKind } from '../sheet/sheet.fields.js';
import { readTable } from '../sheet/table.rules.js';

const NEEDED: Readonly<Record<TableKind, readonly Field[]>> = {
  rosters: ['player', 'fantasy_team'],
  picks: ['season', 'round', 'fantasy_team'],
  retained: ['player', 'fantasy_team', 'retained'],
  standings: ['fantasy_team'],
  matches: ['home_team', 'away_team', 'home_score', 'away_score'],
  totals: ['fantasy_team'],
  trades: ['from_team', 'to_team', 'what'],
  drafts: ['fantasy_team', 'player'],
  past_rosters: ['player', 'fantasy_team'],
  protected: ['player', 'fantasy_team'],
};
const MONEY: readonly Field[] = ['salary', 'retained', 'cap_total', 'penalty'];

/** A question that the table itself does not answer. The move waits for the user's answer. */
export type SheetQuestion =
  | { readonly asks: 'columns'; readonly fields: readonly Field[] }
  /** The roster's team: the table names none. */
  | { readonly asks: 'team' }
  /** The unit of a column; `examples` are ambiguous amounts. */
  | { readonly asks: 'unit'; readonly column: number; readonly field: Field; readonly examples: readonly string[] }
  /** The season that a single year means. */
  | { readonly asks: 'years'; readonly example: string }
  | { readonly asks: 'heading' }
  /** True when empty cells below a team mean the same team. */
  | { readonly asks: 'below' };

/** Open questions in the order of answering. */
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
      !((field === 'home_score' || field === 'away_score') && columns.includes('score')) &&
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
  if (rostered && table.below?.open === true) questions.push({ asks: 'below' });
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

/** Single years in the place of a season. For a draft pick, a year is the season that begins in it. */
export function yearsOf(known: KnownSheet): string[] {
  if (known.kind === 'rosters') return [];
  return readExtras(known).flatMap(({ cells }) =>
    [cells.season, known.kind === 'retained' ? cells.through : undefined].flatMap((cell) =>
      cell !== undefined && isYearAlone(cell) ? [cell] : [],
    ),
  );
}

/** Unknown position words in tables other than rosters, with repetitions. */
export const unknownPositions = (sheets: readonly KnownSheet[]): string[] =>
  sheets
    .flatMap(readExtras)
    .flatMap(({ cells }) => (cells.pos !== undefined && readPosition(cells.pos) === 'unknown' ? [cells.pos] : []));
