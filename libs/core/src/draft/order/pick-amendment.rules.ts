import { never, ok, type Result } from '../../result.js';
import type { DraftEvent, DraftState, PickAmendment, Slot } from '../draft.model.js';
import { refuse } from '../draft.refusals.js';

export const COMPENSATORY_LIMIT = 32;

export type PickChange =
  /** Adds a compensatory pick at a place of a round. Picks from that place on move back by one. */
  | {
      readonly what: 'added';
      readonly pickId: string;
      readonly teamId: string;
      readonly round: number;
      readonly place: number;
      readonly extra: number;
    }
  | { readonly what: 'removed' | 'forfeited' | 'restored'; readonly pickId: string };

/** Decides a change to the picks. The service checks whether trades involve the pick. */
export function amendPicks(state: DraftState, change: PickChange, reason: string): Result<DraftEvent[]> {
  if (change.what === 'added') return added(state, change, reason);
  const slot = state.slots.find(({ pickId }) => pickId === change.pickId);
  if (!slot) return refuse('noSuchPick', { kind: 'missing', field: 'pick_id' });
  const { what } = change;
  switch (what) {
    case 'removed':
      if (!slot.extra) return refuse('notCompensatory', { field: 'pick_id' });
      if (slot.ownerTeamId !== slot.originalTeamId) return refuse('pickTraded', { field: 'pick_id' });
      return amended(slot, what, reason, numbered(state.slots.filter((one) => one !== slot)));
    case 'forfeited':
      if (slot.status === 'forfeited') return refuse('alreadyForfeited', { field: 'pick_id' });
      return amended(slot, what, reason, withStatus(state.slots, slot, 'forfeited'));
    case 'restored':
      if (slot.status !== 'forfeited') return refuse('notForfeited', { field: 'pick_id' });
      if (slot.keeper) return refuse('usedByKeeper', { figures: { player: slot.keeper.name }, field: 'pick_id' });
      return amended(slot, what, reason, withStatus(state.slots, slot, 'open'));
    default:
      return never(what);
  }
}

function added(
  state: DraftState,
  change: Extract<PickChange, { what: 'added' }>,
  reason: string,
): Result<DraftEvent[]> {
  const { round, place, teamId } = change;
  if (!state.teams.some(({ id }) => id === teamId))
    return refuse('teamNotInDraft.amend', { kind: 'missing', field: 'team_id' });
  if (round < 1 || round > state.rounds)
    return refuse('roundOutOfRange', {
      figures: { rounds: state.rounds },
      kind: 'invalid',
      field: 'round',
      figure: round,
      limit: state.rounds,
    });
  const inRound = state.slots.filter((slot) => slot.round === round);
  const last = inRound.length + 1;
  if (place < 1 || place > last)
    return refuse('placeOutOfRange', {
      figures: { round, picks: inRound.length, last },
      kind: 'invalid',
      field: 'place',
      figure: place,
      limit: last,
    });
  const compensatory = state.slots.filter((slot) => slot.extra).length;
  if (compensatory >= COMPENSATORY_LIMIT)
    return refuse('tooManyCompensatory', {
      figures: { most: COMPENSATORY_LIMIT },
      figure: compensatory + 1,
      limit: COMPENSATORY_LIMIT,
    });
  const next = inRound[place - 1];
  // After the round's last pick, or after the earlier rounds when the round has none.
  const index = next ? next.overall - 1 : state.slots.filter((slot) => slot.round <= round).length;
  const slot: Slot = {
    overall: index + 1,
    round,
    pickInRound: place,
    pickId: change.pickId,
    originalTeamId: teamId,
    ownerTeamId: teamId,
    status: 'open',
    extra: change.extra,
    player: null,
    how: null,
    at: null,
  };
  return amended(slot, 'added', reason, numbered(state.slots.toSpliced(index, 0, slot)));
}

function amended(
  slot: Slot,
  what: PickAmendment['what'],
  reason: string,
  slots: readonly Slot[],
): Result<DraftEvent[]> {
  const { pickId, round, pickInRound, overall, ownerTeamId: teamId } = slot;
  return ok([
    { type: 'picksAmended', amendment: { what, pickId, round, pickInRound, overall, teamId, reason }, slots },
  ]);
}

const withStatus = (slots: readonly Slot[], slot: Slot, status: 'open' | 'forfeited'): readonly Slot[] =>
  slots.with(slot.overall - 1, { ...slot, status });

function numbered(slots: readonly Slot[]): Slot[] {
  let round = 0;
  let pickInRound = 0;
  return slots.map((slot, index) => {
    pickInRound = slot.round === round ? pickInRound + 1 : 1;
    round = slot.round;
    return { ...slot, overall: index + 1, pickInRound };
  });
}
