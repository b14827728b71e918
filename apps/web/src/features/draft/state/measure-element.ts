/**
 * Reports an element's position in its scroll frame after the browser's own layout; measuring directly would force one
 * more layout per pick. Returns an unsubscribe function.
 */
export function measureElement(
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
      // An element in a skipped subtree (content-visibility, far out of view) has no box until it is measured.
      if (!entry?.rootBounds || entry.boundingClientRect.width === 0) now();
      else tell(entry.boundingClientRect, entry.rootBounds);
    },
    { root: frame },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
