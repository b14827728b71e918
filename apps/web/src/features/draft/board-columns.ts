import { useEffect, useState, type RefObject } from 'react';

/**
 * The least width of a column: so that all teams are in view, with the first six letters of a surname and the cap hit; and where not
 * all of them fit even so, with most surnames whole. Wider ones share out what there is.
 */
const COLUMN_PX = { all: 64, some: 72 };
export const ROUND_PX = 48;
/** What of a column is no text: borders and padding. */
const EDGES_PX = { roomy: 17, dense: 13 };
const STEP_PX = 2;

/** Narrower than this, a place shows the surname and the cap hit alone. */
export const NARROW_PX = 80;
/** Narrower than this, a pick's own number stands alone, as its round stands in front, and "Now" for "On clock". */
export const DENSE_PX = 56;

/** How much a column of the board has room for. */
export type ColumnForm = 'roomy' | 'narrow' | 'dense';
export const formOf = (width: number): ColumnForm =>
  width < DENSE_PX ? 'dense' : width < NARROW_PX ? 'narrow' : 'roomy';

export interface Columns {
  /** How wide a column is at least, in pixels. */
  readonly least: number;
  /** How wide the text of a place can be, in steps. */
  readonly width: number;
}

/** The columns of a board with so many teams in a frame of so many pixels. */
export function columnsIn(frame: number, teams: number): Columns {
  const share = (frame - ROUND_PX) / Math.max(1, teams);
  const least = COLUMN_PX[share < COLUMN_PX.all ? 'some' : 'all'];
  const column = Math.max(least, share);
  const roomy = column - EDGES_PX.roomy >= NARROW_PX;
  const text = Math.floor((column - EDGES_PX[roomy ? 'roomy' : 'dense']) / STEP_PX) * STEP_PX;
  return { least, width: roomy ? text : Math.min(text, NARROW_PX - STEP_PX) };
}

/** The same for a frame on screen, whatever becomes of it. */
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
