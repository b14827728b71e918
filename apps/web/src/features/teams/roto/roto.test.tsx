import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import type { HomeAnswer } from '@crease/core/activity/activity.schema.js';
import type { MatchupCategory } from '@crease/core/competition/matchups/matchup.answers.js';
import type { RotoAnswer, RotoTeamView } from '@crease/core/competition/roto/roto.answers.js';
import type { RaceAnswer } from '@crease/core/seasons/race/race.answers.js';
import { keys } from '../../open-league/league-data.js';
import { queryClient } from '../../../platform/requests/query-client.js';
import { fakeServer } from '../../../testing/fake-server.js';
import { HARBOR, LEAGUE, league, POLAR, RANGE } from '../../../testing/matchups-league.js';
import { StandingsPage } from '../race/StandingsPage.js';
import { TeamsPanel } from '../TeamsPanel.js';
import { nextWords } from './roto.model.js';
import { clearScreen, renderRouted } from '../../../testing/screen.js';

const category = (short: string, title: string, more: Partial<MatchupCategory> = {}): MatchupCategory => ({
  short,
  title,
  low: false,
  weight: 1,
  ratio: false,
  share: false,
  goalies: false,
  ...more,
});
type Place = readonly [figure: number | null, place: number, points: number, toNext: number | null];
const team = (
  team_id: string,
  rank: number,
  points: number,
  behind: readonly [leader: number, above: number | null],
  places: readonly Place[],
): RotoTeamView => ({
  team_id,
  rank,
  shared: false,
  points,
  behind_leader: behind[0],
  behind_above: behind[1],
  led: places.filter(([, place]) => place === 1).length,
  goalie_games: 12,
  games: [
    { used: 120, projected: 480 },
    { used: 164, projected: 656 },
  ],
  places: places.map(([figure, place, own, to_next]) => ({ figure, place, shared: false, points: own, to_next })),
});
const FULL: NonNullable<RotoAnswer['roto']> = {
  ties: 'mean',
  begun: true,
  goalie_games: { season: 60, now: 15 },
  games_caps: [
    { kind: 'F', cap: 492 },
    { kind: 'G', cap: 164 },
  ],
  categories: [
    category('G', 'Goals'),
    category('SV%', 'Save percentage', { ratio: true, share: true, goalies: true, weight: 0.5 }),
  ],
  teams: [
    team(
      POLAR,
      1,
      4,
      [0, null],
      [
        [41, 1, 3, null],
        [0.905, 2, 1, 0.01],
      ],
    ),
    team(
      RANGE,
      2,
      3.5,
      [0.5, 0.5],
      [
        [38, 2, 2, 3],
        [0.915, 1, 1.5, null],
      ],
    ),
    team(
      HARBOR,
      3,
      1.5,
      [2.5, 2],
      [
        [20, 3, 1, 18],
        [null, 3, 0.5, null],
      ],
    ),
  ],
};
const EMPTY: typeof FULL = {
  ...FULL,
  begun: false,
  goalie_games: null,
  teams: [POLAR, RANGE, HARBOR].map((id) =>
    team(
      id,
      1,
      0,
      [0, 0],
      [
        [0, 1, 2, null],
        [null, 1, 1, null],
      ],
    ),
  ),
};
const race = (roto: typeof FULL): RaceAnswer => ({
  season: '2025-26',
  known: ['2025-26'],
  seasons: ['2025-26'],
  played: ['here'],
  starts_on: '2025-10-07',
  ends_on: '2026-04-16',
  over: false,
  roto: true,
  champions: [],
  goalie_games: null,
  categories: false,
  record: 'share',
  days: roto.begun ? ['2025-11-03', '2025-11-04'] : [],
  teams: roto.teams.map(({ team_id, rank, shared, points, behind_leader, behind_above }) => ({
    team_id,
    rank,
    shared,
    points,
    behind_leader,
    behind_above,
    less: 0,
    goalie_games: null,
    record: null,
    last_seven: points,
    last_day: 1,
    gained: 0,
    seasons: [{ regular: 812.5, playoffs: 0 }],
    total: 812.5,
    daily: roto.begun ? [points - 1, 1] : [],
  })),
});
const HOME: Partial<HomeAnswer> = {
  teamPoints: [{ team_id: HARBOR, season: '2025-26', playoffs: false, points: 812.5 }],
  seasons: ['2025-26'],
  played: ['here'],
  champions: [],
};

let roto: typeof FULL;
beforeEach(() => {
  roto = FULL;
});
afterEach(() => {
  jest.useRealTimers();
  clearScreen();
});

