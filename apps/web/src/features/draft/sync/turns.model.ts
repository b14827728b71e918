import type { DraftState, Slot } from '@crease/core/draft/draft.model.js';
import { turnOrder } from '@crease/core/draft/order/turn-order.js';

/** Picks until the user's next one: 1 or 2; null while they are on the clock, and beyond two. */
export function picksAhead(state: DraftState, teamIds: readonly string[]): 1 | 2 | null {
  if (state.onClock === null || teamIds.includes(state.onClock.teamId)) return null;
  const [next, second] = comingSlots(state, 2);
  if (next !== undefined && teamIds.includes(next.ownerTeamId)) return 1;
  return second !== undefined && teamIds.includes(second.ownerTeamId) ? 2 : null;
}

/** The next open slots after the pick on the clock. */
export function comingSlots({ slots, onClock }: Pick<DraftState, 'slots' | 'onClock'>, count: number): readonly Slot[] {
  const coming: Slot[] = [];
  for (const slot of turnOrder(slots)) {
    if (coming.length === count) break;
    if (slot.status === 'open' && slot.overall !== onClock?.overall) coming.push(slot);
  }
  return coming;
}
