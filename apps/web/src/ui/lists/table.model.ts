import { locale } from '@crease/core/locale.js';
import type { ReactNode } from 'react';

export interface Column<Row> {
  key: string;
  header: ReactNode;
  /** The full, unabbreviated header. */
  title?: string;
  cell: (row: Row) => ReactNode;
  /** Figures are aligned to the end. */
  align?: 'start' | 'end';
  /** Makes the column sortable; null sorts last in both directions. */
  sortBy?: (row: Row) => number | string | null;
  /**
   * Position in a card below 640 px: its heading, its labelled figures (default), the line below the heading, a button
   * next to both, or hidden.
   */
  card?: 'head' | 'figure' | 'line' | 'action' | 'hidden';
  /** Content of the line if it differs from the cell; null for nothing. */
  line?: (row: Row) => ReactNode;
  className?: string;
}

/** A column of figures that cards leave out. */
export const GRID_FIGURE = { align: 'end', card: 'hidden' } as const;

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
  /** Number of rows above a thick line, which is drawn while the rows are in their initial order. */
  lineAfter?: number;
  /** On a phone, which has no column heads, shows a sort menu above the cards. */
  orderable?: boolean;
  /** On a phone, scrolls sideways instead of showing cards: for many short columns. */
  scrolls?: boolean;
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
    sortBy === undefined ? [] : [{ key, head: title ?? (typeof header === 'string' ? header : key), value: sortBy }],
  );
  return {
    head: kept.map(({ head }) => head),
    keys: kept.map(({ key }) => key),
    rows: rows.map((row) => kept.map(({ value }) => value(row))),
  };
}

/** 'Team 2' before 'Team 10', ignoring case. */

export function sorted<Row>(
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
        : locale.compareNatural(String(left), String(right)))
    );
  });
}

/** Figures sort descending first, names ascending. */
export const natural = <Row>(column: Column<Row>): Sort['direction'] =>
  column.align === 'end' ? 'descending' : 'ascending';
