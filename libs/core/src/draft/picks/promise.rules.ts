import type { Refusal } from '../../result.js';
import { stoppedTurn } from '../clock/draft.clock.js';
import type { DraftEvent, DraftState, PickPromise } from '../draft.model.js';
import { evolve } from '../draft.reducer.js';
import { refusal } from '../draft.refusals.js';
import { turnOf } from '../draft.turns.js';

/*
 * A trade under review stops the draft at a promised pick (docs/rules.md, Trades). The state contains the promises, so
 * clients see the stop coming and no pick needs a query.
 */

/** The promise for the pick on the clock; undefined when there is none or no pick is on the clock. */
export function onClockPromise({ promises, onClock, slots }: DraftState): PickPromise | undefined {
  if (promises === undefined || onClock === null) return undefined;
  const slot = slots[onClock.overall - 1];
  return slot && promises.find(({ pickId }) => pickId === slot.pickId);
}

/** Why the pick on the clock cannot be used now; null when it can. */
export function heldPick(state: DraftState): Refusal | null {
  const promise = onClockPromise(state);
  if (!promise) return null;
  const review = promise.kind === 'review';
  return refusal('pickPromised', { figures: { overall: state.onClock?.overall, teams: promise.teams, review } });
}

/**
 * Adds the events that promises cause. A running draft pauses itself at a promised pick. A draft that paused itself
 * resumes with a full clock when the pick is free. Returns early when there are no promises. An auction goes on with
 * the places that are not promised.
 */
export function withPromises(state: DraftState, events: DraftEvent[], now: number): DraftEvent[] {
  if (state.promises === undefined && !events.some((event) => 'promises' in event)) return events;
  const after = events.reduce(evolve, state);
  if (after.rules.auction) return events;
  const promise = onClockPromise(after);
  const slot = after.onClock && after.slots[after.onClock.overall - 1];
  if (!slot) return events;
  const turn = turnOf({ ...after, status: 'running' }, slot, now);
  if (after.status === 'running' && promise)
    return [...events, { type: 'draftPaused', promise, onClock: stoppedTurn(turn, after.clock.quietHours, now) }];
  if (after.held && !promise) return [...events, { type: 'draftResumed', onClock: turn }];
  return events;
}
