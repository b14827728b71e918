import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { ConcernsAnswer } from '@crease/core/activity/concerns.answers.js';
import type { MatchupsAnswer } from '@crease/core/competition/matchups/matchup.answers.js';
import { keys } from '../../open-league/league-data.js';
import { queryClient } from '../../../platform/requests/query-client.js';
import { fakeServer } from '../../../testing/fake-server.js';
import { HARBOR, LEAGUE, league, matchupsAnswer, period, POLAR, RANGE } from '../../../testing/matchups-league.js';
import { YourWeek } from './YourWeek.js';

let matchups: MatchupsAnswer;
const concerns: ConcernsAnswer = {
  standing: {
    rank: 2,
    shared: false,
    teams: 12,
    points: 41.5,
    record: { wins: 4, losses: 1, ties: 0 },
    above: null,
    below: null,
    latest: null,
  },
  concerns: [],
};

beforeEach(() => {
  matchups = matchupsAnswer();
});
afterEach(() => {
  cleanup();
  queryClient.clear();
});

function open(format: 'points' | 'h2h_points' = 'h2h_points') {
  queryClient.setQueryData(keys.summary(LEAGUE), league(format));
  const asked = fakeServer(({ path }) =>
    path === `/api/${LEAGUE}/concerns`
      ? { status: 200, body: concerns }
      : path.startsWith(`/api/${LEAGUE}/matchups`)
        ? { status: 200, body: matchups }
        : { status: 404, body: { refusal: { name: 'notFound', message: 'Not found.' } } },
  );
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <YourWeek leagueId={LEAGUE} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return asked;
}
const lines = async () => {
  const week = within(await screen.findByRole('region', { name: 'Your week' }));
  await week.findByText('Nothing waits for you.');
  return week.getAllByRole('link').map((link) => link.textContent?.replaceAll(/\s/g, ' '));
};

test('the reader’s week names the place with the record, and how the matchup stands', async () => {
  open();
  expect(await lines()).toEqual(['2nd of 12, 4–1', 'You lead Polar Line 84–79.5Matchup 3 · Nov 17 – 23 · Live']);
  expect(screen.getByRole('link', { name: /You lead/ }).getAttribute('href')).toBe(`/${LEAGUE}/league/matchups`);
});

test.each([
  [[RANGE, 88, HARBOR, 84] as const, 'You trail Iron Range 84–88'],
  [[HARBOR, 0, POLAR, 0] as const, 'You are level with Polar Line at 0'],
  [[HARBOR, 12, null, null] as const, 'You have a bye in this period'],
])('a running matchup in words: %j', async (score, words) => {
  matchups.periods = [period(1, 'running', [score])];
  open();
  expect((await lines())[1]).toMatch(new RegExp(`^${words}Matchup 1`));
});

test('says whom the reader meets before the first period, and with the median that a bye is no idle week', async () => {
  matchups.periods = [period(1, 'coming', [[POLAR, 0, HARBOR, 0]])];
  open();
  expect((await lines())[1]).toBe('You meet Polar Line from Nov 3Matchup 1 · Nov 3 – 9 · Begins Nov 3');
  cleanup();
  queryClient.clear();
  matchups.periods = [
    period(
      1,
      'running',
      [
        [POLAR, 9, RANGE, 5],
        [HARBOR, 7, null, null],
      ],
      7,
    ),
  ];
  open();
  expect((await lines())[1]).toMatch(
    /^You have a bye in this period and only play the median · level with the median of 7/,
  );
});

test('says nothing of matchups where no period is left, and asks for none in a league of points', async () => {
  matchups.periods = [];
  open();
  expect(await lines()).toEqual(['2nd of 12, 4–1']);
  cleanup();
  queryClient.clear();
  const asked = open('points');
  expect(await lines()).toEqual(['2nd of 12, 4–1']);
  expect(asked.some(({ path }) => path.includes('/matchups'))).toBe(false);
});
