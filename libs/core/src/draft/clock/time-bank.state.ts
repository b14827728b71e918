import type { DraftState, Slot } from '../draft.model.js';
import { withSlot } from '../order/slot-tally.js';

/*
 * A team's time bank. The team stores what is left, and each slot stores what its pick drew. Their sum is always the
 * initial amount.
 */

export function withDrawn(state: DraftState, overall: number, drewMs = 0): DraftState {
  const slot = state.slots[overall - 1];
  if (drewMs === 0 || !slot) return state;
  return {
    ...state,
    teams: banked(state, slot.ownerTeamId, -drewMs),
    slots: withSlot(state.slots, overall - 1, { ...slot, drewMs: (slot.drewMs ?? 0) + drewMs }),
  };
}

/** The state after slots have returned their drawn time to their owners' time banks. */
export function withGivenBack(state: DraftState, overalls: ReadonlySet<number>): DraftState {
  let after = state;
  for (const overall of overalls) {
    const slot = after.slots[overall - 1];
    if (slot?.drewMs === undefined) continue;
    const { drewMs, ...rest } = slot;
    after = {
      ...after,
      teams: banked(after, slot.ownerTeamId, drewMs),
      slots: withSlot(after.slots, overall - 1, rest satisfies Slot),
    };
  }
  return after;
}

const banked = ({ teams }: DraftState, teamId: string, byMs: number): DraftState['teams'] =>
  teams.map((team) => (team.id === teamId ? { ...team, bankMs: (team.bankMs ?? 0) + byMs } : team));
