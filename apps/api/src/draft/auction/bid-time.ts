import { hammered } from '@crease/core/draft/auction/auction.commands.js';
import { expiryOf } from '@crease/core/draft/clock/draft.clock.js';
import type { DraftState } from '@crease/core/draft/draft.model.js';
import type { DraftCommand } from '@crease/core/draft/draft.rules.js';
import type { Refusal } from '@crease/core/result.js';
import type { Append } from '../draft.log.js';
import { refusal } from '../draft.refusals.js';

/*
 * A bid counts when it is committed before the hammer by the database's clock. This process only estimates that clock,
 * so it never refuses a bid as late: `draft_append` does, under the draft's lock.
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

/** The refusal of a bid that the database found late. No later bid can change the price any more. */
export const lateBid = (state: DraftState): Refusal =>
  state.auction?.lot ? hammered(state, state.auction.lot) : refusal('tryAgain', { kind: 'busy' });
