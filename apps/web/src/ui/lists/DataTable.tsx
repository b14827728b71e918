import { useMemo, useState, type KeyboardEvent, type ReactNode } from 'react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { Select } from '../fields/Select.js';
import { cx } from '../cx.js';
import { usePhone } from '../use-media.js';
import * as t from './lists.words.en.js';

export interface Column<Row> {
  key: string;
  header: ReactNode;
  /** The full header, when `header` is an abbreviation. */
  title?: string;
  cell: (row: Row) => ReactNode;
  /** Figures are aligned to the end. */
  align?: 'start' | 'end';
  /** Makes the column sortable; null sorts last in both directions. */
  sortBy?: (row: Row) => number | string | null;
  /** Position in a card below 640 px: its head, its labelled figures (default), the line below the head, or hidden. */
  card?: 'head' | 'figure' | 'line' | 'hidden';
  /** Content of the line if it differs from the cell; null for nothing. */
  line?: (row: Row) => ReactNode;
  className?: string;
}

export interface Sort {
  key: string;
  direction: 'ascending' | 'descending';
}

export interface DataTableProps<Row> {
  /** Description of the table for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  onOpen?: (row: Row) => void;
  /** Label of the open action, for screen readers: "Open Ann Arbor". */
  openLabel?: (row: Row) => string;
  isSelected?: (row: Row) => boolean;
  initialSort?: Sort;
  /** With both, the owner sorts (for example on the server) and `rows` arrive in order. */
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  /** On a phone, which has no column heads, shows a sort menu above the cards. */
  orderable?: boolean;
  /** Limits the height; the head stays while the rows scroll. */
  maxHeight?: string;
  /**
   * Column widths come from the classes and ignore the content, so that tables with the same columns align. One column
   * without a width takes the rest.
   */
  fixed?: boolean;
  className?: string;
}

/** The sort values of the columns, as a table for a file. Omits columns without sorting. */
export function tableCells<Row>(columns: readonly Column<Row>[], rows: readonly Row[]) {
  const kept = columns.flatMap(({ key, header, title, sortBy }) =>
    sortBy === undefined ? [] : [{ head: title ?? (typeof header === 'string' ? header : key), value: sortBy }],
  );
  return { head: kept.map(({ head }) => head), rows: rows.map((row) => kept.map(({ value }) => value(row))) };
}

const PAGE = 10;
/** A header with at least this many letters is no abbreviation, so a card omits its title. */
const WHOLE_WORD = 4;
/** 'Team 2' before 'Team 10', ignoring case. */
const NAMES = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function sorted<Row>(
  rows: readonly Row[],
  column: Column<Row> | undefined,
  direction: Sort['direction'],
): readonly Row[] {
  const by = column?.sortBy;
  if (by === undefined) return rows;
  const sign = direction === 'ascending' ? 1 : -1;
  return [...rows].sort((a, b) => {
    const left = by(a);
    const right = by(b);
    if (left === null || right === null) return (left === null ? 1 : 0) - (right === null ? 1 : 0);
    return (
      sign *
      (typeof left === 'number' && typeof right === 'number'
        ? left - right
        : NAMES.compare(String(left), String(right)))
    );
  });
}

/** Figures sort descending first, names ascending. */
const natural = <Row,>(column: Column<Row>): Sort['direction'] => (column.align === 'end' ? 'descending' : 'ascending');

