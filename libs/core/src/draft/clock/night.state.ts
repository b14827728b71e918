import type { CheckIn, DraftNight, DraftState } from '../draft.model.js';

/* Folds the events of the draft night into the draft state. Empty fields are omitted, as in the JSON. */

/** Every manager must answer a new date again. */
export function withNight(state: DraftState, night: DraftNight | null): DraftState {
  const { night: _, checkIns: __, ...rest } = state;
  return night === null ? rest : { ...rest, night };
}

export function withCheckIn(state: DraftState, { teamId, answer, at }: CheckIn): DraftState {
  const others = (state.checkIns ?? []).filter((entry) => entry.teamId !== teamId);
  return { ...state, checkIns: [...others, { teamId, answer, at }] };
}

/** A new manager has not answered yet. */
export function withNewManager(state: DraftState, teamId: string): DraftState {
  const { checkIns = [], ...rest } = state;
  const others = checkIns.filter((entry) => entry.teamId !== teamId);
  return others.length === 0 ? rest : { ...rest, checkIns: others };
}

/** The answer of the team's manager; null when they have not answered. */
export const checkInOf = (state: Pick<DraftState, 'checkIns'>, teamId: string): CheckIn | null =>
  state.checkIns?.find((entry) => entry.teamId === teamId) ?? null;
