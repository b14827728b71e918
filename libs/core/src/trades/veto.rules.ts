import { TRADE_LIMITS } from './trade.model.js';

/** Decides who may stop an accepted trade during its review (docs/rules.md, Trades). */

export interface VetoStanding {
  readonly commissionersOwn: boolean;
  readonly uninvolvedManagers: number;
}

/** Uninvolved managers who can decide the conditions of a commissioner's trade by vote. */
export const LEAST_VOTERS = 3;

/** In a commissioner's own trade the uninvolved managers decide. */
export function vetoedBy(standing: Pick<VetoStanding, 'commissionersOwn'>): 'commissioner' | 'managers' {
  return standing.commissionersOwn ? 'managers' : 'commissioner';
}

/** Lets the other managers stop a commissioner's own trade. */
export const OWN_TRADE_REVIEW_HOURS = 24;

/** Days that count after the manager gave up the office or the team. Equals the longest duration of an offer. */
export const COMMISSIONERS_TEAM_DAYS = TRADE_LIMITS.days.max;

/** At least the minimum for a commissioner's own trade. */
export function hoursToReview(set: number, { commissionersOwn }: Pick<VetoStanding, 'commissionersOwn'>): number {
  return commissionersOwn ? Math.max(set, OWN_TRADE_REVIEW_HOURS) : set;
}

/** In milliseconds since 1970. Not before the minimum if the trade became a commissioner's own. */
export function reviewEnds({
  dueAt,
  acceptedAt,
  commissionersOwn,
}: Pick<VetoStanding, 'commissionersOwn'> & { readonly dueAt: number; readonly acceptedAt: number | null }): number {
  return commissionersOwn && acceptedAt !== null
    ? Math.max(dueAt, acceptedAt + OWN_TRADE_REVIEW_HOURS * 3_600_000)
    : dueAt;
}

/** A third of the uninvolved managers, rounded up. Without any, no vote is possible. */
export function votesNeeded({ uninvolvedManagers }: Pick<VetoStanding, 'uninvolvedManagers'>): number {
  return Math.max(1, Math.ceil(uninvolvedManagers / 3));
}

export function isOutvoted(standing: VetoStanding, votes: number): boolean {
  return standing.commissionersOwn && votes >= votesNeeded(standing);
}
