import { ok, type Result } from '../result.js';
import { refuse } from './trades.refusals.js';
import { LEAST_VOTERS, votesNeeded, type VetoStanding } from './veto.rules.js';

/** Who decides a condition (docs/rules.md, Trades; docs/decisions/0067-conditions-decided-by-others.md). */

export interface ConditionStanding extends VetoStanding {
  /** Commissioners without a part in the trade. */
  readonly otherCommissioners: number;
}

export type ConditionOutcomeVotes = { readonly met: number; readonly notMet: number };

export interface ConditionDeciders {
  /** A commissioner without a part in the trade decides. */
  readonly commissioner: boolean;
  /** Votes of managers for one outcome that decide; null where managers do not vote. */
  readonly votes: number | null;
}

/**
 * A condition of a commissioner's own trade is decided by another commissioner or by a third of the uninvolved managers.
 * Without either it ends on its date, by what is proven then.
 */
export function decidersOf(standing: ConditionStanding): ConditionDeciders {
  if (!standing.commissionersOwn) return { commissioner: true, votes: null };
  return {
    commissioner: standing.otherCommissioners > 0,
    votes: standing.uninvolvedManagers >= LEAST_VOTERS ? votesNeeded(standing) : null,
  };
}

/** The outcome for which enough managers have voted, or null. */
export function votedOutcome(standing: ConditionStanding, votes: ConditionOutcomeVotes): 'met' | 'not-met' | null {
  const needed = decidersOf(standing).votes;
  if (needed === null) return null;
  if (votes.met >= needed) return 'met';
  return votes.notMet >= needed ? 'not-met' : null;
}

/** Who somebody is to a condition. */
export interface ConditionViewer {
  readonly commissioner: boolean;
  /** Manages a team of the league. */
  readonly manager: boolean;
  /** Manages one of the trade's teams, or made the trade. */
  readonly involved: boolean;
}

export type ConditionAction = 'report' | 'settle' | 'vote';
const ACTIONS: readonly ConditionAction[] = ['report', 'settle', 'vote'];

/** Whether the viewer may do this with an open condition. The same answer shows a button and decides the request. */
export function mayDecide(
  standing: ConditionStanding,
  action: ConditionAction,
  { commissioner, manager, involved }: ConditionViewer,
): Result<true> {
  const { commissioner: other, votes } = decidersOf(standing);
  if (action === 'report') {
    return involved || commissioner ? ok(true) : refuse('conditionReport', { kind: 'forbidden' });
  }
  if (action === 'settle') {
    if (!commissioner) return refuse('conditionSettle', { kind: 'forbidden' });
    return involved ? refuse('ownCondition', { kind: 'forbidden', figures: { other, votes } }) : ok(true);
  }
  if (!manager || involved) return refuse('conditionVote', { kind: 'forbidden' });
  if (!standing.commissionersOwn) return refuse('conditionVote.commissioner', { kind: 'forbidden' });
  if (votes !== null) return ok(true);
  const { uninvolvedManagers: managers } = standing;
  return refuse('conditionVote.few', {
    figures: { managers, least: LEAST_VOTERS, other },
    figure: managers,
    limit: LEAST_VOTERS,
  });
}

export const decisionsOf = (standing: ConditionStanding, viewer: ConditionViewer): ConditionAction[] =>
  ACTIONS.filter((action) => mayDecide(standing, action, viewer).ok);
