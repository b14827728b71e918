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
