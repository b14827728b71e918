import { useCallback, useLayoutEffect, useRef, useState } from 'react';

const OVERSCAN = 8;
/** The window moves in steps, so that a slow scroll does not redraw the list for every row. */
const STEP = 4;

/**
 * Draws only the rows of a long list that are in view. All rows are equally high, so that where each one stands is a
 * multiplication and nothing has to be measured.
 */
export function useFixedRows(count: number, row: number) {
  const frame = useRef<HTMLDivElement>(null);
  const [range, setRange] = useState({ first: 0, last: 24 });
  const look = useCallback(() => {
    const box = frame.current;
    if (box === null) return;
    const first = Math.max(0, Math.floor((box.scrollTop / row - OVERSCAN) / STEP) * STEP);
    const last = Math.ceil(((box.scrollTop + box.clientHeight) / row + OVERSCAN) / STEP) * STEP;
    setRange((now) => (now.first === first && now.last === last ? now : { first, last }));
  }, [row]);
  useLayoutEffect(() => {
    look();
    if (frame.current === null) return;
    const observer = new ResizeObserver(look);
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [look, count]);
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
  return { frame, look, scrollTo, first: Math.min(range.first, last), last, height: count * row };
}
