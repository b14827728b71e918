import { useLayoutEffect } from 'react';

/** Marks on the root element, for styles of distant elements. */
export type RootMark =
  'data-bottom-bar' | 'data-action-bar' | 'data-in-room' | 'data-on-clock' | 'data-modal' | 'data-visitor';

const counts = new Map<RootMark, number>();

function count(mark: RootMark, change: 1 | -1): void {
  const now = (counts.get(mark) ?? 0) + change;
  counts.set(mark, now);
  document.documentElement.toggleAttribute(mark, now > 0);
}

/**
 * Marks the root element while the calling component is mounted. `:has()` or an inherited property would work too, but
 * the browser would then restyle the page on every change.
 */
export function useRootMark(mark: RootMark, on = true): void {
  useLayoutEffect(() => {
    if (!on) return undefined;
    count(mark, 1);
    return () => count(mark, -1);
  }, [mark, on]);
}
