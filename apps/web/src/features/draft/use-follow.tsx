import { useCallback, useEffect, useRef, useState } from 'react';
import Crosshair from 'lucide-react/icons/crosshair';
import { Button } from '../../ui/Button.js';
import { useDraft } from './room-context.js';

/** Keeps the current pick in view until the user looks elsewhere; then offers the way back. */
export function useFollow(current: number | null) {
  const frame = useRef<HTMLDivElement>(null);
  const [away, setAway] = useState(false);
  const goTo = useCallback((overall: number | null, behavior: ScrollBehavior) => {
    const box = frame.current;
    const target = overall === null ? null : box?.querySelector<HTMLElement>(`[data-slot="${overall}"]`);
    if (!target || !box) return;
    const there = target.getBoundingClientRect();
    const here = box.getBoundingClientRect();
    box.scrollTo({
      top: box.scrollTop + there.top - here.top - here.height * 0.4,
      left: box.scrollLeft + there.left - here.left - here.width * 0.45,
      behavior,
    });
  }, []);
  const following = !away;
  useEffect(() => {
    if (following) goTo(current, 'instant');
  }, [current, following, goTo]);
  const release = () => setAway(true);
  const back =
    away && current !== null ? (
      <Button
        size="sm"
        icon={<Crosshair size={14} aria-hidden="true" />}
        onClick={() => {
          goTo(current, 'smooth');
          setAway(false);
        }}
        className="absolute right-4 bottom-4 z-header shadow-2"
      >
        Current pick
      </Button>
    ) : null;
  return { frame, handlers: { onWheel: release, onTouchMove: release }, release, back };
}

/** The number of the pick on the clock. */
export function useCurrent(): number | null {
  return useDraft((state) => state.onClock?.overall ?? null);
}
