import type { DraftPickView, FaPickView } from '../activity/activity.schema.js';
import type { RosterLine } from '../leagues/league.answers.js';
import type { TeamSummary } from '../leagues/league.schema.js';
import type { Dollars } from '../money.js';
import type { Season } from '../season.js';
import type { RosterMoveType } from './roster.rules.js';
import type { TeamFigures } from './team.schema.js';

/** A player of a team with everything that the team page shows of him. */
export interface TeamRosterLine extends RosterLine {
  /** Cap hits by season, from the season shown on, as far as contracts are known. */
  contract_years: { season: Season; cap_hit: Dollars }[];
  /** The year in which the contract ends, and as what. */
  contract_expiry: number | null;
  expiry_status: string | null;
  /** What other teams retain of the cap hit. */
  retained_by_others: Dollars;
  /** Points of the season shown, regular season, by the league's scoring. */
  points: number;
  /** Counts as a rookie in this league. */
  rookie: boolean;
  /** A commissioner's word stands in for the imported status. */
  status_overridden: boolean;
  /** Moves that his place and status allow, whatever the team's limits say. */
  moves: Exclude<RosterMoveType, 'add'>[];
}

/** Salary that the team retains of a player elsewhere. */
export interface RetainedLine {
  player_id: number;
  name: string;
  percent: number;
  amount: Dollars;
  through_season: Season;
  /** Who has the player; null when nobody does. */
  team_id: string | null;
  team_name: string | null;
}

export interface OutlookSeason {
  season: Season;
  /** Charges of active players with a contract for that season. */
  committed: Dollars;
  /** What the team retains in that season. */
  retained: Dollars;
  /** The league's cap less both. */
  space: Dollars;
  /** Active players with a contract for that season, and without one. */
  signed: number;
  unsigned: number;
}

export interface TeamPick extends DraftPickView {
  /** The player taken with it, once it was used. */
  player: string | null;
}

/** Answer of `GET /api/{league_id}/teams/{team_id}?usePrevious=&year=`. */
export interface TeamPageAnswer {
  team: TeamSummary & { can_edit: boolean };
  /** The season whose contracts are shown. */
  season: Season;
  /** It is not the league's present one. */
  using_previous_contracts: boolean;
  /** Seasons that `year` can name, newest first. */
  seasons: Season[];
  /** Active players first, then injured reserve, then the rookie bank; within each by position and cap hit. */
  roster: TeamRosterLine[];
  /** Counts, cap and violations under the limits of this moment. */
  figures: TeamFigures;
  retained: RetainedLine[];
  /** Draft picks of every tradable season that the team owns, or owned at first. */
  picks: TeamPick[];
  /** The season's free-agent picks that the team owns, or owned at first. */
  fa_picks: FaPickView[];
  /** This season and the two after it. */
  outlook: OutlookSeason[];
}

/** One step in the life of a pick. */
export interface PickStep {
  /** ISO time. */
  date: string;
  what: 'created' | 'moved' | 'used' | 'forfeited' | 'given-back';
  /** Team names. */
  from: string | null;
  to: string | null;
  trade_id: string | null;
  /** The step in words. */
  message: string;
}

/** Answer of `GET /api/pick-history/{id}`, for draft picks and free-agent picks alike. */
export interface PickHistoryAnswer {
  pick: {
    id: string;
    kind: 'draft' | 'fa';
    league_id: string;
    season: Season;
    type: 'general' | 'rookie' | null;
    round: number | null;
    pick_number: number | null;
    week: number | null;
    assigned_to: string;
    assigned_to_name: string;
    owned_by: string;
    owned_by_name: string;
    player: string | null;
  };
  /** Oldest first. */
  history: PickStep[];
}