function open(path: 'home' | 'league/standings') {
  queryClient.setQueryData(keys.summary(LEAGUE), league('roto'));
  fakeServer(({ path: address }) =>
    address.startsWith(`/api/${LEAGUE}/roto`)
      ? { status: 200, body: { season: '2025-26', roto } }
      : address.startsWith(`/api/${LEAGUE}/race`)
        ? { status: 200, body: race(roto) }
        : address === `/api/${LEAGUE}/home`
          ? { status: 200, body: HOME }
          : { status: 404, body: { refusal: { name: 'notFound', message: 'Not found.' } } },
  );
  renderRouted(
    <Routes>
      <Route path="/:leagueId/league/standings" element={<StandingsPage />} />
      <Route path="/:leagueId/home" element={<TeamsPanel leagueId={LEAGUE} />} />
    </Routes>,
    `/${LEAGUE}/${path}`,
  );
}
const texts = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent ?? '');

describe('the standings of a season of roto', () => {
  test('show points, figures and the distance to the next place, and who leads', async () => {
    open('league/standings');
    const table = await screen.findByRole('grid', { name: 'Teams by roto points, 2025-26' });
    const [polar = '', range = '', harbor = ''] = texts(table);
    expect(polar).toContain('Polar Line');
    expect(polar).toContain('leads 341');
    expect(polar).toContain('1.905.010 to 1st');
    expect(range).toContain('2383 to 1st');
    expect(range).toContain('leads 1.5.915');
    expect(harbor).toContain('12018 to 2nd');
    expect(harbor).toContain('12/15');
    expect(table.textContent).not.toContain('812.5');
    expect(screen.getByText(/A team needs 60 goalie games in the season and 15 so far/)).toBeDefined();
    // The race is one of roto points.
    expect(
      await screen.findByRole('img', {
        name: 'The race of 2025-26 by Nov 4, 2025: Polar Line first with 4 points, 0.5 ahead of Iron Range.',
      }),
    ).toBeDefined();
  });

  test('show one team in each category, the own one first', async () => {
    open('league/standings');
    const own = await screen.findByRole('table', { name: 'Harbor Lights by category' });
    expect(texts(own)).toEqual([
      'GGoals203rd118 to 2ndPolar Line (41)',
      'SV%Save percentage, weight 0.5–3rd0.5–Iron Range (.915)',
    ]);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Team shown by category' }), 'Iron Range');
    expect(texts(screen.getByRole('table', { name: 'Iron Range by category' }))[0]).toContain('3 to 1st');
  });

  test('show how many games each team has used, and its pace', async () => {
    open('league/standings');
    const games = await screen.findByRole('table', { name: 'Games used by place, 2025-26' });
    expect(texts(games)).toHaveLength(3);
    expect(texts(games)[0]).toContain('120pace 480164limit reached');
    expect(within(games).getByRole('columnheader', { name: /Forward, of 492/ })).toBeDefined();
  });

  test('have no games where all of them count', async () => {
    roto = { ...FULL, games_caps: [] };
    open('league/standings');
    await screen.findByRole('grid', { name: 'Teams by roto points, 2025-26' });
    expect(screen.queryByRole('table', { name: 'Games used by place, 2025-26' })).toBeNull();
  });

  test('announce politely which teams have other points', async () => {
    open('league/standings');
    await screen.findByRole('grid', { name: 'Teams by roto points, 2025-26' });
    jest.useFakeTimers();
    const teams = FULL.teams.map((one) => (one.team_id === RANGE ? { ...one, points: 3.75 } : one));
    act(() => {
      queryClient.setQueryData([...keys.league(LEAGUE), 'roto', '2025-26'], {
        season: '2025-26',
        roto: { ...FULL, teams },
      });
    });
    await act(() => jest.advanceTimersByTimeAsync(100));
    const spoken = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(spoken).toContain('Iron Range 2nd, 3.75 points');
  });

  test('have no ranks before the first figure', async () => {
    roto = EMPTY;
    open('league/standings');
    const table = await screen.findByRole('grid', { name: 'Teams by roto points, 2025-26' });
    for (const row of texts(table)) expect(row).toMatch(/^–/);
    expect(screen.getByText('No figures yet')).toBeDefined();
    expect(screen.getByText('The race has not begun')).toBeDefined();
  });

  test('go by roto points on the home, too', async () => {
    open('home');
    await userEvent.click(screen.getByRole('radio', { name: 'Points Summary' }));
    const table = await screen.findByRole('grid', { name: 'Teams by points, 2025-26' });
    const rows = texts(table);
    expect(rows.map((row) => /(Polar Line|Iron Range|Harbor Lights)/.exec(row)?.[0])).toEqual([
      'Polar Line',
      'Iron Range',
      'Harbor Lights',
    ]);
    expect(rows[1]).toContain('3.50.50.5');
    expect(table.textContent).not.toContain('812.5');
  });
});

test('a difference that is too small to show is not called none', () => {
  const line = { category: category('SV%', 'Save percentage', { ratio: true, share: true }), above: 3, leaders: [] };
  const words = (to_next: number) =>
    nextWords({ ...line, own: { figure: 0.9, place: 4, shared: false, points: 1, to_next } });
  expect([words(0.0003), words(0.002), words(0)]).toEqual(['under .001 to 3rd', '.002 to 3rd', '.000 to 3rd']);
});
