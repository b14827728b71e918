import { CLOCK_LIMITS, drawnBy, stoppedTurn, turnFor } from './draft.clock.js';
import type { AutoMode, DraftState, OnClock, Slot } from './draft.model.js';

/* Whose turn it is under the clock of a draft. */

export const autoOf = (state: DraftState, teamId: string): AutoMode =>
  state.teams.find((team) => team.id === teamId)?.auto ?? 'empty';

export const bankOf = (state: DraftState, teamId: string): number =>
  state.teams.find((team) => team.id === teamId)?.bankMs ?? 0;

/** What the turn on the clock has drawn from its team's time bank by now: left out where it is nothing. */
export function drawnNow({ onClock, clock, teams }: DraftState, now: number): { readonly drewMs?: number } {
  if (onClock === null) return {};
  const bankMs = teams.find((team) => team.id === onClock.teamId)?.bankMs ?? 0;
  const drewMs = drawnBy(onClock, bankMs, clock.quietHours, now);
  return drewMs > 0 ? { drewMs } : {};
}

/** The turn of a slot under the state's clock; standing still when the draft is paused. */
export function turnOf(
  state: DraftState,
  slot: Slot,
  now: number,
  auto: AutoMode = autoOf(state, slot.ownerTeamId),
): OnClock {
  const turn = turnFor(slot, auto, state.clock, now, bankOf(state, slot.ownerTeamId));
  return state.status === 'paused' ? stoppedTurn(turn, state.clock.quietHours, now) : turn;
}

/** The present turn with a full clock. */
export function restarted(state: DraftState, now: number, auto?: AutoMode): OnClock | null {
  const slot = state.onClock && state.slots[state.onClock.overall - 1];
  return slot ? turnOf(state, slot, now, auto) : null;
}

/** The turn that a paused draft goes on with. */
export function resumedTurn(state: DraftState, now: number): OnClock | null {
  const turn = state.onClock;
  const slot = turn && state.slots[turn.overall - 1];
  if (!slot) return null;
  const auto = autoOf(state, slot.ownerTeamId);
  // A team on Auto starts over, unless an undo had given it a person's clock (one with grace).
  if (turn.remainingMs === null || (auto !== 'off' && turn.graceMs === 0))
    return turnFor(slot, auto, state.clock, now, bankOf(state, slot.ownerTeamId));
  // What was left when the clock stopped, but never so little that a resumed pick is gone before it is seen.
  const left = Math.max(turn.remainingMs, Math.min(CLOCK_LIMITS.minSeconds, state.clock.seconds) * 1000);
  const bankMs = turn.bankMs ?? 0;
  return turnFor(slot, 'off', { ...state.clock, seconds: (left - bankMs) / 1000 }, now, bankMs);
}
