import type { DraftState, Slot } from '../draft.model.js';
import { tallyOf } from '../order/slot-tally.js';
import { activeSize, rosterPlaces } from '../team/legality.rules.js';

type Places = Pick<DraftState, 'slots' | 'promises'>;

/** A place that a team can fill: its open slot, unless an accepted trade promises it. */
const isOpenFor = ({ promises = [] }: Places, teamId: string) => {
  const promised = new Set(promises.map(({ pickId }) => pickId));
  return ({ status, ownerTeamId, pickId }: Slot) =>
    status === 'open' && ownerTeamId === teamId && !promised.has(pickId);
};

/** The slot that the team's next player fills; undefined when it has none. */
export const placeOf = (state: Places, teamId: string): Slot | undefined => state.slots.find(isOpenFor(state, teamId));

/** How many players the team can still buy: its open slots, limited by room on the roster. */
export function openPlaces(state: DraftState, teamId: string): number {
  const holdings = state.teams.find(({ id }) => id === teamId)?.holdings;
  if (holdings === undefined || state.status === 'ended') return 0;
  const { auction, maxRosterSize } = state.rules;
  // Keepers with a price fill places also while sizes are not enforced.
  const size = auction?.kept === undefined ? rosterPlaces(state.rules) : maxRosterSize;
  const room = Math.max(0, size - activeSize(holdings));
  // The tally is kept for each list of slots: every bid asks for the places of all teams.
  const open = state.promises?.length
    ? state.slots.filter(isOpenFor(state, teamId)).length
    : (tallyOf(state.slots).openOf.get(teamId) ?? 0);
  return Math.min(room, open);
}
