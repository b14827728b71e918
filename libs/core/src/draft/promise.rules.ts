import type { Refusal } from '../result.js';
import { stoppedTurn, turnFor } from './draft.clock.js';
import type { AutoMode, DraftEvent, DraftState, PickPromise } from './draft.model.js';
import { evolve } from './draft.reducer.js';
import { refusal } from './draft.refusals.js';
import { bankOf } from './draft.turns.js';

/*
 * A trade under review that promises a pick of a draft stops that draft at the pick (docs/rules.md, Trades): what two
 * teams agreed on can still be handed over when the review ends. The draft knows what is promised, so that both sides
 * see it coming and no pick asks the database.
 */

/** What is promised of the pick on the clock; undefined when nothing is, or nothing is on the clock. */
export function onClockPromise({ promises, onClock, slots }: DraftState): PickPromise | undefined {
  if (promises === undefined || onClock === null) return undefined;
  const slot = slots[onClock.overall - 1];
  return slot && promises.find(({ pickId }) => pickId === slot.pickId);
}

/** Why the pick on the clock cannot be used now, in words; null when it can. */
export function heldPick(state: DraftState): Refusal | null {
  const promise = onClockPromise(state);
  if (!promise) return null;
  const review = promise.kind === 'review';
  return refusal('pickPromised', { figures: { overall: state.onClock?.overall, teams: promise.teams, review } });
}

/**
 * The events, and what promises make of them: a running draft that comes to a promised pick pauses itself, and one that
 * had paused itself goes on, with a full clock, when the pick is free. Costs nothing where nothing is promised.
 */
export function withPromises(state: DraftState, events: DraftEvent[], now: number): DraftEvent[] {
  if (state.promises === undefined && !events.some((event) => 'promises' in event)) return events;
  const after = events.reduce(evolve, state);
  const promise = onClockPromise(after);
  const slot = after.onClock && after.slots[after.onClock.overall - 1];
  if (!slot) return events;
  const auto: AutoMode = after.teams.find(({ id }) => id === slot.ownerTeamId)?.auto ?? 'empty';
  const turn = turnFor(slot, auto, after.clock, now, bankOf(after, slot.ownerTeamId));
  if (after.status === 'running' && promise)
    return [...events, { type: 'draftPaused', promise, onClock: stoppedTurn(turn, after.clock.quietHours, now) }];
  if (after.held && !promise) return [...events, { type: 'draftResumed', onClock: turn }];
  return events;
}
