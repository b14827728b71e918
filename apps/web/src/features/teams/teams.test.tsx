import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import type { HomeAnswer } from '@crease/core/activity/activity.schema.js';
import type { LeagueAnswer } from '@crease/core/leagues/league.answers.js';
import {
  leagueFormDefaults,
  settingsFromForm,
  type LeaguePhase,
  type LeagueType,
} from '@crease/core/leagues/league.rules.js';
import { figures, rosterRules } from '@crease/core/teams/cap.rules.js';
import type { TonightAnswer } from '@crease/core/seasons/tonight.answers.js';
import type { TeamPageAnswer, TeamRosterLine } from '@crease/core/teams/team.answers.js';
import { keys } from '../open-league/league-data.js';
import { queryClient } from '../../platform/requests/query-client.js';
import { fakeServer } from '../../testing/fake-server.js';
import { TeamPage } from './TeamPage.js';
import { TeamsPanel } from './TeamsPanel.js';
import { LEAGUE, leagueAnswer, teamSummary } from '../../testing/league.js';
import { renderRouted } from '../../testing/screen.js';

const TEAM = 'Tm1aaaaaaaaa';
const USED = 90_000_000;

const line: TeamRosterLine = {
  player_id: 1,
  name: 'Ada Prov',
  position: 'F',
  position_detail: 'C',
  nhl_club: 'TOR',
  status: 'healthy',
  place: 'active',
  cap_hit: USED,
  charge: USED,
  estimated: false,
  is_sample: false,
  contract_years: [{ season: '2025-26', cap_hit: USED }],
  contract_expiry: 2026,
  expiry_status: 'UFA',
  retained_by_others: 0,
  points: 10.25,
  games: 20,
  points_for_team: 8.5,
  games_for_team: 10,
  rookie: false,
  status_overridden: false,
  moves: [],
};

function league(phase: LeaguePhase, league_type: LeagueType = 'dynasty'): LeagueAnswer {
  const settings = settingsFromForm({ ...leagueFormDefaults(league_type), max_roster_size: 25 });
  const cap = rosterRules(settings, phase).salaryCap;
  const team = teamSummary(TEAM, 'Harbor Lights', {
    roster_size: 30,
    total_cap: USED,
    cap_space: cap - USED,
    manager_name: 'Hal',
    total_points: 130.75,
  });
  return leagueAnswer([team], {}, { ...settings, league_type, phase });
}

function pageOf({ league: about, teams }: LeagueAnswer): TeamPageAnswer {
  const rules = rosterRules(about, about.phase);
  const held = {
    id: 1,
    name: 'Ada Prov',
    position: 'F' as const,
    capHit: USED,
    retainedByOthers: 0,
    place: 'active' as const,
    status: 'healthy',
    rookie: false,
  };
  const year = (season: string, signed: number, cap: number) => ({
    season,
    cap,
    signed,
    estimated: signed === 0 ? USED : 0,
    received: 0,
    retained: 0,
    dead: 0,
    space_given: 0,
    used: signed,
    space: cap - signed,
    injured: 0,
    players_signed: 1,
    players_estimated: signed === 0 ? 1 : 0,
  });
  return {
    team: { ...teams[0]!, can_edit: false },
    season: '2025-26',
    using_previous_contracts: false,
    seasons: ['2025-26'],
    roster: [line],
    figures: figures(
      { teamId: TEAM, name: 'Harbor Lights', players: [held], retained: 0, retainedContracts: 0 },
      rules,
    ),
    retained: [],
    picks: [],
    fa_picks: [],
    points: { from: 'games', regular: 130.75, playoffs: 0, players: 120.5, left: { players: 2, points: 10.25 } },
    games_caps: null,
    outlook: [
      year('2025-26', USED, rules.salaryCap),
      ...(about.league_type === 'redraft'
        ? []
        : [year('2026-27', 0, about.salary_cap), year('2027-28', 0, about.salary_cap)]),
    ],
  };
}

const NO_SEASONS = { teamPoints: [], seasons: [], played: [], champions: [] };
let capsFail = false;
let summary: Pick<HomeAnswer, 'teamPoints' | 'seasons' | 'played' | 'champions'> = NO_SEASONS;

/** A day without NHL games. */
const NO_GAMES: TonightAnswer = {
  day: '2025-11-20',
  source: { on: false, read_at: null, silent_since: null },
  replay: null,
  games: [],
  teams: [],
  players: [],
};

