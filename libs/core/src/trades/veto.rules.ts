import { TRADE_LIMITS } from './trade.model.js';

/** Who may stop an accepted trade during its review (docs/rules.md, Trades). */

export interface VetoStanding {
  /** A commissioner manages one of the trade's teams. */
  readonly commissionersOwn: boolean;
  /** Managers of teams that are not part of the trade. */
  readonly uninvolvedManagers: number;
}

/** Managers without a part in a commissioner's trade that it takes for them to decide its conditions. */
export const LEAST_VOTERS = 3;

/** Whether the commissioner decides, or, in a commissioner's own trade, the uninvolved managers. */
export function vetoedBy(standing: Pick<VetoStanding, 'commissionersOwn'>): 'commissioner' | 'managers' {
  return standing.commissionersOwn ? 'managers' : 'commissioner';
}

/** Hours that a commissioner's own trade is reviewed at least: the time in which the other managers can stop it. */
export const OWN_TRADE_REVIEW_HOURS = 24;

/**
 * Days for which a team counts as a commissioner's after its manager gave up the office or the team: the longest time
 * that an offer stands.
 */
export const COMMISSIONERS_TEAM_DAYS = TRADE_LIMITS.days.max;

/**
 * Hours between acceptance and execution: what the league has set, and never less than the floor for a commissioner's
 * own trade.
 */
export function hoursToReview(set: number, { commissionersOwn }: Pick<VetoStanding, 'commissionersOwn'>): number {
  return commissionersOwn ? Math.max(set, OWN_TRADE_REVIEW_HOURS) : set;
}

/**
 * When a review really ends: a trade that became a commissioner's own meanwhile is not over before the floor.
 * Milliseconds since 1970.
 */
export function reviewEnds({
  dueAt,
  acceptedAt,
  commissionersOwn,
}: Pick<VetoStanding, 'commissionersOwn'> & { readonly dueAt: number; readonly acceptedAt: number | null }): number {
  return commissionersOwn && acceptedAt !== null
    ? Math.max(dueAt, acceptedAt + OWN_TRADE_REVIEW_HOURS * 3_600_000)
    : dueAt;
}

/**
 * Votes that veto a trade: a third of the uninvolved managers, rounded up. With nobody uninvolved no number of votes
 * does.
 */
export function votesNeeded({ uninvolvedManagers }: Pick<VetoStanding, 'uninvolvedManagers'>): number {
  return Math.max(1, Math.ceil(uninvolvedManagers / 3));
}

export function isOutvoted(standing: VetoStanding, votes: number): boolean {
  return standing.commissionersOwn && votes >= votesNeeded(standing);
}
