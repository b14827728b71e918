import { bidTurn } from './auction/auction.turns.js';
import { drawnBy, stoppedTurn, turnFor } from './clock/draft.clock.js';
import { CLOCK_LIMITS } from './clock/clock.limits.js';
import type { AutoMode, DraftState, OnClock, Slot } from './draft.model.js';

export const autoOf = (state: DraftState, teamId: string): AutoMode =>
  state.teams.find((team) => team.id === teamId)?.auto ?? 'empty';

export const bankOf = (state: DraftState, teamId: string): number =>
  state.teams.find((team) => team.id === teamId)?.bankMs ?? 0;

/** The time that the turn on the clock has drawn from its team's time bank. Empty when it drew nothing. */
export function drawnNow({ onClock, clock, teams }: DraftState, now: number): { readonly drewMs?: number } {
  if (onClock === null) return {};
  const bankMs = teams.find((team) => team.id === onClock.teamId)?.bankMs ?? 0;
  const drewMs = drawnBy(onClock, bankMs, clock.quietHours, now);
  return drewMs > 0 ? { drewMs } : {};
}

/** The slot's turn under the draft's clock settings, stopped when the draft is paused. */
export function turnOf(
  state: DraftState,
  slot: Slot,
  now: number,
  auto: AutoMode = autoOf(state, slot.ownerTeamId),
): OnClock {
  const turn = state.auction?.lot
    ? bidTurn(state, slot.overall, slot.ownerTeamId, now)
    : turnFor(slot, auto, state.clock, now, bankOf(state, slot.ownerTeamId));
  return state.status === 'paused' ? stoppedTurn(turn, state.clock.quietHours, now) : turn;
}

export function restarted(state: DraftState, now: number, auto?: AutoMode): OnClock | null {
  const slot = state.onClock && state.slots[state.onClock.overall - 1];
  return slot ? turnOf(state, slot, now, auto) : null;
}

export function resumedTurn(state: DraftState, now: number): OnClock | null {
  const turn = state.onClock;
  const slot = turn && state.slots[turn.overall - 1];
  if (!slot) return null;
  const auto = autoOf(state, slot.ownerTeamId);
  // The bid clock is short: after a pause it runs in full.
  if (state.auction?.lot) return bidTurn(state, slot.overall, slot.ownerTeamId, now);
  // A team on Auto gets a new turn, unless an undo had given it a manager's clock (one with grace).
  if (turn.remainingMs === null || (auto !== 'off' && turn.graceMs === 0))
    return turnFor(slot, auto, state.clock, now, bankOf(state, slot.ownerTeamId));
  // The time left at the pause, but at least the minimum clock so that the manager can react.
  const left = Math.max(turn.remainingMs, Math.min(CLOCK_LIMITS.minSeconds, state.clock.seconds) * 1000);
  const bankMs = turn.bankMs ?? 0;
  return turnFor(slot, 'off', { ...state.clock, seconds: (left - bankMs) / 1000 }, now, bankMs);
}