function open(answer: LeagueAnswer, path: string) {
  queryClient.setQueryData(keys.summary(LEAGUE), answer);
  fakeServer(({ path: asked }) => {
    if (asked.startsWith(`/api/${LEAGUE}/teams/`)) return { status: 200, body: pageOf(answer) };
    if (asked === `/api/${LEAGUE}/tonight`) return { status: 200, body: NO_GAMES };
    if (asked === `/api/${LEAGUE}/home`)
      return {
        status: 200,
        body: {
          recentActivity: [],
          faPicks: [],
          generalPicks: [],
          rookiePicks: [],
          furtherPicks: [],
          ...summary,
          unread: 0,
          seen_id: null,
        },
      };
    if (asked === `/api/${LEAGUE}/caps`)
      return capsFail
        ? { status: 404, body: { refusal: { name: 'notFound', message: 'The caps could not be read.' } } }
        : { status: 200, body: { seasons: [] } };
    if (asked.includes('conditions')) return { status: 200, body: { conditions: [] } };
    return { status: 200, body: answer };
  });
  return renderRouted(
    <Routes>
      <Route path="/:leagueId/home" element={<TeamsPanel leagueId={LEAGUE} />} />
      <Route path="/:leagueId/team/:teamId" element={<TeamPage />} />
    </Routes>,
    path,
  );
}
const home = (phase: LeaguePhase) => open(league(phase), `/${LEAGUE}/home`);
const team = (phase: LeaguePhase, type?: LeagueType) => open(league(phase, type), `/${LEAGUE}/team/${TEAM}`);
const glance = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement?.textContent;

beforeEach(() => {
  window.scrollTo = () => {};
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  summary = NO_SEASONS;
});

describe('the teams of the home', () => {
  test('say why the map of caps is missing, and ask for it again', async () => {
    capsFail = true;
    home('in-season');
    await userEvent.click(screen.getByRole('radio', { name: 'Cap Map' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The caps could not be read.');
    capsFail = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('All figures as a table');
  });

  test('have no points of a season that was not played here, and 0 of one that was', async () => {
    summary = {
      teamPoints: [],
      seasons: ['2023-24', '2024-25', '2025-26'],
      played: ['nowhere', 'here', 'here'],
      champions: [],
    };
    home('in-season');
    await userEvent.click(screen.getByRole('radio', { name: 'Points Summary' }));
    const points = () => screen.getByText('Harbor Lights').closest('tr')?.querySelector('strong')?.textContent;
    const season = await screen.findByRole('combobox', { name: 'Season of the table' });
    expect(points()).toBe('0');
    await userEvent.selectOptions(season, '2023-24');
    expect(points()).toBe('–');
    expect(screen.getByText('Not played in this league')).toBeDefined();
  });

  test('name the cap that counts where it is not the league’s plain one', () => {
    home('offseason');
    expect(screen.getByText(/The cap stands at/).textContent).toMatch(
      /96,800,000 until the next drafts: 110 % of .*88,000,000\./,
    );
    expect(screen.getByText('$6.8M')).toBeDefined();
    cleanup();
    home('in-season');
    expect(screen.queryByText(/The cap stands at/)).toBeNull();
  });

  test('show rosters against the limit only while it holds', () => {
    home('offseason');
    expect(screen.queryByText('30/25')).toBeNull();
    cleanup();
    home('in-season');
    expect(screen.getByText('30/25')).toBeDefined();
  });
});

describe('a team’s page', () => {
  test('asks for minimums and roster size while they hold, and not while they rest', async () => {
    team('in-season');
    const forwards = await screen.findByRole('region', { name: 'Forwards' });
    expect(within(forwards).getByText(/missing/)).toBeDefined();
    expect(glance('Roster')).toBe('Roster30 / 25');
    cleanup();
    queryClient.clear();
    team('offseason');
    const resting = await screen.findByRole('region', { name: 'Forwards' });
    expect(resting.textContent).not.toMatch(/missing|at least/);
    expect(glance('Roster')).toBe('Roster30');
    cleanup();
    queryClient.clear();
    team('annual-drafts');
    expect((await screen.findByRole('region', { name: 'Forwards' })).textContent).not.toMatch(/missing|at least/);
    expect(glance('Roster')).toBe('Roster30');
  });

  test('keeps both decimals of points', async () => {
    team('in-season');
    expect(await screen.findByText('10.25')).toBeDefined();
    expect(glance('Points')).toBe('Points130.75');
  });

  test('says how the players’ points and those of players who left add up to the team’s', async () => {
    team('in-season');
    expect((await screen.findByText(/For this team/)).textContent).toBe(
      'Points are those of 2025-26’s games, regular season. For this team: 120.5 by players who are on it + 10.25 by 2 players who left = 130.75.',
    );
  });

  test('draws every season of the outlook against its own cap', async () => {
    team('offseason');
    const caption = await screen.findByText(/is listed separately in later seasons/);
    expect(caption.textContent).toMatch(/96,800,000 until the next drafts, .*88,000,000 in later seasons/);
    expect(caption.closest('figure')?.querySelectorAll('line')).toHaveLength(3);
    // Estimates of future seasons are not part of the cap used.
    const row = (label: string) =>
      within(screen.getByRole('row', { name: new RegExp(`^${label}`) }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    expect(row('Cap used').map((text) => text === '$0')).toEqual([false, true, true]);
    expect(row('Estimated')).toEqual(['$0', expect.stringMatching(/^\+ /), expect.stringMatching(/^\+ /)]);
    cleanup();
    queryClient.clear();
    team('in-season');
    expect((await screen.findByText(/is listed separately in later seasons/)).textContent).toMatch(
      /The line is the cap of .*88,000,000\./,
    );
  });

  test('has no outlook in a redraft league, where nothing reaches beyond the season', async () => {
    team('in-season', 'redraft');
    await screen.findByRole('region', { name: 'Forwards' });
    expect(screen.queryByRole('region', { name: 'Cap outlook' })).toBeNull();
  });
});
