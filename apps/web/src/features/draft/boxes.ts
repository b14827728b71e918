/**
 * Tells where an element stands in its scrolling frame once the browser has laid the page out by itself: to ask for it at once would
 * have it laid out one more time for every pick. Returns the way not to be told any more.
 */
export function boxesOf(
  element: Element,
  frame: Element | null,
  tell: (there: DOMRectReadOnly, here: DOMRectReadOnly) => void,
): () => void {
  const now = () => tell(element.getBoundingClientRect(), (frame ?? document.documentElement).getBoundingClientRect());
  if (typeof IntersectionObserver !== 'function') {
    now();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    ([entry]) => {
      observer.disconnect();
      // What stands in a part that is not drawn, because it is far out of view, has no box until it is asked for.
      if (!entry?.rootBounds || entry.boundingClientRect.width === 0) now();
      else tell(entry.boundingClientRect, entry.rootBounds);
    },
    { root: frame },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
