import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import Crosshair from 'lucide-react/icons/crosshair';
import type { DraftState } from '@crease/core/draft/draft.model.js';
import { Button } from '../../../ui/Button.js';
import { measureElement } from './measure-element.js';
import type { CurrentTurn } from './board.model.js';
import { useDraft, useScope } from './room-context.js';
import * as t from './state.words.en.js';

/** Share of the frame that the current pick keeps from each edge before the frame scrolls. */
const EDGE = { top: 0.2, bottom: 0.25, left: 0.1, right: 0.06 };
/** Distance from the edge after scrolling, as a share of the frame, so that the next picks are in view. */
const FROM_EDGE = 0.22;

/**
 * True when the following picks are to the left. Looks two picks ahead: at a snake's turn the next one is directly
 * below.
 */
function leftwards(box: HTMLElement, overall: number): boolean {
  const [here, ahead] = [overall, overall + 2].map((number) => {
    const { cell } = box.querySelector<HTMLElement>(`[data-slot="${number}"]`)?.dataset ?? {};
    return cell === undefined ? Number.NaN : Number(cell.split('.')[1]);
  });
  return (ahead ?? Number.NaN) < (here ?? Number.NaN);
}

/** Keeps the current pick in view until the user scrolls away; then offers a button back. */
export function useFollow(current: number | null) {
  const frame = useRef<HTMLDivElement>(null);
  const [away, setAway] = useState(false);
  const goTo = useCallback((overall: number | null, behavior: ScrollBehavior) => {
    const box = frame.current;
    const target = overall === null ? null : box?.querySelector<HTMLElement>(`[data-slot="${overall}"]`);
    if (!target || !box || overall === null) return undefined;
    return measureElement(target, box, (there, here) => {
      const down =
        there.top >= here.top + here.height * EDGE.top && there.bottom <= here.bottom - here.height * EDGE.bottom;
      // A pick in the phone's list is as wide as the frame.
      const across =
        there.width > here.width / 2 ||
        (there.left >= here.left + here.width * EDGE.left && there.right <= here.right - here.width * EDGE.right);
      if (down && across && behavior === 'instant') return;
      const asked = behavior === 'smooth';
      const from = leftwards(box, overall) ? (1 - FROM_EDGE) * here.width - there.width : FROM_EDGE * here.width;
      box.scrollTo({
        ...(down && !asked ? {} : { top: box.scrollTop + there.top - here.top - here.height * 0.4 }),
        ...(across && !asked ? {} : { left: box.scrollLeft + there.left - here.left - from }),
        behavior,
      });
    });
  }, []);
  const following = !away;
  useEffect(() => (following ? goTo(current, 'instant') : undefined), [current, following, goTo]);
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
        {t.currentPick}
      </Button>
    ) : null;
  return { frame, handlers: { onWheel: release, onTouchMove: release }, release, back };
}

export const useTurn = (): CurrentTurn =>
  useDraft(({ rules, auction }) => (rules.auction === undefined ? 'clock' : auction?.lot ? 'leads' : 'nominates'));

/**
 * The pick on the clock by overall number. During a lot it is the leading team's next place, after a pause: otherwise
 * each bid would scroll the board.
 */
export function useCurrent(): number | null {
  const bidding = useDraft(isBidding);
  const now = useDraft((state) => (isBidding(state) ? null : (state.onClock?.overall ?? null)));
  // Other drafts select nothing, so that the board does not render.
  const throttled = useStore(useScope().room.throttled.players, ({ state }) =>
    state?.rules.auction === undefined ? null : (state.onClock?.overall ?? null),
  );
  return bidding ? throttled : now;
}

const isBidding = ({ auction }: DraftState): boolean => auction?.lot != null;
