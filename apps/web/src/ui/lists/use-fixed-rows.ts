import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

const OVERSCAN = 4;
/**
 * Rows rendered beyond the view at the top: few, because the list is not being scrolled there and a new search renders
 * all of them again.
 */
const AT_TOP = 1;
/** The window moves in steps of this many rows, so that slow scrolling does not render for each row. */
const STEP = 4;
/**
 * Rows in the first frame, before the frame is measured: as many as a phone shows of the tallest rows. More would delay
 * the first frame.
 */
const AT_FIRST = 10;

/** Renders only visible rows. All have the same height, so positions are computed without measuring or layout. */
export function useFixedRows(count: number, row: number) {
  const frame = useRef<HTMLDivElement>(null);
  /** Scroll position and height of the frame, and the height of a row, at the last check. */
  const view = useRef({ top: 0, height: 0, row });
  const [range, setRange] = useState({ first: 0, last: AT_FIRST });
  const look = useCallback(() => {
    const box = frame.current;
    if (box === null) return;
    const { scrollTop: top, clientHeight: height } = box;
    view.current = { top, height, row };
    const first = Math.max(0, Math.floor((top / row - OVERSCAN) / STEP) * STEP);
    const last =
      top === 0 ? Math.ceil(height / row) + AT_TOP : Math.ceil(((top + height) / row + OVERSCAN) / STEP) * STEP;
    setRange((now) => (now.first === first && now.last === last ? now : { first, last }));
  }, [row]);
  useLayoutEffect(() => {
    const { top, row: before } = view.current;
    if (frame.current === null || before === row) return;
    // On a turned phone rows have another height. The same row stays at the top.
    frame.current.scrollTop = (top / before) * row;
    look();
  }, [row, look]);
  // The frame is mounted only while there are rows.
  const empty = count === 0;
  useEffect(() => {
    if (frame.current === null) return;
    // The observer also reports the initial size after layout; measuring here would force another layout.
    const observer = new ResizeObserver(look);
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [look, empty]);
  const scrollTo = useCallback(
    (index: number) => {
      const box = frame.current;
      if (box === null) return;
      const top = index * row;
      if (top < box.scrollTop) box.scrollTop = top;
      else if (top + row > box.scrollTop + box.clientHeight) box.scrollTop = top + row - box.clientHeight;
    },
    [row],
  );
  const last = Math.min(count, range.last);
  return { frame, view, look, scrollTo, first: Math.min(range.first, last), last, height: count * row };
}
