import { deskMissing, type DeskMapped, deskOptions } from '@crease/core/imports/desk/desk-sheet.rules.js';
import type { DeskColumn, DeskKind } from '@crease/core/imports/desk/desk.fields.js';
import { capHitOf } from '@crease/core/imports/desk/desk.words.js';
import type { Sheet } from '@crease/core/imports/sheet/columns.rules.js';
import type { Season } from '@crease/core/season.js';
import { cx } from '../../../ui/cx.js';
import { Select } from '../../../ui/fields/Select.js';
import * as t from './imports.words.en.js';

const SHOWN = 3;
/** A column whose meaning the user must say, also when it is not used. */
const OPEN = 'open';

function columnOptions(held: DeskColumn | null, kind: DeskKind, season: Season): { value: string; label: string }[] {
  const known = deskOptions(kind, season);
  return [
    { value: '', label: t.notUsed },
    ...known,
    // The table itself names a more distant season.
    ...(held !== null && !known.some(({ value }) => value === held)
      ? [
          {
            value: held,
            label: held.startsWith('hit ') ? capHitOf({ season: held.slice('hit '.length) }) : held,
          },
        ]
      : []),
  ];
}

/** Gives a column a meaning, which no other column keeps. */
const withColumn = ({ heading, columns, asks, seasons }: DeskMapped, column: number, next: string): DeskMapped => ({
  heading,
  columns: columns.map((held, at) =>
    at === column ? (next === '' ? null : (next as DeskColumn)) : held === next ? null : held,
  ),
  asks: asks.filter((at) => at !== column),
  seasons: next === 'season' ? [] : seasons.filter((at) => at !== column),
});

export function SheetColumns({
  sheet,
  mapped,
  kind,
  season,
  onChange,
}: {
  sheet: Sheet;
  mapped: DeskMapped;
  kind: DeskKind;
  season: Season;
  onChange: (mapped: DeskMapped) => void;
}) {
  const { heading, columns, asks, seasons } = mapped;
  const titleOf = (column: number): string => headings[column]?.trim() || t.columnNumber({ column: column + 1 });
  const headings = heading === null ? [] : (sheet.rows[heading] ?? []);
  const examples = sheet.rows.slice(heading === null ? 0 : heading + 1).slice(0, SHOWN);
  const missing = deskMissing(mapped, kind);
  return (
    <section aria-label={t.columns}>
      <h3 className="font-medium">{t.matchColumns}</h3>
      {missing.length > 0 && (
        <p role="status" data-missing={missing.join(', ')} className="mt-1 text-sm text-bad">
          {t.chooseColumnFor({ fields: missing.join(', ') })}
        </p>
      )}
      {seasons.length > 0 && (
        <p role="status" data-missing={seasons.map(titleOf).join(', ')} className="mt-1 text-sm text-bad">
          {t.columnsHoldSeasons({ columns: seasons.map(titleOf) })}
        </p>
      )}
      {asks.length > 0 && <MoneyNote columns={columns} titles={asks.map(titleOf)} />}
      <div tabIndex={0} role="region" aria-label={t.columnsOfTable} className="scroll-slim mt-2 overflow-x-auto">
        <ul className="flex gap-2 pb-2">
          {columns.map((_, column) => (
            <ColumnChoice
              key={column}
              title={titleOf(column)}
              column={column}
              cells={examples.map((row) => row[column])}
              mapped={mapped}
              options={columnOptions(columns[column] ?? null, kind, season)}
              onChange={onChange}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

function MoneyNote({ columns, titles }: { columns: DeskMapped['columns']; titles: string[] }) {
  const hasHit = columns.some((held) => held?.startsWith('hit') === true);
  return (
    <p role="status" className={cx('mt-1 text-sm', hasHit ? 'text-ink-2' : 'text-bad')}>
      {t.columnsHoldMoney({ columns: titles })} {hasHit ? t.moneyColumnNotUsed : t.chooseCapHitColumn}
    </p>
  );
}

function ColumnChoice({
  title,
  column,
  cells,
  mapped,
  options,
  onChange,
}: {
  title: string;
  column: number;
  cells: readonly (string | undefined)[];
  mapped: DeskMapped;
  options: { value: string; label: string }[];
  onChange: (mapped: DeskMapped) => void;
}) {
  const open = mapped.seasons.includes(column);
  return (
    <li className="w-44 shrink-0 rounded-md border border-line p-2 text-sm">
      <Select
        label={title}
        value={open ? OPEN : (mapped.columns[column] ?? '')}
        options={open ? [{ value: OPEN, label: t.choose }, ...options] : options}
        onChange={(next) => next !== OPEN && onChange(withColumn(mapped, column, next))}
      />
      <ul className="mt-1 text-ink-2">
        {cells.map((cell, at) => (
          <li key={at} className="truncate">
            {cell === '' || cell === undefined ? '·' : cell}
          </li>
        ))}
      </ul>
    </li>
  );
}
