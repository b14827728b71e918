import type { DraftState, Slot } from '@crease/core/draft/draft.model.js';

/** How many picks away the user's next one is: 1 is the next; null while they are on the clock, and beyond two. */
export function picksAhead(state: DraftState, teamIds: readonly string[]): 1 | 2 | null {
  if (state.onClock === null || teamIds.includes(state.onClock.teamId)) return null;
  const [next, second] = comingSlots(state, 2);
  if (next !== undefined && teamIds.includes(next.ownerTeamId)) return 1;
  return second !== undefined && teamIds.includes(second.ownerTeamId) ? 2 : null;
}

/** Who is after the team on the clock: the owners of the next open slots. */
export function comingSlots({ slots, onClock }: Pick<DraftState, 'slots' | 'onClock'>, count: number): readonly Slot[] {
  const coming: Slot[] = [];
  for (const slot of slots) {
    if (coming.length === count) break;
    if (slot.status === 'open' && slot.overall !== onClock?.overall) coming.push(slot);
  }
  return coming;
}
