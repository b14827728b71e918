import { useEffect, useState, type RefObject } from 'react';
import { useWide } from '../../../ui/use-media.js';

const STEP_PX = 4;

/** An element's size, rounded to steps, so that a scroll bar that appears or disappears does not change it. */
export function useBox(element: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [box, setBox] = useState(() => ({ width: window.innerWidth, height: window.innerHeight }));
  useEffect(() => {
    if (element.current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      const { inlineSize = 0, blockSize = 0 } = entry?.borderBoxSize[0] ?? {};
      const width = Math.floor(inlineSize / STEP_PX) * STEP_PX;
      const height = Math.floor(blockSize / STEP_PX) * STEP_PX;
      setBox((now) => (now.width === width && now.height === height ? now : { width, height }));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return box;
}

/**
 * True when an element is at least this wide, in rem. Measured once for a whole list; a container query would be
 * evaluated for each row and need both variants of it in the page.
 */
export function useRoomy(element: RefObject<HTMLElement | null>, rem: number): boolean {
  // Until measured, assume room in the three-column layout.
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
