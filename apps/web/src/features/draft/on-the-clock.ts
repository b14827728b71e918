import type { Slot } from '@crease/core/draft/draft.model.js';
import { isShopped } from '@crease/core/draft/shop.rules.js';
import { onClockPromise } from '@crease/core/draft/promise.rules.js';
import { useDraft, useView } from './room-context.js';

/** Whether it is the user's own turn, with a person's clock: at its end somebody is taken for them. */
export function useTakesAtZero(): boolean {
  const my = useView((view) => view.my.teamIds);
  return useDraft(
    ({ status, onClock }) =>
      status === 'running' && onClock !== null && onClock.graceMs > 0 && my.includes(onClock.teamId),
  );
}

/** The pick on the clock, where it is another's and its owner takes offers; null otherwise. */
export function useShoppedOnClock(): Slot | null {
  const my = useView((view) => view.my.teamIds);
  return useDraft(({ onClock, slots, status }) => {
    const slot = onClock === null || status === 'ended' ? undefined : slots[onClock.overall - 1];
    return slot !== undefined && isShopped(slot) && !my.includes(slot.ownerTeamId) ? slot : null;
  });
}

/** The user's own pick on the clock while the draft is paused: there is nobody to take, but it may be shopped. Null otherwise. */
export function usePausedOwn(): Slot | null {
  const my = useView((view) => view.my.teamIds);
  return useDraft((state) => {
    const { onClock, slots, status } = state;
    if (status !== 'paused' || onClock === null || !my.includes(onClock.teamId)) return null;
    return onClockPromise(state) === undefined ? (slots[onClock.overall - 1] ?? null) : null;
  });
}
