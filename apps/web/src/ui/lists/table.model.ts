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
  /** null sorts last in both directions. */
  sortBy?: (row: Row) => number | string | null;
  /** Below 640 px: head, labelled figures (default), line below the head, button beside both, or hidden. */
  card?: 'head' | 'figure' | 'line' | 'action' | 'hidden';
  /** Content if it differs from the cell; null for nothing. */
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
  /** A description for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  onOpen?: (row: Row) => void;
  /** The action's label: "Open Ann Arbor". */
  openLabel?: (row: Row) => string;
  isSelected?: (row: Row) => boolean;
  initialSort?: Sort;
  /** Rows above a thick line, while the rows are in their initial order. */
  lineAfter?: number;
  /** A sort menu above the cards, because a phone has no column heads. */
  orderable?: boolean;
  /** Scrolls sideways on a phone, instead of cards. */
  scrolls?: boolean;
  /** The head stays while the rows scroll. */
  maxHeight?: string;
  /**
   * Widths come from the classes, so that tables with the same columns align. One column without a width takes the
   * rest.
   */
  fixed?: boolean;
  className?: string;
}

/** Table for a file. Omits columns without sorting. */
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
