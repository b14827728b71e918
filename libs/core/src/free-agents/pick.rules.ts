import type { FaPickView } from '../answer.parts.js';

/** Text for a free-agent pick in the asset summary (docs/rules.md, Free agents). */
export type FaPickDisplay = 'used' | 'not used' | 'penalty' | 'traded' | '-';

/** 'used': a player was taken; 'not used': expired; 'penalty': forfeited; 'traded' while another team owns it. */
export function displayFaPick(
  pick: Pick<FaPickView, 'assigned_to' | 'owned_by' | 'player_taken' | 'expiry_date'>,
  now: number,
): FaPickDisplay {
  if (pick.player_taken === 'penalty') return 'penalty';
  if (pick.player_taken !== null) return 'used';
  if (faPickExpired(pick, now)) return 'not used';
  return pick.assigned_to !== pick.owned_by ? 'traded' : '-';
}

/** A pick expires when its Sunday ends (docs/rules.md, Free agents). */
export function faPickExpired({ expiry_date }: Pick<FaPickView, 'expiry_date'>, now: number): boolean {
  return faPickOver(Date.parse(expiry_date), now);
}

/** Like `faPickExpired`, with the start of that last second in milliseconds since 1970. */
export const faPickOver = (expiresAt: number, now: number): boolean => expiresAt + 1_000 <= now;

/** Number of distinct weeks in a season's picks (docs/rules.md, Free agents). */
export function faWeeks(picks: readonly Pick<FaPickView, 'week'>[]): number {
  return new Set(picks.map(({ week }) => week)).size;
}
