import { TRADE_LIMITS } from './trade.model.js';

/** Data that decides who may stop an accepted trade during its review (docs/rules.md, Trades). */

export interface VetoStanding {
  readonly commissionersOwn: boolean;
  readonly uninvolvedManagers: number;
}

/** Minimum number of uninvolved managers for deciding the conditions of a commissioner's trade by vote. */
export const LEAST_VOTERS = 3;

/** Commissioners decide, except in a commissioner's own trade, where the uninvolved managers do. */
export function vetoedBy(standing: Pick<VetoStanding, 'commissionersOwn'>): 'commissioner' | 'managers' {
  return standing.commissionersOwn ? 'managers' : 'commissioner';
}

/** Minimum review hours of a commissioner's own trade, so that the other managers can stop it. */
export const OWN_TRADE_REVIEW_HOURS = 24;

/**
 * Days for which a team still counts as a commissioner's after its manager gave up the office or the team. Equals the
 * longest duration of an offer.
 */
export const COMMISSIONERS_TEAM_DAYS = TRADE_LIMITS.days.max;

/**
 * Hours between acceptance and execution: the league's setting, but at least the minimum for a commissioner's own
 * trade.
 */
export function hoursToReview(set: number, { commissionersOwn }: Pick<VetoStanding, 'commissionersOwn'>): number {
  return commissionersOwn ? Math.max(set, OWN_TRADE_REVIEW_HOURS) : set;
}

/** When a review ends, in milliseconds since 1970. If the trade became a commissioner's own, not before the minimum. */
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
 * Votes needed to veto a trade: a third of the uninvolved managers, rounded up. Without uninvolved managers no vote is
 * possible.
 */
export function votesNeeded({ uninvolvedManagers }: Pick<VetoStanding, 'uninvolvedManagers'>): number {
  return Math.max(1, Math.ceil(uninvolvedManagers / 3));
}

export function isOutvoted(standing: VetoStanding, votes: number): boolean {
  return standing.commissionersOwn && votes >= votesNeeded(standing);
}
