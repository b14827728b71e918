import type { DraftState, Slot } from './draft.model.js';
import { withSlot } from './slot-tally.js';

/*
 * A team's time bank: what it has left stands with the team, what a pick drew from it with the pick's slot. At any time
 * the two make together what the team began with.
 */

/** The state after the turn of a slot has drawn from the bank of the slot's owner. */
export function withDrawn(state: DraftState, overall: number, drewMs = 0): DraftState {
  const slot = state.slots[overall - 1];
  if (drewMs === 0 || !slot) return state;
  return {
    ...state,
    teams: banked(state, slot.ownerTeamId, -drewMs),
    slots: withSlot(state.slots, overall - 1, { ...slot, drewMs: (slot.drewMs ?? 0) + drewMs }),
  };
}

/** The state after slots have given back to their owners' banks what they drew. */
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
