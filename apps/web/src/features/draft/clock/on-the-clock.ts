import type { Slot } from '@crease/core/draft/draft.model.js';
import { isShopped } from '@crease/core/draft/offers/shop.rules.js';
import { onClockPromise } from '@crease/core/draft/picks/promise.rules.js';
import { useDraft, useView } from '../state/room-context.js';

/** True on the user's turn with a running clock and Auto off: the server picks at its end. */
export function useTakesAtZero(): boolean {
  const my = useView((view) => view.my.teamIds);
  return useDraft(
    ({ status, onClock, rules }) =>
      status === 'running' &&
      rules.auction === undefined &&
      onClock !== null &&
      onClock.graceMs > 0 &&
      my.includes(onClock.teamId),
  );
}

/** Another team's pick that is open to offers; null otherwise. */
export function useShoppedOnClock(): Slot | null {
  const my = useView((view) => view.my.teamIds);
  return useDraft(({ onClock, slots, status, rules }) => {
    if (rules.auction) return null;
    const slot = onClock === null || status === 'ended' ? undefined : slots[onClock.overall - 1];
    return slot !== undefined && isShopped(slot) && !my.includes(slot.ownerTeamId) ? slot : null;
  });
}

/** The user's pick while the draft is paused: it can be shopped, but no player taken. Null otherwise. */
export function usePausedOwn(): Slot | null {
  const my = useView((view) => view.my.teamIds);
  return useDraft((state) => {
    const { onClock, slots, status } = state;
    if (status !== 'paused' || state.rules.auction || onClock === null || !my.includes(onClock.teamId)) return null;
    return onClockPromise(state) === undefined ? (slots[onClock.overall - 1] ?? null) : null;
  });
}
