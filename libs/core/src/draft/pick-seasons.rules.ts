import type { Dollars } from '../money.js';
import type { Season } from '../season.js';
import { withNewcomer } from '../teams/roster.rules.js';
import { charge } from '../teams/cap.rules.js';
import { seasonCap, type CapLeague } from '../teams/season-cap.rules.js';
import type { Newcomer, TeamBooks } from '../teams/team.model.js';

/** A team's books in a season, and a player as they would come to it. */
export interface BooksOfSeason {
  readonly season: Season;
  readonly books: TeamBooks;
  readonly newcomer: Newcomer | null;
}

/** One season of a team's cap, as it is and as a pick would leave it. */
export interface PickSeason {
  readonly season: Season;
  /** The cap that the season is shown against. */
  readonly cap: Dollars;
  readonly used: Dollars;
  readonly space: Dollars;
  /** What the players without a contract of a season to come would cost, who are not in `used`. */
  readonly estimated: Dollars;
  readonly players: number;
  /** The pick; null where nobody is considered. */
  readonly pick: {
    /** What the player costs the team; of a season without a contract the last known hit. */
    readonly charge: Dollars;
    /** Whether a contract of the season says so. */
    readonly signed: boolean;
    /** As `seasonCap` has it with the player. */
    readonly used: Dollars;
    readonly space: Dollars;
  } | null;
}

/** What a pick costs in each season: the rule of the team's page, with and without the player. */
export function seasonsOfPick(years: readonly BooksOfSeason[], league: CapLeague): PickSeason[] {
  return years.map(({ season, books, newcomer }) => {
    const { cap, used, space, signedPlayers, estimated } = seasonCap(books, season, league);
    const after = newcomer === null ? null : seasonCap(withNewcomer(books, newcomer), season, league);
    return {
      season,
      cap,
      used,
      space,
      estimated: season > league.season ? estimated : 0,
      players: signedPlayers,
      pick:
        newcomer === null || after === null
          ? null
          : {
              charge: charge(newcomer),
              signed: newcomer.estimated !== true,
              used: after.used,
              space: after.space,
            },
    };
  });
}
