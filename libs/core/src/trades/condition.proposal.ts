import { TRADE_LIMITS } from './trade.model.js';

/** Places that a condition can name and still come out either way, and the one to begin with. */
export interface PlaceRange {
  readonly min: number;
  readonly max: number;
  readonly proposed: number;
}

/**
 * Protected places of a pick of this round: fewer could never protect it, more always would. Null where no number that
 * may be named can decide it. A third of the round is proposed.
 */
export function protectedRange(round: number, teams: number): PlaceRange | null {
  const before = (round - 1) * teams;
  return range(before + 1, before + teams - 1, before + Math.round(teams / 3));
}

/** Top places of the league's season; the upper half is proposed. Null for a league of one team. */
export const finishRange = (teams: number): PlaceRange | null => range(1, teams - 1, Math.floor(teams / 2));

function range(min: number, most: number, wanted: number): PlaceRange | null {
  const max = Math.min(most, TRADE_LIMITS.place);
  return max < min ? null : { min, max, proposed: Math.min(max, Math.max(min, wanted)) };
}
