import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { failureText } from '../sync/draft-labels.js';

/**
 * Loads older lines in a list that is read from its end. Keeps the scroll position while lines are added above. Keeps
 * the keyboard focus in the list when the button disappears.
 */
export function useReadBack(frame: RefObject<HTMLElement | null>, lines: unknown, load: () => Promise<void>) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** Distance of the view's top from the end, while lines are loading. */
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
      // After the lines have rendered: the button may be gone, and the scroll position has been restored.
      requestAnimationFrame(() => {
        fromEnd.current = null;
        if (inside && !box.contains(document.activeElement)) box.focus();
      });
    }
  };
  return { busy, failure, read };
}
