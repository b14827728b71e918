import { useEffect, useState, type RefObject } from 'react';

const STEP_PX = 4;

/** Rounds the size, so that a scroll bar does not change it. */
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
