import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import type { HomeAnswer } from '@crease/core/activity/activity.schema.js';
import type { MatchupsAnswer } from '@crease/core/competition/matchups/matchup.answers.js';
import type { RaceAnswer, RaceTeam } from '@crease/core/seasons/race/race.answers.js';
import { keys } from '../../open-league/league-data.js';
import { queryClient } from '../../../platform/requests/query-client.js';
import { fakeServer } from '../../../testing/fake-server.js';
import { HARBOR, LEAGUE, league, matchupsAnswer, POLAR, RANGE, TITLE_ONLY } from '../../../testing/matchups-league.js';
import { TeamsPanel } from '../TeamsPanel.js';
import { StandingsPage } from './StandingsPage.js';
import { clearScreen, renderRouted } from '../../../testing/screen.js';

const row = (team_id: string, rank: number, points: number, record: RaceTeam['record']): RaceTeam => ({
  team_id,
  rank,
  shared: false,
  points,
  less: 0,
  goalie_games: null,
  record,
  behind_leader: 0,
  behind_above: null,
  last_seven: points,
  last_day: 0,
  gained: 0,
  seasons: [{ regular: points, playoffs: 0 }],
  total: points,
  daily: [points],
});
const race = (teams: RaceTeam[], champions: RaceAnswer['champions'] = []): RaceAnswer => ({
  season: '2025-26',
  known: ['2025-26'],
  seasons: ['2025-26'],
  played: ['here'],
  starts_on: '2025-10-07',
  ends_on: '2026-04-16',
  over: champions.length > 0,
  roto: false,
  champions,
  goalie_games: null,
  categories: false,
  record: 'share',
  days: ['2025-11-03'],
  teams,
});
const IN_MATCHUPS = [
  row(POLAR, 1, 100, { wins: 3, losses: 1, ties: 0 }),
  row(HARBOR, 2, 90, { wins: 2, losses: 1, ties: 1 }),
  // The most points, and the last place.
  row(RANGE, 3, 140, { wins: 0, losses: 3, ties: 1 }),
];
const HOME: Partial<HomeAnswer> = {
  teamPoints: [
    { team_id: HARBOR, season: '2025-26', playoffs: false, points: 70 },
    { team_id: RANGE, season: '2025-26', playoffs: false, points: 149 },
  ],
  seasons: ['2023-24', '2024-25', '2025-26'],
  played: ['nowhere', 'nowhere', 'here'],
  champions: [],
};

let answered: { race: RaceAnswer; home: Partial<HomeAnswer> };
let format: 'points' | 'h2h_points';
let matchups: MatchupsAnswer;

beforeEach(() => {
  answered = { race: race(IN_MATCHUPS), home: HOME };
  format = 'h2h_points';
  matchups = matchupsAnswer();
});
afterEach(clearScreen);

function open(path: 'home' | 'league/standings', table_playoff_teams = 0) {
  const loaded = league(format);
  queryClient.setQueryData(keys.summary(LEAGUE), { ...loaded, league: { ...loaded.league, table_playoff_teams } });
  const asked = fakeServer(({ path: address }) =>
    address.startsWith(`/api/${LEAGUE}/race`)
      ? { status: 200, body: answered.race }
      : address.startsWith(`/api/${LEAGUE}/matchups`)
        ? { status: 200, body: matchups }
        : address === `/api/${LEAGUE}/home`
          ? { status: 200, body: answered.home }
          : { status: 404, body: { refusal: { name: 'notFound', message: 'Not found.' } } },
  );
  renderRouted(
    <Routes>
      <Route path="/:leagueId/league/standings" element={<StandingsPage />} />
      <Route path="/:leagueId/home" element={<TeamsPanel leagueId={LEAGUE} />} />
    </Routes>,
    `/${LEAGUE}/${path}`,
  );
  return asked;
}
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((one) => /(Rank \d|–).*?(Harbor Lights|Polar Line|Iron Range)/.exec(one.textContent ?? '')?.slice(1));

