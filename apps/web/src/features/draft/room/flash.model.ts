import type { DraftState, Slot } from '@crease/core/draft/draft.model.js';

const isPicked = ({ player }: Slot): boolean => player !== null;

/**
 * The team whose colour marks what happened between two states: the first team on the clock when the draft begins, and
 * the team of the first and of the last pick. Null for everything else.
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
