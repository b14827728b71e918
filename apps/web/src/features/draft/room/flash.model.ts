import type { DraftState, Slot } from '@crease/core/draft/draft.model.js';

const isPicked = ({ player }: Slot): boolean => player !== null;

/**
 * The team whose colour marks a change: the first on the clock at the draft's begin, or that of the first or last pick.
 * Null for other changes.
 */
export function flashedTeam(before: DraftState, after: DraftState): string | null {
  if (before.status === 'lobby' && after.status === 'running') return after.onClock?.teamId ?? null;
  if (before.slots === after.slots) return null;
  // The first pick of a running draft is near its start, so that both searches end early.
  if (!before.slots.some(isPicked)) return after.slots.find(isPicked)?.ownerTeamId ?? null;
  if (before.status !== 'ended' && after.status === 'ended' && before.onClock !== null) {
    const last = after.slots[before.onClock.overall - 1];
    return last?.player != null && before.slots[last.overall - 1]?.player === null ? last.ownerTeamId : null;
  }
  return null;
}
