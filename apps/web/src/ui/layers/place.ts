import { useLayoutEffect, type RefObject } from 'react';

export type Side = 'bottom' | 'top';
export type Align = 'start' | 'center' | 'end';

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const EDGE = 8;
const GAP = 6;

/**
 * Position of a floating box next to its anchor, in CSS px of the viewport. It is on the requested side, unless only
 * the other side has room, and stays within the viewport.
 */
export function place(
  anchor: Box,
  box: { width: number; height: number },
  view: { width: number; height: number },
  side: Side,
  align: Align,
) {
  const below = view.height - (anchor.top + anchor.height) - GAP - EDGE;
  const above = anchor.top - GAP - EDGE;
  const wanted = side === 'bottom' ? below : above;
  const other = side === 'bottom' ? above : below;
  const flip = box.height > wanted && other > wanted;
  const onTop = (side === 'top') !== flip;
  const maxHeight = Math.max(96, onTop ? above : below);
  const height = Math.min(box.height, maxHeight);
  const top = onTop ? anchor.top - GAP - height : anchor.top + anchor.height + GAP;
  const ideal =
    align === 'start'
      ? anchor.left
      : align === 'end'
        ? anchor.left + anchor.width - box.width
        : anchor.left + (anchor.width - box.width) / 2;
  const left = Math.max(EDGE, Math.min(ideal, view.width - box.width - EDGE));
  return {
    left: Math.round(left),
    top: Math.round(top),
    maxHeight,
    side: onTop ? ('top' as const) : ('bottom' as const),
  };
}

/** Keeps a `position: fixed` element at its anchor. */
export function usePlacement(
  anchor: RefObject<HTMLElement | null>,
  floating: RefObject<HTMLElement | null>,
  side: Side,
  align: Align,
) {
  useLayoutEffect(() => {
    const from = anchor.current;
    const element = floating.current;
    if (from === null || element === null) return;
    const move = () => {
      element.style.maxHeight = '';
      const spot = place(
        from.getBoundingClientRect(),
        { width: element.offsetWidth, height: element.offsetHeight },
        { width: document.documentElement.clientWidth, height: window.innerHeight },
        side,
        align,
      );
      element.style.left = `${spot.left}px`;
      element.style.top = `${spot.top}px`;
      element.style.maxHeight = `${spot.maxHeight}px`;
      element.dataset.side = spot.side;
    };
    move();
    window.addEventListener('scroll', move, { capture: true, passive: true });
    window.addEventListener('resize', move);
    const watcher = typeof ResizeObserver === 'function' ? new ResizeObserver(move) : null;
    watcher?.observe(from);
    return () => {
      window.removeEventListener('scroll', move, { capture: true });
      window.removeEventListener('resize', move);
      watcher?.disconnect();
    };
  }, [anchor, floating, side, align]);
}
