import { Select } from '../fields/Select.js';
import { cx } from '../cx.js';
import { natural, type Column, type DataTableProps, type Sort } from './table.model.js';
import * as t from './lists.words.en.js';

/** A header with at least this many letters is no abbreviation, so a card omits its title. */
const WHOLE_WORD = 4;

type CardsProps<Row> = DataTableProps<Row> & { sort: Sort | undefined; onSort: (sort: Sort) => void };

export function TableCards<Row>(props: CardsProps<Row>) {
  const { caption, columns, rows, rowKey, orderable = false, className } = props;
  const parts = partsOf(columns);
  return (
    <>
      {orderable && rows.length >= 2 && <OrderSelect {...props} />}
      <ul aria-label={caption} className={cx('flex flex-col', className)}>
        {rows.map((row, index) => (
          <Card key={rowKey(row)} table={props} parts={parts} row={row} lined={index + 1 === props.lineAfter} />
        ))}
      </ul>
    </>
  );
}

/** Columns by place in a card. */
function partsOf<Row>(columns: readonly Column<Row>[]) {
  const heads = columns.filter((column, index) => column.card === 'head' || (index === 0 && column.card === undefined));
  const lines = columns.filter(({ card }) => card === 'line');
  const actions = columns.filter(({ card }) => card === 'action');
  const figures = columns.filter(
    (column) => ![...heads, ...lines, ...actions].includes(column) && column.card !== 'hidden',
  );
  return { heads, lines, figures, actions };
}

function OrderSelect<Row>({ columns, sort, onSort }: CardsProps<Row>) {
  const sortable = columns.filter((column) => column.sortBy !== undefined);
  return (
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
  );
}

interface CardProps<Row> {
  table: DataTableProps<Row>;
  parts: ReturnType<typeof partsOf<Row>>;
  row: Row;
  lined: boolean;
}

function Card<Row>({
  table: { isSelected, onOpen, openLabel },
  parts: { heads, lines, figures, actions },
  row,
  lined,
}: CardProps<Row>) {
  return (
    <li
      className={cx(
        'relative flex min-h-11 items-center gap-1 pl-4 last:border-b-0',
        lined ? 'border-b-2 border-line-strong' : 'border-b border-line',
        actions.length > 0 ? 'pr-1' : 'pr-4',
        lines.length === 0 ? 'py-2' : actions.length > 0 ? 'py-1' : 'py-1.5',
        isSelected?.(row) === true && 'bg-accent-soft',
      )}
    >
      <div className="min-w-0 flex-1">
        <div className="flex min-w-0 items-center gap-2 font-medium">
          {heads.map((column) => (
            <div
              key={column.key}
              className={cx('min-w-0', lines.length > 0 ? 'nth-2:ml-auto nth-2:shrink-0' : 'last:not-first:ml-auto')}
            >
              {column.cell(row)}
            </div>
          ))}
        </div>
        {lines.length > 0 && <Line columns={lines} row={row} />}
        {figures.length > 0 && <Figures columns={figures} row={row} />}
      </div>
      {actions.map((column) => (
        <div key={column.key} className="relative z-1 shrink-0">
          {column.cell(row)}
        </div>
      ))}
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

function Figures<Row>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) {
  return (
    <dl className={cx('mt-2 grid gap-x-3 gap-y-2', columns.length === 4 ? 'grid-cols-4' : 'grid-cols-3')}>
      {columns.map((column) => (
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
  );
}