/** A data table: sticky head and first column, sorting by column heads, arrow key navigation; cards below 640 px. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, initialSort, sort: givenSort, onSort } = props;
  const phone = usePhone();
  const [ownSort, setOwnSort] = useState<Sort | undefined>(initialSort);
  const sort = givenSort ?? ownSort;
  const ordered = useMemo(
    () =>
      givenSort !== undefined || sort === undefined
        ? rows
        : sorted(
            rows,
            columns.find((column) => column.key === sort.key),
            sort.direction,
          ),
    [rows, columns, sort, givenSort],
  );
  const choose = (next: Sort) => {
    setOwnSort(next);
    onSort?.(next);
  };
  const toggle = (column: Column<Row>) =>
    choose({
      key: column.key,
      direction:
        sort?.key !== column.key ? natural(column) : sort.direction === 'ascending' ? 'descending' : 'ascending',
    });
  return phone ? (
    <Cards {...props} rows={ordered} sort={sort} onSort={choose} />
  ) : (
    <Grid {...props} rows={ordered} sort={sort} onToggle={toggle} />
  );
}

function Grid<Row>({
  caption,
  columns,
  rows,
  rowKey,
  onOpen,
  openLabel,
  isSelected,
  sort,
  onToggle,
  maxHeight,
  fixed = false,
  className,
}: DataTableProps<Row> & { onToggle: (column: Column<Row>) => void }) {
  const [active, setActive] = useState(0);
  const stop = Math.min(active, rows.length - 1);

  const onKeyDown = (event: KeyboardEvent<HTMLTableSectionElement>) => {
    if (!(event.target instanceof HTMLTableRowElement)) return;
    const moves: Record<string, number | undefined> = {
      ArrowDown: stop + 1,
      ArrowUp: stop - 1,
      PageDown: stop + PAGE,
      PageUp: stop - PAGE,
      Home: 0,
      End: rows.length - 1,
    };
    const row = rows[stop];
    if ((event.key === 'Enter' || event.key === ' ') && onOpen !== undefined && row !== undefined) {
      event.preventDefault();
      onOpen(row);
      return;
    }
    const wanted = moves[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(rows.length - 1, wanted));
    setActive(next);
    event.currentTarget.rows[next]?.focus();
  };

  return (
    // Rows that open are focusable; a read-only table must be focusable to scroll with the keyboard.
    <div
      style={{ maxHeight }}
      tabIndex={onOpen === undefined ? 0 : undefined}
      role={onOpen === undefined ? 'group' : undefined}
      aria-label={onOpen === undefined ? caption : undefined}
      className={cx('scroll-slim relative overflow-auto overscroll-x-contain', className)}
    >
      <table
        className={cx('w-full border-separate border-spacing-0 text-sm', fixed && 'min-w-160 table-fixed')}
        role={onOpen === undefined ? undefined : 'grid'}
      >
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => {
              const direction = sort?.key === column.key ? sort.direction : undefined;
              const end = column.align === 'end';
              return (
                <th
                  key={column.key}
                  scope="col"
                  aria-sort={direction}
                  className={cx(
                    'sticky top-0 h-9 border-b border-line bg-sunken px-3 text-xs font-medium whitespace-nowrap text-ink-3',
                    // The corner lies above the other heads and the first column.
                    index === 0 ? 'left-0 z-[calc(var(--z-sticky)+1)] pl-4' : 'z-sticky',
                    end ? 'text-right' : 'text-left',
                    column.className,
                  )}
                >
                  {column.sortBy === undefined ? (
                    <span title={column.title}>{column.header}</span>
                  ) : (
                    <button
                      type="button"
                      title={column.title}
                      onClick={() => onToggle(column)}
                      className={cx(
                        'inline-flex items-center gap-1 rounded-sm hover:text-ink',
                        direction !== undefined && 'font-semibold text-ink',
                        end && 'flex-row-reverse',
                      )}
                    >
                      {column.header}
                      {direction === 'ascending' && <ArrowUp size={12} aria-hidden="true" />}
                      {direction === 'descending' && <ArrowDown size={12} aria-hidden="true" />}
                    </button>
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody onKeyDown={onKeyDown}>
          {rows.map((row, index) => {
            const chosen = isSelected?.(row) === true;
            return (
              <tr
                key={rowKey(row)}
                tabIndex={onOpen === undefined ? undefined : index === stop ? 0 : -1}
                aria-label={onOpen === undefined ? undefined : openLabel?.(row)}
                aria-selected={isSelected === undefined || onOpen === undefined ? undefined : chosen}
                onFocus={() => setActive(index)}
                onClick={(event) => {
                  // Buttons and links inside a row handle their own clicks.
                  if (onOpen !== undefined && !(event.target as HTMLElement).closest('a,button,input,select,label'))
                    onOpen(row);
                }}
                className={cx(
                  'group outline-offset-[-2px]',
                  onOpen !== undefined && 'cursor-pointer focus-visible:outline-2 focus-visible:outline-ring',
                )}
              >
                {columns.map((column, at) => {
                  const look = cx(
                    'h-row px-3 py-1',
                    index < rows.length - 1 && 'border-b border-line',
                    chosen ? 'bg-accent-soft' : 'bg-surface',
                    onOpen !== undefined && !chosen && 'group-hover:bg-hover',
                    column.align === 'end' ? 'text-right whitespace-nowrap tabular-nums' : 'text-left',
                    // The row's head covers the row's focus ring, so it draws its part of the ring itself.
                    at === 0 &&
                      'sticky left-0 pl-4 font-medium group-focus-visible:shadow-[inset_2px_2px_var(--ring),inset_0_-2px_var(--ring)]',
                    column.className,
                  );
                  return at === 0 ? (
                    <th key={column.key} scope="row" className={look}>
                      {column.cell(row)}
                    </th>
                  ) : (
                    <td key={column.key} className={look}>
                      {column.cell(row)}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** The line below the head of a card; its labels are for screen readers only. */
