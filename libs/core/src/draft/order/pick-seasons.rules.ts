import type { Dollars } from '../../money.js';
import type { Season } from '../../season.js';
import { withNewcomer } from '../../teams/roster.rules.js';
import { charge } from '../../teams/cap.rules.js';
import { seasonCap, type CapLeague } from '../../teams/season-cap.rules.js';
import type { Newcomer, TeamBooks } from '../../teams/team.model.js';

/** A team's contracts in a season, and a player as they would join them. */
export interface BooksOfSeason {
  readonly season: Season;
  readonly books: TeamBooks;
  readonly newcomer: Newcomer | null;
}

export interface PickSeason {
  readonly season: Season;
  /** The cap that the season is compared with. */
  readonly cap: Dollars;
  readonly used: Dollars;
  readonly space: Dollars;
  /** Estimated cost of players without a contract for a later season. Not part of `used`. */
  readonly estimated: Dollars;
  readonly players: number;
  /** The player under consideration; null without one. */
  readonly pick: {
    /** The charge; without a contract, the last known cap hit. */
    readonly charge: Dollars;
    readonly signed: boolean;
    /** `used` from `seasonCap` with the player; `space` likewise. */
    readonly used: Dollars;
    readonly space: Dollars;
  } | null;
}

/** A pick's cost in each season, computed like the team page, with and without the player. */
export function seasonsOfPick(years: readonly BooksOfSeason[], league: CapLeague): PickSeason[] {
  return years.map(({ season, books, newcomer }) => {
    const { cap, used, space, signedPlayers, estimated } = seasonCap(books, season, league);
    const pickOf = (player: Newcomer) => {
      const after = seasonCap(withNewcomer(books, player), season, league);
      return {
        charge: charge(player),
        signed: player.estimated !== true,
        used: after.used,
        space: after.space,
      };
    };
    return {
      season,
      cap,
      used,
      space,
      estimated: season > league.season ? estimated : 0,
      players: signedPlayers,
      pick: newcomer === null ? null : pickOf(newcomer),
    };
  });
}
