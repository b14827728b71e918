import type { EventOf } from '../draft.events.js';
import type { DraftState } from '../draft.model.js';
import { setTeam } from '../team.state.js';
import { placeOf } from './auction.places.js';

export function withNomination(state: DraftState, event: EventOf<'playerNominated'>): DraftState {
  const { lot: number, teamId, player, amount, how, by, auto, timeouts, onClock } = event;
  const lot = {
    number,
    player,
    nominatorId: teamId,
    teamId,
    amount,
    bids: 1,
    how,
    ...(by === undefined ? {} : { by }),
  };
  return {
    ...state,
    auction: { lots: number, lot },
    teams: setTeam(state.teams, teamId, (team) => ({ ...team, auto, timeouts })),
    onClock,
  };
}

export function withBid(state: DraftState, { teamId, amount, how, by, onClock }: EventOf<'bidPlaced'>): DraftState {
  const { auction } = state;
  if (!auction?.lot) return state;
  const { by: _, ...lot } = auction.lot;
  const leading = { ...lot, teamId, amount, bids: lot.bids + 1, how, ...(by === undefined ? {} : { by }) };
  return { ...state, auction: { ...auction, lot: leading }, onClock };
}

/** Takes the player off the block. The lot's number is not used again. */
export const withoutLot = (state: DraftState): DraftState =>
  state.auction?.lot ? { ...state, auction: { ...state.auction, lot: null } } : state;

/** Takes the player off the block when the leading team has traded or promised its last place. */
export const withoutPlacelessLot = (state: DraftState): DraftState =>
  state.auction?.lot && placeOf(state, state.auction.lot.teamId) === undefined ? withoutLot(state) : state;
