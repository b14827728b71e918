/** Who may stop an accepted trade during its review (decisions §7). */

export interface VetoStanding {
  /** A commissioner manages one of the trade's teams. */
  readonly commissionersOwn: boolean;
  /** Managers of teams that are not part of the trade. */
  readonly uninvolvedManagers: number;
}

/** Whether the commissioner decides, or, in a commissioner's own trade, the uninvolved managers. */
export function vetoedBy(standing: Pick<VetoStanding, 'commissionersOwn'>): 'commissioner' | 'managers' {
  return standing.commissionersOwn ? 'managers' : 'commissioner';
}

/** Votes that veto a trade: a third of the uninvolved managers, rounded up. With nobody uninvolved no number of votes does. */
export function votesNeeded({ uninvolvedManagers }: Pick<VetoStanding, 'uninvolvedManagers'>): number {
  return Math.max(1, Math.ceil(uninvolvedManagers / 3));
}

export function isOutvoted(standing: VetoStanding, votes: number): boolean {
  return standing.commissionersOwn && votes >= votesNeeded(standing);
}