describe('the standings of a season of matchups', () => {
  test('go by rank with the record, without gaps in points and without the race of points', async () => {
    open('league/standings');
    const table = await screen.findByRole('grid', { name: 'Teams by record, 2025-26' });
    expect(rowsOf(table)).toEqual([
      ['Rank 1', 'Polar Line'],
      ['Rank 2', 'Harbor Lights'],
      ['Rank 3', 'Iron Range'],
    ]);
    expect(within(table).getByText('2–1–1')).toBeDefined();
    expect(within(table).getByText('.625')).toBeDefined();
    expect(within(table).queryByRole('columnheader', { name: 'To leader' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'The race' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Matchups of 2025-26' }).getAttribute('href')).toBe(
      `/${LEAGUE}/league/matchups?season=2025-26`,
    );
  });

  test('show points of results where the table of that season goes by them', async () => {
    answered.race = { ...race(IN_MATCHUPS), record: '2-1-0' };
    open('league/standings');
    const table = await screen.findByRole('grid', { name: 'Teams by record, 2025-26' });
    expect(within(table).getByRole('columnheader', { name: 'Pts' })).toBeDefined();
    const [, , harbor] = within(table).getAllByRole('row');
    expect(within(harbor!).getByText('5')).toBeDefined();
    expect(within(table).queryByText('.625')).toBeNull();
  });

  test('name the results that the league brought along', async () => {
    const { teams } = race(IN_MATCHUPS);
    answered.race = {
      ...race(IN_MATCHUPS),
      brought: [{ team_id: teams[0]?.team_id ?? '', wins: 4, losses: 1, ties: 0 }],
    };
    open('league/standings');
    expect(await screen.findByText(/from before the league moved here: Polar Line 4–1\./)).toBeDefined();
  });

  test('of categories show records and no points, which decide nothing there', async () => {
    answered.race = { ...race(IN_MATCHUPS), categories: true };
    open('league/standings');
    const table = await screen.findByRole('grid', { name: 'Teams by record, 2025-26' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Team', 'Record', 'Win %']);
    expect(rowsOf(table)[0]).toEqual(['Rank 1', 'Polar Line']);
    expect(screen.queryByText(/PTS|week \d/)).toBeNull();
    expect(screen.queryByRole('radio', { name: /seasons/ })).toBeNull();
  });

  test('have no ranks before the first result', async () => {
    const none = { wins: 0, losses: 0, ties: 0 };
    answered.race = race([row(POLAR, 1, 30, none), row(HARBOR, 1, 20, none)]);
    open('league/standings');
    const table = await screen.findByRole('grid', { name: 'Teams by record, 2025-26' });
    expect(rowsOf(table)).toEqual([
      ['–', 'Polar Line'],
      ['–', 'Harbor Lights'],
    ]);
  });

  test('name the champion with the record', async () => {
    answered.race = race(IN_MATCHUPS, [{ team_id: POLAR, points: 100 }]);
    open('league/standings');
    expect((await screen.findByText(/^Champion 2025-26/)).textContent).toBe(
      'Champion 2025-26: Polar Line with a record of 3–1',
    );
  });

  test('of points keep the gaps, the race and their champion’s points', async () => {
    answered.race = race([row(RANGE, 1, 140, null), row(POLAR, 2, 100, null)], [{ team_id: RANGE, points: 140 }]);
    open('league/standings');
    const table = await screen.findByRole('grid', { name: 'Teams by points, 2025-26' });
    expect(within(table).getByRole('columnheader', { name: 'To leader' })).toBeDefined();
    expect(screen.getByRole('region', { name: 'The race' })).toBeDefined();
    expect(screen.queryByRole('link', { name: /^Matchups/ })).toBeNull();
    expect(screen.getByText(/^Champion 2025-26/).textContent).toContain('with 140 points');
  });
});

describe('the table on the league’s home', () => {
  const openPoints = async () => {
    const asked = open('home');
    await userEvent.click(screen.getByRole('radio', { name: 'Points Summary' }));
    return asked;
  };

  test('has the places and records of the matchups', async () => {
    await openPoints();
    const table = await screen.findByRole('grid', { name: 'Teams by record, 2025-26' });
    expect(rowsOf(table)).toEqual([
      ['Rank 1', 'Polar Line'],
      ['Rank 2', 'Harbor Lights'],
      ['Rank 3', 'Iron Range'],
    ]);
    expect(within(table).getByText('0–1–1')).toBeDefined();
    expect(within(table).queryByRole('columnheader', { name: 'To next' })).toBeNull();
  });

  test('of categories has records and no points', async () => {
    matchups.categories = { kind: 'each', list: [] };
    await openPoints();
    const table = await screen.findByRole('grid', { name: 'Teams by record, 2025-26' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Team', 'Record', 'Win %']);
  });

  test('names the stored champion with the record, and none by points', async () => {
    answered.home = { ...HOME, champions: [{ season: '2025-26', team_id: POLAR, points: 84 }] };
    await openPoints();
    expect((await screen.findByText(/^Champion 2025-26/)).textContent).toBe(
      'Champion 2025-26: Polar Line with a record of 1–0',
    );
  });

  test('asks for no matchups in a league of points', async () => {
    format = 'points';
    const asked = await openPoints();
    expect(rowsOf(await screen.findByRole('grid', { name: 'Teams by points, 2025-26' }))[0]).toEqual([
      'Rank 1',
      'Iron Range',
    ]);
    expect(asked.some(({ path }) => path.includes('/matchups'))).toBe(false);
  });
});

test('columns of the NHL’s playoffs come with their first points', async () => {
  format = 'points';
  const points = [row(POLAR, 1, 100, null), row(HARBOR, 2, 90, null), row(RANGE, 3, 80, null)];
  answered.race = race(points);
  open('league/standings');
  const heads = async () =>
    within(await screen.findByRole('grid', { name: 'Teams by points, 2025-26' }))
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
  expect(await heads()).not.toContain('REG + PO');
  clearScreen();
  answered.race = race(
    points.map((team, index) => ({ ...team, seasons: [{ regular: team.points, playoffs: index }] })),
  );
  open('league/standings');
  expect(await heads()).toEqual(expect.arrayContaining(['PO', 'REG + PO']));
});

test('a season of points with play-offs has its bracket, and a line below the teams that reach it', async () => {
  format = 'points';
  answered.race = race([row(POLAR, 1, 100, null), row(HARBOR, 2, 90, null), row(RANGE, 3, 40, null)]);
  matchups = {
    ...matchups,
    table: [],
    periods: [{ ...matchups.periods[0]!, round: 1, state: 'coming', matchups: [] }],
    playoffs: {
      rounds: 1,
      begun: false,
      seeds: [POLAR, HARBOR].map((team_id, index) => ({ team_id, seed: index + 1, out_in: null })),
      pairs: [{ round: 1, home_team_id: POLAR, away_team_id: HARBOR, home_points: 0, away_points: 0, ahead: null }],
      champion: null,
      ...TITLE_ONLY,
    },
  };
  open('league/standings', 2);
  const bracket = within(await screen.findByRole('region', { name: 'Play-offs' }));
  expect(bracket.getByText(/Seeds and pairs if the play-offs began today/)).toBeDefined();
  expect(bracket.getByText('Harbor Lights')).toBeDefined();
  expect(screen.getByText(/The first 2 teams, above the thick line, reach the play-offs/)).toBeDefined();
});
