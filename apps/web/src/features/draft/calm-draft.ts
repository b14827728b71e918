import type { DraftState } from '@crease/core/draft/draft.model.js';
import { createStore, type StoreApi } from 'zustand';
import type { NamedTimers, RoomTimers } from './room-timers.js';
import type { RoomView } from './room-view.js';

/** What follows from picks (lists, sums, what could still be) is drawn again at most so often when they fall faster than anybody reads. */
export const CALM_MS = 600;

/** What is drawn together. Each part comes a little after the one before, so that a letter that is typed need not wait for all of them. */
export const CALM_PARTS = ['players', 'money', 'strip'] as const;
export const CALM_STEP_MS = 120;

export type CalmPart = (typeof CALM_PARTS)[number];

export interface CalmDraft {
  readonly state: DraftState | null;
}

export type CalmDrafts = Readonly<Record<CalmPart, StoreApi<CalmDraft>>>;

/**
 * The draft for what may follow it a moment later: it is the same as the room's after a quiet time, and whenever one's own turn or
 * another state of the draft begins or ends; in a flurry of picks it comes after it in steps.
 */
export function calmDrafts(
  store: StoreApi<RoomView>,
  timers: RoomTimers,
  { later, forget }: Pick<NamedTimers, 'later' | 'forget'>,
): CalmDrafts {
  const part = () => createStore<CalmDraft>(() => ({ state: store.getState().state }));
  const calm = { players: part(), money: part(), strip: part() };
  let last = -Infinity;
  const show = (name: CalmPart) => {
    forget(`calm ${name}`);
    calm[name].setState({ state: store.getState().state });
  };
  const follow = () => CALM_PARTS.forEach(show);
  const followPicks = () => {
    last = timers.now();
    for (const [index, name] of CALM_PARTS.entries())
      if (index === 0) show(name);
      else later(`calm ${name}`, index * CALM_STEP_MS, () => show(name));
  };
  store.subscribe(({ state, my }) => {
    const before = calm.players.getState().state;
    if (state === before) return;
    const wait = last + CALM_MS - timers.now();
    if (state?.status !== before?.status || [before, state].some((one) => isTurnOf(one, my.teamIds))) follow();
    else if (wait <= 0) followPicks();
    else later('calm players', wait, followPicks, true);
  });
  return calm;
}

function isTurnOf(state: DraftState | null, teamIds: readonly string[]): boolean {
  const owner = state?.slots[(state.onClock?.overall ?? 0) - 1]?.ownerTeamId;
  return owner !== undefined && teamIds.includes(owner);
}
