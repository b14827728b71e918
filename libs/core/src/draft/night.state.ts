import type { CheckIn, DraftNight, DraftState } from './draft.model.js';

/* What the events of the draft night do to a draft. Fields that say nothing are left out, as they are on the wire. */

/** With another date whoever had answered is asked again. */
export function withNight(state: DraftState, night: DraftNight | null): DraftState {
  const { night: _, checkIns: __, ...rest } = state;
  return night === null ? rest : { ...rest, night };
}

export function withCheckIn(state: DraftState, { teamId, answer, at }: CheckIn): DraftState {
  const others = (state.checkIns ?? []).filter((entry) => entry.teamId !== teamId);
  return { ...state, checkIns: [...others, { teamId, answer, at }] };
}

/** A manager who comes anew has not answered. */
export function withNewManager(state: DraftState, teamId: string): DraftState {
  const { checkIns = [], ...rest } = state;
  const others = checkIns.filter((entry) => entry.teamId !== teamId);
  return others.length === 0 ? rest : { ...rest, checkIns: others };
}

/** What the manager of a team has said; null where nothing. */
export const checkInOf = (state: Pick<DraftState, 'checkIns'>, teamId: string): CheckIn | null =>
  state.checkIns?.find((entry) => entry.teamId === teamId) ?? null;
