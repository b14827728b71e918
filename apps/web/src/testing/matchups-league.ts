import type { LeagueAnswer } from '@crease/core/leagues/league.answers.js';
import type { MatchupPeriodView, MatchupsAnswer } from '@crease/core/competition/matchups/matchup.answers.js';
import type {
  MatchupPageAnswer,
  MatchupPlayerView,
  MatchupSideView,
} from '@crease/core/competition/matchups/matchup-page.answers.js';
import { leagueAnswer, teamSummary } from './league.js';

export { LEAGUE } from './league.js';
export const [HARBOR, POLAR, RANGE] = ['Tm1aaaaaaaaa', 'Tm2aaaaaaaaa', 'Tm3aaaaaaaaa'] as const;

const team = (team_id: string, team_name: string) =>
  teamSummary(team_id, team_name, { roster_size: 0, total_cap: 0, cap_space: 0, manager_name: null });
export const league = (
  format: NonNullable<LeagueAnswer['league']['format']>,
  phase: LeagueAnswer['league']['phase'] = 'in-season',
): LeagueAnswer =>
  leagueAnswer(
    [team(HARBOR, 'Harbor Lights'), team(POLAR, 'Polar Line'), team(RANGE, 'Iron Range')],
    {},
    { format, phase },
  );

/** Play-offs for the title only. */
export const TITLE_ONLY = { third: null, consolation: null };

export const NO_CATEGORIES = {
  bracket: null,
  categories: null,
  home_record: null,
  away_record: null,
  home_goalie_games: null,
  away_goalie_games: null,
};

type Score = readonly [home: string, points: number, away: string | null, other: number | null];
export const period = (
  number: number,
  state: MatchupPeriodView['state'],
  scores: readonly Score[],
  median: number | null = null,
): MatchupPeriodView => ({
  number,
  starts_on: `2025-11-${String(3 + 7 * (number - 1)).padStart(2, '0')}`,
  ends_on: `2025-11-${String(9 + 7 * (number - 1)).padStart(2, '0')}`,
  round: null,
  state,
  median,
  corrections: 'three-days',
  goalie_games: null,
  categories: null,
  edited: false,
  matchups: scores.map(([home, points, away, other], index) => ({
    number: index + 1,
    home_team_id: home,
    away_team_id: away,
    home_points: points,
    away_points: other,
    ...NO_CATEGORIES,
    set: null,
    broken: null,
  })),
});
const place = (team_id: string, rank: number, [wins, losses, ties]: readonly number[], points: number) => ({
  team_id,
  rank,
  shared: false,
  wins: wins ?? 0,
  losses: losses ?? 0,
  ties: ties ?? 0,
  points,
  periods: 2,
});

const PLAYED: readonly MatchupPeriodView[] = [
  period(1, 'final', [
    [POLAR, 84, RANGE, 79],
    [HARBOR, 70, null, null],
  ]),
  period(2, 'ended', [
    [RANGE, 70, HARBOR, 70],
    [POLAR, 60, null, null],
  ]),
  period(3, 'running', [
    [POLAR, 79.5, HARBOR, 84],
    [RANGE, 3, null, null],
  ]),
  period(4, 'coming', [
    [RANGE, 0, POLAR, 0],
    [HARBOR, 0, null, null],
  ]),
];
export const matchupsAnswer = (): MatchupsAnswer => ({
  season: '2025-26',
  seed: '0'.repeat(32),
  median_for: 'none',
  record: 'share',
  order: 'points-meetings-division',
  categories: null,
  periods: [...PLAYED],
  playoffs: null,
  divisions: [],
  table: [place(POLAR, 1, [1, 0, 0], 84), place(HARBOR, 2, [0, 0, 1], 70), place(RANGE, 3, [0, 1, 1], 149)],
});

export const matchupPlayer = (player_id: number, more: Partial<MatchupPlayerView> = {}): MatchupPlayerView => ({
  player_id,
  name: `Player ${player_id}`,
  position: 'F',
  detail: 'C',
  club: 'TOR',
  status: 'healthy',
  where: 'lineup',
  kind: null,
  games: 2,
  points: 3.5,
  idle_points: 0,
  figures: null,
  idle_figures: null,
  games_left: 1,
  ...more,
});

/** The running third period's second matchup. */
export const matchupPage = (home: MatchupSideView, away: MatchupSideView | null): MatchupPageAnswer => ({
  season: '2025-26',
  seq: 0,
  number: 2,
  period: {
    number: 3,
    starts_on: '2025-11-17',
    ends_on: '2025-11-23',
    round: null,
    state: 'running',
    median: null,
    bracket: null,
    corrections: 'three-days',
    goalie_games: null,
  },
  rounds: 0,
  median_for: 'none',
  median_played: false,
  today: '2025-11-18',
  has_lineups: false,
  schedule_known: true,
  categories: null,
  comparison: NO_CATEGORIES,
  outlook: null,
  set: null,
  broken: null,
  home,
  away,
  chance: null,
  chances: [],
});
