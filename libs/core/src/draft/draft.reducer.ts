import type { Envelope } from '../streams/room.js';
import { never } from '../result.js';
import type { EventOf } from './draft.events.js';
import type { DraftEvent, DraftState, PickPromise } from './draft.model.js';
import { storedName } from './draft-name.words.js';
import { withBid, withNomination, withoutLot, withoutPlacelessLot } from './auction/auction.state.js';
import { withCheckIn, withNight } from './clock/night.state.js';
import { withMove, withoutPicks, withPick, withPickOwner, withReplacement, withShop, withSkip } from './pick.state.js';
import { withAuto, withTeamChange } from './team.state.js';

/**
 * Folds one event into the state. Server and browsers run the same function. The caller sets the sequence number,
 * because one commit may write several events.
 */
export function evolve(state: DraftState, event: DraftEvent): DraftState {
  switch (event.type) {
    case 'draftCreated':
      return { ...event.state, built: undefined, ...storedName(event.state) };
    case 'draftConfigured':
      return { ...state, built: undefined, ...storedName(event), clock: event.clock };
    case 'orderSet':
      return { ...state, order: event.order, slots: event.slots };
    case 'picksAmended':
      return { ...state, slots: event.slots };
    case 'nightChanged':
      return withNight(state, event.night);
    case 'checkedIn':
      return withCheckIn(state, event);
    case 'rookieOverridden':
      return state;
    case 'draftBegun':
      return begun(state, event);
    case 'draftPaused':
      return { ...state, status: 'paused', onClock: event.onClock, ...(event.promise ? { held: true as const } : {}) };
    case 'draftResumed':
      return resumed(state, event);
    case 'clockChanged':
      return { ...state, clock: event.clock, onClock: event.onClock };
    case 'clockExtended':
      return { ...state, outage: event.outage, onClock: event.onClock };
    case 'playerPicked':
      return withoutLot(withPick(state, event));
    case 'playerNominated':
      return withNomination(state, event);
    case 'bidPlaced':
      return withBid(state, event);
    case 'nominationPassed':
      return { ...state, onClock: event.onClock };
    case 'pickSkipped':
      return withSkip(state, event);
    case 'pickMoved':
      return withMove(state, event);
    case 'picksUndone':
      return withoutLot(free(withoutPicks(state, event)));
    case 'playerReplaced':
      return withReplacement(state, event);
    case 'autoChanged':
      return withAuto(state, event);
    case 'pickOwnerChanged':
      return withoutPlacelessLot(withPickOwner(state, event));
    case 'pickShopped':
      return withShop(state, event);
    case 'teamChanged':
      return withTeamChange(state, event);
    case 'promisesChanged':
      return withoutPlacelessLot(withPromises(state, event));
    case 'draftEnded':
      return withoutLot(free({ ...state, status: 'ended', onClock: null }));
    case 'draftReopened':
      return reopened(state, event);
    default:
      return never(event);
  }
}

function begun(state: DraftState, event: EventOf<'draftBegun'>): DraftState {
  const { teams, rules, slots, onClock } = event;
  return promising({ ...state, status: 'running', teams, rules, slots, onClock }, event.promises ?? []);
}

function resumed(state: DraftState, { override, onClock }: EventOf<'draftResumed'>): DraftState {
  const running = free({ ...state, status: 'running', onClock });
  return override
    ? promising(
        running,
        (state.promises ?? []).filter(({ pickId }) => pickId !== override.pickId),
      )
    : running;
}

function withPromises(state: DraftState, event: EventOf<'promisesChanged'>): DraftState {
  return promising({ ...state, onClock: event.onClock }, [
    ...(state.promises ?? []).filter(({ tradeId }) => tradeId !== event.tradeId),
    ...event.promises,
  ]);
}

function reopened(state: DraftState, { teams, onClock, promises }: EventOf<'draftReopened'>): DraftState {
  return promising({ ...state, status: 'paused', teams, onClock }, promises ?? []);
}

/** Folds an event envelope and sets the state's sequence number to the envelope's. */
export function foldEnvelope(state: DraftState, envelope: Envelope<DraftEvent>): DraftState {
  return { ...evolve(state, envelope.event), seq: envelope.seq };
}

/** Removes `held`. The field is omitted rather than false, as in the JSON. */
function free(state: DraftState): DraftState {
  const { held: _, ...rest } = state;
  return rest;
}

function promising(state: DraftState, promises: readonly PickPromise[]): DraftState {
  if (promises.length > 0) return { ...state, promises };
  const { promises: _, ...rest } = state;
  return rest;
}
