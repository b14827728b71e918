import type { FaPickView } from '@crease/core/activity/activity.schema.js';

/** How an FA pick is shown: what became of it, and whose it is now where that is not the first owner. */
export interface FaPickMark {
  word: 'used' | 'not used' | 'Penalty' | 'traded' | '-';
  /** The owner, when the pick was traded. */
  owner: string | null;
  /** The player it brought. */
  player: string | null;
}

/** `now` is epoch milliseconds. */
export function faPickMark(pick: FaPickView, now: number): FaPickMark {
  const owner = pick.owned_by === pick.assigned_to ? null : pick.owned_by;
  if (pick.player_taken === 'penalty') return { word: 'Penalty', owner, player: null };
  if (pick.player_taken !== null && pick.player_taken !== '') return { word: 'used', owner, player: pick.player_taken };
  if (Date.parse(pick.expiry_date) < now) return { word: 'not used', owner, player: null };
  return { word: owner === null ? '-' : 'traded', owner, player: null };
}

/** The week that is running: the first that has not expired, else the last. */
export function currentWeek(picks: readonly FaPickView[], now: number): number | null {
  const open = picks.filter((pick) => Date.parse(pick.expiry_date) >= now).map((pick) => pick.week);
  if (open.length > 0) return Math.min(...open);
  return picks.length === 0 ? null : Math.max(...picks.map((pick) => pick.week));
}

/** Picks of the present week that a team can spend now. */
export function spendable(picks: readonly FaPickView[], teamId: string | null, now: number): FaPickView[] {
  const week = currentWeek(picks, now);
  return picks.filter((pick) => pick.week === week && pick.owned_by === teamId && pick.player_taken === null && Date.parse(pick.expiry_date) >= now);
}
