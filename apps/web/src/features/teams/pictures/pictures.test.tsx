import { afterEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { queryClient } from '../../../platform/requests/query-client.js';
import { fakeServer } from '../../../testing/fake-server.js';
import { HARBOR, LEAGUE, league, POLAR } from '../../../testing/matchups-league.js';
import { keys } from '../../open-league/league-data.js';
import { SeasonPicturesPage } from './SeasonPicturesPage.js';
import { clearScreen, renderPage } from '../../../testing/screen.js';

afterEach(clearScreen);

const SEASON = '2024-25';
const DAYS = ['2024-10-30', '2024-10-31', '2024-11-01', '2024-11-12'];
const TEAMS = [
  { team_id: HARBOR, rank: 1, points: 30, daily: [1, 2, 20, 7] },
  { team_id: POLAR, rank: 2, points: 21, daily: [9, 9, 1, 2] },
  // A team that has left the league.
  { team_id: 'Tm9aaaaaaaaa', rank: 3, points: 3, daily: [0, 1, 1, 1] },
];

function open(brought: boolean, categories = false) {
  queryClient.setQueryData(keys.summary(LEAGUE), league('points'));
  const asked = fakeServer(({ path }) => ({
    status: 200,
    body: path.includes('/race')
      ? { season: SEASON, categories, days: DAYS, champions: [{ team_id: HARBOR, points: 30 }], teams: TEAMS }
      : {
          seasons: [
            {
              season: SEASON,
              words: 'Harbor Lights won.',
              detail: '812.5 points',
              champions: [HARBOR],
              table: TEAMS.map(({ team_id, rank, points }) => ({ team_id, rank, points, shared: false, record: null })),
              brought,
            },
          ],
        },
  }));
  renderPage('/:leagueId/league/history/:season', <SeasonPicturesPage />, `/${LEAGUE}/league/history/${SEASON}`);
  return asked;
}

const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent.replace(/\s/g, ' '));

test('a season has ten pictures, each with a table and a button to share it', async () => {
  open(false);
  await screen.findByRole('heading', { level: 1, name: '2024-25 in ten pictures' });
  expect(screen.getAllByRole('button', { name: /^Share/ })).toHaveLength(10);
  expect(rowsOf('The final table')).toEqual(['1HLHarbor Lights30', '2PLPolar Line21']);
  expect(rowsOf('Days in first place')).toEqual(['HLHarbor Lights2', 'PLPolar Line2']);
  expect(rowsOf('The best days').slice(0, 2)).toEqual(['HLHarbor LightsNov 1, 202420', 'PLPolar LineOct 30, 20249']);
  expect(rowsOf('The best seven days of each team')).toEqual([
    'HLHarbor LightsOct 26 – Nov 1, 202423',
    'PLPolar LineOct 26 – Nov 1, 202419',
  ]);
  expect(rowsOf('The best month of each team')).toEqual([
    'HLHarbor LightsNov 1 – 12, 202427',
    'PLPolar LineOct 30 – 31, 202418',
  ]);
  expect(rowsOf('Days as the top team')).toEqual(['HLHarbor Lights2', 'PLPolar Line2']);
  expect(rowsOf('Places gained since the first quarter')).toEqual([
    'HLHarbor Lights2nd to 1st+1',
    'PLPolar Line1st to 2nd-1',
  ]);
  expect(rowsOf('Points of the last 30 days')).toEqual(['HLHarbor Lights30', 'PLPolar Line21']);
  screen.getByRole('img', { name: /of 2024-25/ });
});

test.each([
  ['from another site', true, false],
  ['of categories, in which points decide nothing', false, true],
])('a season %s has its champion and its table', async (_, brought, categories) => {
  const asked = open(brought, categories);
  await screen.findByRole('heading', { level: 1, name: '2024-25 in 2 pictures' });
  expect(await screen.findAllByRole('table')).toHaveLength(1);
  expect(asked.some(({ path }) => path.includes('/race'))).toBe(!brought);
});
