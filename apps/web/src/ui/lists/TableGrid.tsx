import { useState, type KeyboardEvent } from 'react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { cx } from '../cx.js';
import type { Column, DataTableProps, Sort } from './table.model.js';

const PAGE = 10;

type GridProps<Row> = DataTableProps<Row> & { sort: Sort | undefined; onToggle: (column: Column<Row>) => void };

export function TableGrid<Row>(props: GridProps<Row>) {
  const { caption, columns, rows, rowKey, onOpen, sort, onToggle, maxHeight, fixed = false, className } = props;
  const [active, setActive] = useState(0);
  const stop = Math.min(active, rows.length - 1);
  return (
    // A read-only table must be focusable to scroll with the keyboard.
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
            {columns.map((column, index) => (
              <HeadCell key={column.key} column={column} sort={sort} corner={index === 0} onToggle={onToggle} />
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={(event) => pressKey(event, stop, props, setActive)}>
          {rows.map((row, index) => (
            <GridRow
              key={rowKey(row)}
              table={props}
              row={row}
              last={index === rows.length - 1}
              lined={index + 1 === props.lineAfter}
              stop={index === stop}
              onFocus={() => setActive(index)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Opens the focused row, or moves the focus. `stop`: index of the focusable row. */
function pressKey<Row>(
  event: KeyboardEvent<HTMLTableSectionElement>,
  stop: number,
  { rows, onOpen }: Pick<DataTableProps<Row>, 'rows' | 'onOpen'>,
  setActive: (index: number) => void,
) {
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
}

interface HeadProps<Row> {
  column: Column<Row>;
  sort: Sort | undefined;
  /** The first column, which stays in view; its head lies above the other heads and the first column. */
  corner: boolean;
  onToggle: (column: Column<Row>) => void;
}

function HeadCell<Row>({ column, sort, corner, onToggle }: HeadProps<Row>) {
  const direction = sort?.key === column.key ? sort.direction : undefined;
  const end = column.align === 'end';
  return (
    <th
      scope="col"
      aria-sort={direction}
      className={cx(
        'sticky top-0 h-9 border-b border-line bg-sunken px-3 text-xs font-medium whitespace-nowrap text-ink-3',
        corner ? 'left-0 z-[calc(var(--z-sticky)+1)] pl-4' : 'z-sticky',
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
}

interface RowProps<Row> {
  table: DataTableProps<Row>;
  row: Row;
  last: boolean;
  lined: boolean;
  /** The row that the Tab key reaches. */
  stop: boolean;
  onFocus: () => void;
}

function GridRow<Row>({ table, row, last, lined, stop, onFocus }: RowProps<Row>) {
  const { columns, onOpen, openLabel, isSelected } = table;
  const chosen = isSelected?.(row) === true;
  return (
    <tr
      tabIndex={onOpen === undefined ? undefined : stop ? 0 : -1}
      aria-label={onOpen === undefined ? undefined : openLabel?.(row)}
      aria-selected={isSelected === undefined || onOpen === undefined ? undefined : chosen}
      onFocus={onFocus}
      onClick={(event) => {
        // Buttons and links inside a row handle their own clicks.
        if (onOpen !== undefined && !(event.target as HTMLElement).closest('a,button,input,select,label')) onOpen(row);
      }}
      className={cx(
        'group outline-offset-[-2px]',
        onOpen !== undefined && 'cursor-pointer focus-visible:outline-2 focus-visible:outline-ring',
      )}
    >
      {columns.map((column, at) => {
        const look = cx(
          'h-row px-3 py-1 pointer-coarse:py-0',
          !last && (lined ? 'border-b-2 border-line-strong' : 'border-b border-line'),
          chosen ? 'bg-accent-soft' : 'bg-surface',
          onOpen !== undefined && !chosen && 'group-hover:bg-hover',
          column.align === 'end' ? 'text-right whitespace-nowrap tabular-nums' : 'text-left',
          // The row's head covers the row's focus ring, so it draws its part of the ring itself.
          at === 0 &&
            'sticky left-0 pl-4 font-medium group-focus-visible:shadow-[inset_2px_2px_var(--ring),inset_0_-2px_var(--ring)]',
          column.className,
        );
        const content = column.cell(row);
        return at === 0 ? (
          <th key={column.key} scope="row" className={look}>
            {content}
          </th>
        ) : (
          // A figure aligned at its end begins elsewhere once it is longer, which would count as a move.
          <td
            key={column.align === 'end' && typeof content !== 'object' ? `${column.key} ${content}` : column.key}
            className={look}
          >
            {content}
          </td>
        );
      })}
    </tr>
  );
}
