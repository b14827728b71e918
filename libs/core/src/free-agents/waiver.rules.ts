import { randomOrder } from '../draft/pick-order.js';
import type { LeagueSettings } from '../leagues/league.rules.js';

/** Hours that a dropped player waits for claims (decisions §5); 0 means that there are no waivers. */
export function waiverHours(settings: Pick<LeagueSettings, 'waiver_hours'>): number {
  return settings.waiver_hours ?? 24;
}

export interface Claimant {
  readonly teamId: string;
  /** Points of the present regular season. */
  readonly points: number;
}

/** Who comes first: the fewest points, and among equals a draw that follows from the logged seed alone (decisions §5). */
export function claimOrder(claimants: readonly Claimant[], seed: string): string[] {
  const drawn = new Map(randomOrder(claimants.map(({ teamId }) => teamId), seed).map((teamId, place) => [teamId, place]));
  return [...claimants].sort((a, b) => a.points - b.points || (drawn.get(a.teamId) ?? 0) - (drawn.get(b.teamId) ?? 0)).map(({ teamId }) => teamId);
}
