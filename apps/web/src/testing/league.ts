import type { LeagueAnswer, LeagueView } from '@crease/core/leagues/league.answers.js';
import { leagueFormDefaults, settingsFromForm } from '@crease/core/leagues/league.rules.js';

export const LEAGUE = 'Lg1aaaaaaaaa';

export const leagueView = (more: Partial<LeagueView> = {}): LeagueView => ({
  ...settingsFromForm(leagueFormDefaults('dynasty')),
  league_id: LEAGUE,
  league_name: 'Pond Kings',
  league_type: 'dynasty',
  phase: 'in-season',
  current_season: '2025-26',
  time_zone: 'America/Toronto',
  rules_text: '',
  is_sample: true,
  version: 1,
  language: 'en',
  using_previous_contracts: false,
  ...more,
});

type Team = LeagueAnswer['teams'][number];

export const teamSummary = (team_id: string, team_name: string, more: Partial<Team> = {}): Team => ({
  team_id,
  team_name,
  picture: null,
  roster_size: 1,
  ir_count: 0,
  rookie_count: 0,
  total_cap: 5_000_000,
  salary_retained: 0,
  cap_space: 83_000_000,
  hasManager: true,
  manager_name: team_name,
  co_managers: [],
  inbox: 0,
  fa_picks: 0,
  total_points: 0,
  ...more,
});

/** The league as a manager of the first team sees it. */
export const leagueAnswer = (
  teams: LeagueAnswer['teams'] = [],
  me: Partial<LeagueAnswer['me']> = {},
  league: Partial<LeagueView> = {},
): LeagueAnswer => ({
  league: leagueView(league),
  teams,
  trades: [],
  teams_out: [],
  me: { team_id: teams[0]?.team_id ?? null, is_commissioner: false, is_site_owner: false, ...me },
  activity: { unread: 0, seen_id: null },
});
