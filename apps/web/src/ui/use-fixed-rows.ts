import { useCallback, useEffect, useRef, useState } from 'react';

const OVERSCAN = 4;
/** Nobody who looks at the top of a list is scrolling it, and each row that is drawn costs when another search fills it anew. */
const AT_TOP = 1;
/** The window moves in steps, so that a slow scroll does not redraw the list for every row. */
const STEP = 4;
/** Before the frame has told its size: what a phone shows of the tallest rows. More would keep the first frame back. */
const AT_FIRST = 10;

/**
 * Draws only the rows of a long list that are in view. All rows are equally high, so that where each one stands is a
 * multiplication and nothing has to be measured; a list that grows shorter or longer asks the browser nothing either.
 */
export function useFixedRows(count: number, row: number) {
  const frame = useRef<HTMLDivElement>(null);
  /** How far the frame is scrolled and how high it is, as last looked at. */
  const view = useRef({ top: 0, height: 0 });
  const [range, setRange] = useState({ first: 0, last: AT_FIRST });
  const look = useCallback(() => {
    const box = frame.current;
    if (box === null) return;
    const { scrollTop: top, clientHeight: height } = box;
    view.current = { top, height };
    const first = Math.max(0, Math.floor((top / row - OVERSCAN) / STEP) * STEP);
    const last =
      top === 0 ? Math.ceil(height / row) + AT_TOP : Math.ceil(((top + height) / row + OVERSCAN) / STEP) * STEP;
    setRange((now) => (now.first === first && now.last === last ? now : { first, last }));
  }, [row]);
  // The frame is there only while there are rows.
  const empty = count === 0;
  useEffect(() => {
    if (frame.current === null) return;
    // It tells of the first size too, once the page is laid out: to ask for it here would have that done one more time.
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
