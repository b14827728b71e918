import { ok, type Result } from '../../result.js';
import { refuse } from '../trades.refusals.js';
import { LEAST_VOTERS, votesNeeded, type VetoStanding } from '../veto.rules.js';

/**
 * Data that determines who decides a condition (docs/rules.md, Trades;
 * docs/decisions/0067-conditions-decided-by-others.md).
 */

export interface ConditionStanding extends VetoStanding {
  readonly otherCommissioners: number;
}

export type ConditionOutcomeVotes = { readonly met: number; readonly notMet: number };

export interface ConditionDeciders {
  /** True when a commissioner who is not part of the trade decides. */
  readonly commissioner: boolean;
  /** Number of managers' votes for one outcome that decide; null when managers do not vote. */
  readonly votes: number | null;
}

/**
 * Another commissioner, or a third of the uninvolved managers, decides in a commissioner's own trade. Without either,
 * the condition ends on its date with the outcome proven by then.
 */
export function decidersOf(standing: ConditionStanding): ConditionDeciders {
  if (!standing.commissionersOwn) return { commissioner: true, votes: null };
  return {
    commissioner: standing.otherCommissioners > 0,
    votes: standing.uninvolvedManagers >= LEAST_VOTERS ? votesNeeded(standing) : null,
  };
}

export function votedOutcome(standing: ConditionStanding, votes: ConditionOutcomeVotes): 'met' | 'not-met' | null {
  const needed = decidersOf(standing).votes;
  if (needed === null) return null;
  if (votes.met >= needed) return 'met';
  return votes.notMet >= needed ? 'not-met' : null;
}

export interface ConditionViewer {
  readonly commissioner: boolean;
  readonly manager: boolean;
  /** The user manages one of the trade's teams or entered the trade. */
  readonly involved: boolean;
}

export type ConditionAction = 'report' | 'settle' | 'vote';
const ACTIONS: readonly ConditionAction[] = ['report', 'settle', 'vote'];

/** Checks if the viewer may take this action on an open condition. Buttons and the server use the same result. */
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
