import type { DraftState } from '@crease/core/draft/draft.model.js';
import { createStore, type StoreApi } from 'zustand';
import type { NamedTimers, RoomTimers } from './room-timers.js';
import type { RoomView } from './room-view.js';

/** What follows from picks (lists, sums, what could still be) is drawn again at most so often when they fall faster than anybody reads. */
export const CALM_MS = 600;

export interface CalmDraft {
  readonly state: DraftState | null;
}

/**
 * The draft for what may follow it a moment later: it is the same as the room's after a quiet time, and whenever one's own turn or
 * another state of the draft begins or ends; in a flurry of picks it comes after it in steps.
 */
export function calmDraft(
  store: StoreApi<RoomView>,
  timers: RoomTimers,
  { later, forget }: Pick<NamedTimers, 'later' | 'forget'>,
): StoreApi<CalmDraft> {
  const calm = createStore<CalmDraft>(() => ({ state: store.getState().state }));
  let last = -Infinity;
  const follow = () => {
    forget('calm');
    calm.setState({ state: store.getState().state });
  };
  const followPicks = () => {
    last = timers.now();
    follow();
  };
  store.subscribe(({ state, my }) => {
    const before = calm.getState().state;
    if (state === before) return;
    const wait = last + CALM_MS - timers.now();
    if (state?.status !== before?.status || [before, state].some((one) => isTurnOf(one, my.teamIds))) follow();
    else if (wait <= 0) followPicks();
    else later('calm', wait, followPicks, true);
  });
  return calm;
}

function isTurnOf(state: DraftState | null, teamIds: readonly string[]): boolean {
  const owner = state?.slots[(state.onClock?.overall ?? 0) - 1]?.ownerTeamId;
  return owner !== undefined && teamIds.includes(owner);
}
