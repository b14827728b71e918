import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { failureText } from './draft.words.js';

/**
 * Reads further back in a list that is read from its end: what stands in view stays where it is while lines come above
 * it, and the keyboard stays in the list when there is nothing more to read.
 */
export function useReadBack(frame: RefObject<HTMLElement | null>, lines: unknown, load: () => Promise<void>) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** How far the top of the view was from the end, while lines are awaited. */
  const fromEnd = useRef<number | null>(null);
  useLayoutEffect(() => {
    const box = frame.current;
    if (box === null || fromEnd.current === null) return;
    box.scrollTop = box.scrollHeight - fromEnd.current;
  }, [frame, lines]);
  const read = async () => {
    const box = frame.current;
    if (busy || box === null) return;
    const inside = box.contains(document.activeElement);
    fromEnd.current = box.scrollHeight - box.scrollTop;
    setBusy(true);
    setFailure(null);
    try {
      await load();
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setBusy(false);
      // Once the lines are drawn: the button may be gone, and the place that was kept is kept.
      requestAnimationFrame(() => {
        fromEnd.current = null;
        if (inside && !box.contains(document.activeElement)) box.focus();
      });
    }
  };
  return { busy, failure, read };
}
