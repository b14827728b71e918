import { expiryOf } from '@crease/core/draft/clock/draft.clock.js';
import type { DraftState } from '@crease/core/draft/draft.model.js';
import type { DraftCommand } from '@crease/core/draft/draft.rules.js';
import type { Append } from '../draft.log.js';

/*
 * A bid counts when it is committed before the hammer by the database's clock. This process only estimates that clock,
 * so only `draft_append` refuses late bids, under the draft's lock.
 */

/** The moment at which a command is decided: for a bid, at the latest the last moment before the hammer. */
export function decisionTime(state: DraftState, command: DraftCommand, now: number): number {
  const hammer = command.type === 'bid' ? expiryOf(state) : null;
  return hammer === null ? now : Math.min(now, hammer - 1);
}

export function hammerOf(command: DraftCommand, state: DraftState, counted: number): Pick<Append, 'hammer'> {
  const hammer = command.type === 'bid' ? expiryOf(state) : null;
  return hammer === null
    ? {}
    : { hammer: { at: new Date(hammer).toISOString(), outage: Math.max(state.outage, counted) } };
}
