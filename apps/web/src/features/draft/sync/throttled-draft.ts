import type { DraftState } from '@crease/core/draft/draft.model.js';
import { createStore, type StoreApi } from 'zustand';
import type { NamedTimers, RoomTimers } from './room-timers.js';
import type { RoomView } from './room-view.js';

/** Minimum milliseconds between renders of derived data during fast picks. */
export const THROTTLE_MS = 600;

/** Groups start one after another, so that typing need not wait for all of them. */
export const THROTTLED_PARTS = ['players', 'money', 'strip'] as const;
export const THROTTLE_STEP_MS = 120;

export type ThrottledPart = (typeof THROTTLED_PARTS)[number];

export interface ThrottledDraft {
  readonly state: DraftState | null;
}

export type ThrottledDrafts = Readonly<Record<ThrottledPart, StoreApi<ThrottledDraft>>>;

/**
 * A throttled draft for derived data. It equals the room's draft after a quiet time, and whenever the user's turn or
 * the draft's status changes; during fast picks it follows in steps. In an auction it equals the draft when a player
 * comes on the block, and follows bids only after a quiet time.
 */
export function throttleDraft(
  store: StoreApi<RoomView>,
  timers: RoomTimers,
  { later, forget }: Pick<NamedTimers, 'later' | 'forget'>,
): ThrottledDrafts {
  const part = () => createStore<ThrottledDraft>(() => ({ state: store.getState().state }));
  const throttled = { players: part(), money: part(), strip: part() };
  let last = -Infinity;
  const show = (name: ThrottledPart) => {
    forget(`throttled ${name}`);
    throttled[name].setState({ state: store.getState().state });
  };
  const follow = () => THROTTLED_PARTS.forEach(show);
  const followPicks = () => {
    last = timers.now();
    for (const [index, name] of THROTTLED_PARTS.entries())
      if (index === 0) show(name);
      else later(`throttled ${name}`, index * THROTTLE_STEP_MS, () => show(name));
  };
  store.subscribe(({ state, my }) => {
    const before = throttled.players.getState().state;
    if (state === before) return;
    const wait = last + THROTTLE_MS - timers.now();
    if (onlyBids(before, state)) later('throttled players', THROTTLE_MS, followPicks);
    else if (
      state?.status !== before?.status ||
      isNewLot(before, state) ||
      [before, state].some((one) => isTurnOf(one, my.teamIds))
    )
      follow();
    else if (wait <= 0) followPicks();
    else later('throttled players', wait, followPicks, true);
  });
  return throttled;
}

/** True when bids are all that has happened since. */
const onlyBids = (before: DraftState | null, state: DraftState | null): boolean =>
  before?.auction?.lot != null &&
  state?.auction?.lot?.number === before.auction.lot.number &&
  state.slots === before.slots &&
  state.teams === before.teams &&
  state.status === before.status &&
  state.rules === before.rules &&
  state.promises === before.promises;

const isNewLot = (before: DraftState | null, state: DraftState | null): boolean =>
  state?.auction?.lot != null && state.auction.lot.number !== before?.auction?.lot?.number;

function isTurnOf(state: DraftState | null, teamIds: readonly string[]): boolean {
  const owner = state?.slots[(state.onClock?.overall ?? 0) - 1]?.ownerTeamId;
  return owner !== undefined && teamIds.includes(owner);
}
