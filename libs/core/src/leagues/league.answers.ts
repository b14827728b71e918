import type { IdleLimits } from '../auth/idle.rules.js';
import type { Provider } from '../auth/social.rules.js';
import type { Unread } from '../activity/activity.schema.js';
import type { Dollars } from '../money.js';
import type { Season } from '../season.js';
import type { LeaguePhase, LeagueSettings, LeagueType } from './league.rules.js';
import type { LeagueListEntry, TeamSummary } from './league.schema.js';

/** The league as it stands in `GET /api/{league_id}`: every setting beside its life. */
export interface LeagueView extends LeagueSettings {
  league_id: string;
  league_name: string;
  league_type: LeagueType;
  phase: LeaguePhase;
  current_season: Season;
  time_zone: string;
  rules_text: string;
  /** Filled from the bundled sample of invented players. */
  is_sample: boolean;
  /** Grows with every change. */
  version: number;
  /** The league's season is earlier than the system's, so it reads that season's contracts. */
  using_previous_contracts: boolean;
}

/** What the caller is in this league. */
export interface MyStanding {
  team_id: string | null;
  is_commissioner: boolean;
  is_site_owner: boolean;
}

/** `GET /api/{league_id}?configYear=` */
export interface LeagueAnswer {
  league: LeagueView;
  /** Sorted by name. */
  teams: TeamSummary[];
  /** Trade requests that wait for the caller's answer. */
  trades: TradeRequest[];
  me: MyStanding;
  /** What the caller has not seen of the activity log. */
  activity: Unread;
}

export interface TradeRequest {
  trade_id: string;
  /** Team ids. */
  sent_to: string;
  requested_by: string;
}

/** `GET /api/user-leagues` */
export interface UserLeaguesAnswer {
  allLeagues: LeagueListEntry[];
}

/** `GET /api/{league_id}/members` */
export interface MemberView {
  user_id: string;
  name: string;
  user_name: string;
  /** Only the reader's own. */
  email: string | null;
  picture: string | null;
  team_id: string | null;
  team_name: string | null;
  is_commissioner: boolean;
  /** ISO time. */
  joined_at: string;
}

/** `GET /api/{league_id}/mail`: messages of the league that a commissioner can pass on by hand. */
export interface MailView {
  id: string;
  kind: string;
  to: string;
  subject: string;
  body: string;
  /** ISO times. */
  created_at: string;
  sent_at: string | null;
  /** `sent`, `waiting` for the mail server, `failed`, or `kept` because no mail server is configured. */
  status: 'sent' | 'waiting' | 'failed' | 'kept';
  failed_reason: string | null;
  /** The invitation's link while it is open. */
  link: string | null;
}

/** One line of a team's roster in `GET /api/{league_id}/teams/{team_id}`. */
export interface RosterLine {
  player_id: number;
  name: string;
  position: 'F' | 'D' | 'G';
  position_detail: string;
  nhl_club: string | null;
  status: string;
  place: 'active' | 'ir' | 'rookie';
  cap_hit: Dollars;
  /** Cap hit less what other teams retain. */
  charge: Dollars;
  /** The cap hit is the last known, or the minimum salary. */
  estimated: boolean;
  is_sample: boolean;
}

/** `GET /api/{league_id}/teams/{team_id}` */
export interface TeamAnswer {
  team: TeamSummary & { can_edit: boolean };
  season: Season;
  roster: RosterLine[];
}

/** Where an invitation's link leads: the landing page, with the token. */
export const INVITATION_PARAMETER = 'invitation';
export const invitationPath = (token: string): string => `/?${INVITATION_PARAMETER}=${encodeURIComponent(token)}`;

/** `GET /api/system-config` */
export interface SystemConfigAnswer {
  config: {
    current_season: Season;
    support_email: string;
    /** Services one can sign in with here. */
    providers: Provider[];
    /** Whether mail is sent: without it there is no password reset by e-mail. */
    mail: boolean;
    /** Seconds without input until the countdown, and the countdown's length. */
    idle: IdleLimits;
  }[];
  nhl_teams: { code: string; name: string; city: string; color: string }[];
}
