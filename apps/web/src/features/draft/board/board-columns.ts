import { useEffect, useState, type RefObject } from 'react';

/**
 * Minimum column widths in pixels. `most` has six letters of a surname and the cap hit, if most teams fit that way;
 * `some` shows most surnames in full.
 */
const COLUMN_PX = { most: 64, some: 72 };
/** Share of the teams that is enough for the narrower columns: 10 of 12. */
const MOST = 5 / 6;
export const ROUND_PX = 48;
/** Borders and padding of a column. */
const EDGES_PX = { roomy: 17, dense: 13 };
const STEP_PX = 2;

/** Below this width a cell shows only the surname and the cap hit. */
export const NARROW_PX = 80;
/** Below this width a cell shows the number within the round (the round is in front) and "Now" for "On clock". */
export const DENSE_PX = 56;

/** How much text fits in a column of the board. */
export type ColumnForm = 'roomy' | 'narrow' | 'dense';
export const formOf = (width: number): ColumnForm =>
  width < DENSE_PX ? 'dense' : width < NARROW_PX ? 'narrow' : 'roomy';

export interface Columns {
  readonly least: number;
  /** Maximum text width in a cell, rounded to steps. */
  readonly width: number;
}

/** Column sizes for a number of teams; `frame` is a width in pixels. */
export function columnsIn(frame: number, teams: number): Columns {
  const share = (frame - ROUND_PX) / Math.max(1, teams);
  const least = COLUMN_PX[share < COLUMN_PX.most * MOST ? 'some' : 'most'];
  const column = Math.max(least, share);
  const roomy = column - EDGES_PX.roomy >= NARROW_PX;
  const text = Math.floor((column - EDGES_PX[roomy ? 'roomy' : 'dense']) / STEP_PX) * STEP_PX;
  return { least, width: roomy ? text : Math.min(text, NARROW_PX - STEP_PX) };
}

/** The same for a mounted frame; updates when its size changes. */
export function useColumns(frame: RefObject<HTMLElement | null>, teams: number): Columns {
  const [columns, setColumns] = useState(() => columnsIn(0, teams));
  useEffect(() => {
    if (frame.current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      const { least, width } = columnsIn(entry?.contentRect.width ?? 0, teams);
      setColumns((now) => (now.least === least && now.width === width ? now : { least, width }));
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [frame, teams]);
  return columns;
}
