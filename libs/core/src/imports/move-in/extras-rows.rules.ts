import type { Mapped, Sheet } from '../sheet/columns.rules.js';
import { isBye } from '../sheet/match-cells.rules.js';
import { teamOfSheet } from '../sheet/rows.rules.js';
import type { Field, TableKind } from '../sheet/sheet.fields.js';
import { readTable, type SheetAnswers } from '../sheet/table.rules.js';
import { EXTRAS } from './extras.words.en.js';

/** A sheet with its kind and columns. */
export interface KnownSheet {
  readonly sheet: Sheet;
  readonly kind: TableKind;
  readonly mapped: Mapped;
  /** Season for rows without one, as typed by the user. */
  readonly season?: string;
  readonly answers?: SheetAnswers;
}

/** A row of a table other than rosters. */
export interface ExtrasRow {
  readonly sheet: string;
  readonly row: number;
  readonly kind: Exclude<TableKind, 'rosters'>;
  readonly cells: Readonly<Partial<Record<Field, string>>>;
}

/**
 * Reads the rows of a table other than rosters and skips empty ones. Roster tables are read for their column of
 * protected players.
 */
export function readExtras({ sheet, kind: held, mapped, answers = {} }: KnownSheet): ExtrasRow[] {
  if (held === 'rosters' && !mapped.columns.includes('kept')) return [];
  // A roster table may have a column that marks protected players.
  const kind = held === 'rosters' ? 'protected' : held;
  const team = kind === 'protected' || kind === 'past_rosters' ? teamOfSheet(sheet, answers) : null;
  return readTable(sheet.rows, mapped, answers, team).rows.flatMap(({ row, cells: read }) => {
    const cells = { ...read };
    const name = cells.player ?? `${cells.first_name ?? ''} ${cells.last_name ?? ''}`.trim();
    if (name !== '' && kind !== 'trades') cells.player = name;
    return Object.keys(cells).length < 2 ? [] : [{ sheet: sheet.name, row, kind, cells }];
  });
}

const TEAM_FIELDS: readonly Field[] = [
  'fantasy_team',
  'original_team',
  'from_team',
  'to_team',
  'home_team',
  'away_team',
];

/** The teams named in these rows, with repetitions. */
export const teamsNamed = (rows: readonly ExtrasRow[]): { readonly team: string }[] =>
  rows.flatMap(({ kind, cells }) =>
    TEAM_FIELDS.flatMap((field) =>
      cells[field] && !(kind === 'matches' && isBye(cells[field])) ? [{ team: cells[field] }] : [],
    ),
  );

export const whereOf = ({ sheet, row }: Pick<ExtrasRow, 'sheet' | 'row'>): string => EXTRAS.row({ sheet, row });
