import type { FaPickView } from '@crease/core/answer.parts.js';
import { faPickMark } from '../moves/fa-pick.js';

export interface PickTally {
  /** The team can still use them. */
  open: number;
  used: number;
  expired: number;
  /** The team's own picks that another team owns now. */
  away: number;
  penalty: number;
}

/** Counts a team's picks by state, including its own that it traded away. `now` is epoch milliseconds. */
export function tally(picks: readonly FaPickView[], teamId: string, now: number): PickTally {
  const sum: PickTally = { open: 0, used: 0, expired: 0, away: 0, penalty: 0 };
  for (const pick of picks) {
    if (pick.owned_by !== teamId) {
      if (pick.assigned_to === teamId) sum.away += 1;
      continue;
    }
    const { word } = faPickMark(pick, now);
    if (word === 'used') sum.used += 1;
    else if (word === 'not used') sum.expired += 1;
    else if (word === 'Penalty') sum.penalty += 1;
    else sum.open += 1;
  }
  return sum;
}
