import { useEffect, useState, type RefObject } from 'react';
import { useWide } from './use-media.js';

/**
 * True when an element is at least this wide, in rem. Measured once for a whole list; a container query would be
 * evaluated for each row and need both variants of it in the page.
 */
export function useRoomy(element: RefObject<HTMLElement | null>, rem: number): boolean {
  // Until measured, assume room on a wide screen.
  const wide = useWide();
  const [roomy, setRoomy] = useState<boolean | null>(null);
  useEffect(() => {
    if (element.current === null) return;
    const least = rem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const observer = new ResizeObserver(([entry]) => setRoomy((entry?.borderBoxSize[0]?.inlineSize ?? 0) >= least));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, rem]);
  return roomy ?? wide;
}
