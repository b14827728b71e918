import {
  deskMissing,
  deskOptions,
  type DeskColumn,
  type DeskKind,
  type DeskMapped,
} from '@crease/core/imports/desk/desk-sheet.rules.js';
import type { Sheet } from '@crease/core/imports/sheet/columns.rules.js';
import type { Season } from '@crease/core/season.js';
import { cx } from '../../../ui/cx.js';
import { Select } from '../../../ui/fields/Select.js';
import * as t from './imports.words.en.js';

const SHOWN = 3;
/** A column whose meaning the user must say, also when it is not used. */
const OPEN = 'open';

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
  const first = heading === null ? 0 : heading + 1;
  const known = deskOptions(kind, season);
  const missing = deskMissing(mapped, kind);
  const options = (held: DeskColumn | null): { value: string; label: string }[] => [
    { value: '', label: t.notUsed },
    ...known,
    // A more distant season that the table itself names.
    ...(held !== null && !known.some(({ value }) => value === held)
      ? [
          {
            value: held,
            label: held.startsWith('hit ') ? t.capHitOfSeason({ season: held.slice('hit '.length) }) : held,
          },
        ]
      : []),
  ];
  const choose = (column: number, next: string) =>
    onChange({
      heading,
      columns: columns.map((held, at) =>
        at === column ? (next === '' ? null : (next as DeskColumn)) : held === next ? null : held,
      ),
      asks: asks.filter((at) => at !== column),
      seasons: next === 'season' ? [] : seasons.filter((at) => at !== column),
    });
  const hasHit = columns.some((held) => held?.startsWith('hit') === true);
  return (
    <section aria-label={t.columns}>
      <h3 className="font-medium">{t.matchColumns}</h3>
      {missing.length > 0 && (
        <p role="status" className="mt-1 text-sm text-bad">
          {t.chooseColumnFor({ fields: missing.join(', ') })}
        </p>
      )}
      {seasons.length > 0 && (
        <p role="status" className="mt-1 text-sm text-bad">
          {t.columnsHoldSeasons({ columns: seasons.map(titleOf) })}
        </p>
      )}
      {asks.length > 0 && (
        <p role="status" className={cx('mt-1 text-sm', hasHit ? 'text-ink-2' : 'text-bad')}>
          {t.columnsHoldMoney({ columns: asks.map(titleOf) })} {hasHit ? t.moneyColumnNotUsed : t.chooseCapHitColumn}
        </p>
      )}
      <div tabIndex={0} role="region" aria-label={t.columnsOfTable} className="scroll-slim mt-2 overflow-x-auto">
        <ul className="flex gap-2 pb-2">
          {columns.map((held, column) => (
            <li key={column} className="w-44 shrink-0 rounded-md border border-line p-2 text-sm">
              <Select
                label={titleOf(column)}
                value={seasons.includes(column) ? OPEN : (held ?? '')}
                options={
                  seasons.includes(column) ? [{ value: OPEN, label: t.choose }, ...options(held)] : options(held)
                }
                onChange={(next) => next !== OPEN && choose(column, next)}
              />
              <ul className="mt-1 text-ink-2">
                {sheet.rows.slice(first, first + SHOWN).map((row, at) => (
                  <li key={at} className="truncate">
                    {row[column] === '' || row[column] === undefined ? '·' : row[column]}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
