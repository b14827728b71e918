import { PASTED } from '../../platform/files/read-files.js';
import { seasonOfSheet } from '@crease/core/imports/move-in/table-season.rules.js';
import { readExtras, type ExtrasRow, type KnownSheet } from '@crease/core/imports/move-in/extras-rows.rules.js';
import { mapColumns, type Mapped, type Sheet } from '@crease/core/imports/sheet/columns.rules.js';
import { questionsOf } from '@crease/core/imports/move-in/questions.rules.js';
import { readSheet, type SheetRow } from '@crease/core/imports/sheet/rows.rules.js';
import type { Field, TableKind } from '@crease/core/imports/sheet/sheet.fields.js';

export type MappedSheet = KnownSheet;

/** Pasted tables get unique names. A file replaces the one with the same name. */
export function ownName(name: string, sheets: readonly MappedSheet[]): string {
  if (name !== PASTED) return name;
  const taken = new Set(sheets.map(({ sheet }) => sheet.name));
  let count = 1;
  while (taken.has(count === 1 ? name : `${name} ${count}`)) count += 1;
  return count === 1 ? name : `${name} ${count}`;
}

export const known = (sheet: Sheet, kind: TableKind): MappedSheet => ({
  sheet,
  kind,
  mapped: mapColumns(sheet.rows, kind),
});

/** The season named by a table of rosters. */
export const ofSeason = ({ sheet, kind }: MappedSheet) =>
  kind === 'rosters' ? seasonOfSheet({ sheet, mapped: mapColumns(sheet.rows, 'past_rosters') }) : null;

/** A field belongs to one column: assigning it clears the previous column. */
export function withColumn(mapped: Mapped, column: number, field: Field | null): Mapped {
  return {
    ...mapped,
    columns: mapped.columns.map((held, at) => (at === column ? field : held === field ? null : held)),
  };
}

/** Parses each table once, until its mapping changes. */
function readOnce<T>(read: (one: MappedSheet) => T): (one: MappedSheet) => T {
  const known = new WeakMap<MappedSheet, T>();
  return (one) => {
    const found = known.get(one) ?? read(one);
    known.set(one, found);
    return found;
  };
}
export const questionsFor = readOnce(questionsOf);
const playersOf = readOnce(({ sheet, kind, mapped, answers }) =>
  kind === 'rosters' ? readSheet(sheet, mapped, answers) : [],
);
const extrasOnce = readOnce(readExtras);

export const rowsOf = (sheets: readonly MappedSheet[]): SheetRow[] => sheets.flatMap(playersOf);

export const extrasRowsOf = (sheets: readonly MappedSheet[]): ExtrasRow[] => sheets.flatMap(extrasOnce);
