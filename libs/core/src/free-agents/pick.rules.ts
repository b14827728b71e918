import type { FaPickView } from '../answer.parts.js';

/** What stands in a team's cell of the asset summary for one free-agent pick (docs/rules.md, Free agents). */
export type FaPickDisplay = 'used' | 'not used' | 'penalty' | 'traded' | '-';

/**
 * 'used' when a player was taken, 'not used' when it expired without one, 'penalty' for a forfeited pick (it reads as
 * not used, shown "Penalty"), 'traded' while somebody else owns it, and '-' otherwise.
 */
export function displayFaPick(
  pick: Pick<FaPickView, 'assigned_to' | 'owned_by' | 'player_taken' | 'expiry_date'>,
  now: number,
): FaPickDisplay {
  if (pick.player_taken === 'penalty') return 'penalty';
  if (pick.player_taken !== null) return 'used';
  if (faPickExpired(pick, now)) return 'not used';
  return pick.assigned_to !== pick.owned_by ? 'traded' : '-';
}

/** A pick is good until the last second of its Sunday is over (docs/rules.md, Free agents). */
export function faPickExpired({ expiry_date }: Pick<FaPickView, 'expiry_date'>, now: number): boolean {
  return faPickOver(Date.parse(expiry_date), now);
}

/** The same for the moment at which that last second begins; both in milliseconds since 1970. */
export const faPickOver = (expiresAt: number, now: number): boolean => expiresAt + 1_000 <= now;

/** Weeks of a season: the count of distinct weeks (docs/rules.md, Free agents). */
export function faWeeks(picks: readonly Pick<FaPickView, 'week'>[]): number {
  return new Set(picks.map(({ week }) => week)).size;
}