function Line<Row>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) {
  return (
    <dl className="flex flex-wrap items-center gap-x-3 text-xs text-ink-2 tabular-nums">
      {columns.map(({ key, title, header, line, cell }) => {
        const words = (line ?? cell)(row);
        return words === null || words === false ? null : (
          <div key={key}>
            <dt className="sr-only">{title ?? header}</dt>
            <dd>{words}</dd>
          </div>
        );
      })}
    </dl>
  );
}

function Cards<Row>({
  caption,
  columns,
  rows,
  rowKey,
  onOpen,
  openLabel,
  isSelected,
  orderable = false,
  sort,
  onSort,
  className,
}: DataTableProps<Row> & { onSort: (sort: Sort) => void }) {
  const heads = columns.filter((column, index) => column.card === 'head' || (index === 0 && column.card === undefined));
  const lines = columns.filter(({ card }) => card === 'line');
  const figures = columns.filter(
    (column) => !heads.includes(column) && !lines.includes(column) && column.card !== 'hidden',
  );
  const sortable = columns.filter((column) => column.sortBy !== undefined);
  const list = (
    <ul aria-label={caption} className={cx('flex flex-col', className)}>
      {rows.map((row) => {
        const inside = (
          <>
            <div className="flex min-w-0 items-center gap-2 font-medium">
              {heads.map((column) => (
                <div
                  key={column.key}
                  className={cx(
                    'min-w-0',
                    lines.length > 0 ? 'nth-2:ml-auto nth-2:shrink-0' : 'last:not-first:ml-auto',
                  )}
                >
                  {column.cell(row)}
                </div>
              ))}
            </div>
            {lines.length > 0 && <Line columns={lines} row={row} />}
            {figures.length > 0 && (
              <dl className={cx('mt-2 grid gap-x-3 gap-y-2', figures.length === 4 ? 'grid-cols-4' : 'grid-cols-3')}>
                {figures.map((column) => (
                  <div key={column.key} className="min-w-0">
                    <dt className="text-xs text-ink-3">
                      {typeof column.header === 'string' && column.header.length >= WHOLE_WORD
                        ? column.header
                        : (column.title ?? column.header)}
                    </dt>
                    <dd className="text-sm tabular-nums">{column.cell(row)}</dd>
                  </div>
                ))}
              </dl>
            )}
          </>
        );
        return (
          <li
            key={rowKey(row)}
            className={cx(
              'relative border-b border-line px-4 last:border-b-0',
              lines.length > 0 ? 'py-1.5' : 'py-3',
              isSelected?.(row) === true && 'bg-accent-soft',
            )}
          >
            {inside}
            {onOpen !== undefined && (
              <button
                type="button"
                aria-label={openLabel?.(row) ?? t.open}
                onClick={() => onOpen(row)}
                className="absolute inset-0 outline-offset-[-2px]"
              />
            )}
          </li>
        );
      })}
    </ul>
  );
  if (!orderable || rows.length < 2) return list;
  return (
    <>
      <div className="border-b border-line px-4 py-2">
        <Select
          label={t.order}
          hideLabel
          value={sort?.key ?? sortable[0]?.key ?? ''}
          options={sortable.map(({ key, title, header }) => ({
            value: key,
            label: t.byColumn({ column: title ?? (typeof header === 'string' ? header : key) }),
          }))}
          onChange={(key) => {
            const column = sortable.find((one) => one.key === key);
            if (column !== undefined) onSort({ key, direction: natural(column) });
          }}
        />
      </div>
      {list}
    </>
  );
}
