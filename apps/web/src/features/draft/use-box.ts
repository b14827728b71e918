import { useEffect, useState, type RefObject } from 'react';
import { useWide } from '../../ui/use-media.js';

const STEP_PX = 4;

/** How much room an element has, in steps: a scroll bar that comes and goes is no other size. */
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
 * Whether an element is at least so wide, in root ems. Asked once for a whole list: a container query would be asked for each of its
 * rows, and have both ways of each row in the page.
 */
export function useRoomy(element: RefObject<HTMLElement | null>, rem: number): boolean {
  // Until it is measured: where three zones stand side by side there is room.
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
