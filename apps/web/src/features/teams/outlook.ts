import type { Dollars } from '@crease/core/money.js';
import { seasonPlus, startYear, type Season } from '@crease/core/season.js';

/** What the outlook needs of an active player. `until` is the year his contract ends, null when nothing is known. */
export interface Committed {
  readonly charge: Dollars;
  readonly until: number | null;
}

export interface OutlookYear {
  readonly season: Season;
  readonly committed: Dollars;
  readonly players: number;
}

/**
 * Charges that are already promised in this and the next two seasons. This season counts everybody, signed or not; a later one counts
 * who is under contract when it ends, at today's charge. The cap of later seasons is not known and is taken as today's.
 */
export function capOutlook(season: Season, players: readonly Committed[], retained: Dollars): OutlookYear[] {
  return [0, 1, 2].map((ahead) => {
    const year = seasonPlus(season, ahead);
    const counted = ahead === 0 ? players : players.filter(({ until }) => until !== null && until > startYear(year));
    // What is retained ends with its contract, which this page is not told; it is certain for this season only.
    return { season: year, committed: counted.reduce((sum, player) => sum + player.charge, ahead === 0 ? retained : 0), players: counted.length };
  });
}
