import { useLayoutEffect } from 'react';

/** What the few styles that are far away from it need to know of the page. */
export type RootMark = 'data-bottom-bar' | 'data-action-bar' | 'data-in-room' | 'data-on-clock' | 'data-modal';

const counts = new Map<RootMark, number>();

function count(mark: RootMark, change: 1 | -1): void {
  const now = (counts.get(mark) ?? 0) + change;
  counts.set(mark, now);
  document.documentElement.toggleAttribute(mark, now > 0);
}

/**
 * Marks the root element while what calls it is on the page. A style with `:has()`, or a property that all inherit, would do
 * the same, but the browser would look at it again for each change of the page, or at the whole page for each change of it.
 */
export function useRootMark(mark: RootMark, on = true): void {
  useLayoutEffect(() => {
    if (!on) return undefined;
    count(mark, 1);
    return () => count(mark, -1);
  }, [mark, on]);
}
