import { useMemo, useState } from 'react';
import { useCompact, usePhone } from '../use-media.js';
import { TableCards } from './TableCards.js';
import { TableGrid } from './TableGrid.js';
import { natural, sorted, type Column, type DataTableProps, type Sort } from './table.model.js';

export { GRID_FIGURE, tableCells, type Column, type Sort } from './table.model.js';

/**
 * A data table: sticky head and first column, sorting by column heads, arrow key navigation. Below 640 px it has cards,
 * with `fixed` columns below 780 px, unless it scrolls.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, initialSort } = props;
  const [phone, compact] = [usePhone(), useCompact()];
  const [sort, setSort] = useState<Sort | undefined>(initialSort);
  const ordered = useMemo(
    () =>
      sort === undefined
        ? rows
        : sorted(
            rows,
            columns.find((column) => column.key === sort.key),
            sort.direction,
          ),
    [rows, columns, sort],
  );
  const lineAfter =
    sort?.key === initialSort?.key && sort?.direction === initialSort?.direction ? props.lineAfter : undefined;
  const toggle = (column: Column<Row>) =>
    setSort({
      key: column.key,
      direction:
        sort?.key !== column.key ? natural(column) : sort.direction === 'ascending' ? 'descending' : 'ascending',
    });
  return (phone || (compact && props.fixed === true)) && props.scrolls !== true ? (
    <TableCards {...props} rows={ordered} lineAfter={lineAfter} sort={sort} onSort={setSort} />
  ) : (
    <TableGrid {...props} rows={ordered} lineAfter={lineAfter} sort={sort} onToggle={toggle} />
  );
}
