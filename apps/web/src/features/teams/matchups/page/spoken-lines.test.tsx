import { afterEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { keys } from '../../../open-league/league-data.js';
import { queryClient } from '../../../../platform/requests/query-client.js';
import { fakeServer } from '../../../../testing/fake-server.js';
import { HARBOR, LEAGUE, league, matchupsAnswer, period, POLAR, RANGE } from '../../../../testing/matchups-league.js';
import { clearScreen, renderPage, renderRouted } from '../../../../testing/screen.js';
import { MatchupLine } from '../MatchupLine.js';
import { MatchupsPage } from '../MatchupsPage.js';
import { SpokenLines } from './SpokenLines.js';

afterEach(() => {
  jest.useRealTimers();
  clearScreen();
});

const spoken = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** A period with matchups of Harbor and Polar. */
const withPoints = (harbor: number, polar: number) => ({
  ...matchupsAnswer(),
  periods: [
    period(1, 'running', [
      [HARBOR, harbor, RANGE, 10],
      [POLAR, polar, null, null],
    ]),
  ],
});
const score = (harbor: number, polar: number) =>
  act(() => {
    queryClient.setQueryData([...keys.league(LEAGUE), 'matchups', '2025-26'], withPoints(harbor, polar));
  });

function serve() {
  queryClient.setQueryData(keys.summary(LEAGUE), league('h2h_points'));
  fakeServer(({ path }) =>
    path.startsWith(`/api/${LEAGUE}/matchups`)
      ? { status: 200, body: withPoints(84, 70) }
      : { status: 404, body: { refusal: { name: 'notFound', message: 'Not found.' } } },
  );
}

test('only the lines that changed are announced, and at most once in 20 s', async () => {
  jest.useFakeTimers();
  const { rerender } = render(<SpokenLines lines={['A 1', 'B 2']} />);
  expect(spoken()).toBe('');
  rerender(<SpokenLines lines={['A 1', 'B 3']} />);
  await pass(1);
  expect(spoken()).toBe('B 3');
  rerender(<SpokenLines lines={['A 2', 'B 3']} />);
  rerender(<SpokenLines lines={['A 2', 'B 4']} />);
  await pass(19_000);
  expect(spoken()).toBe('B 3');
  await pass(1_000);
  expect(spoken()).toBe('A 2. B 4');
});

test('the list of matchups announces each score that changes', async () => {
  serve();
  renderPage('/:leagueId/league/matchups', <MatchupsPage />, `/${LEAGUE}/league/matchups`);
  await screen.findByRole('region', { name: 'Your matchup' });
  jest.useFakeTimers();
  expect(spoken()).toBe('');
  score(85, 70);
  await pass(100);
  expect(spoken()).toBe('Harbor Lights 85, Iron Range 10');
});

test('the home announces the own score, and no other', async () => {
  serve();
  renderRouted(<MatchupLine leagueId={LEAGUE} />);
  await screen.findByText('84–10', { exact: false });
  jest.useFakeTimers();
  score(84, 71);
  await pass(20_000);
  expect(spoken()).toBe('');
  score(86, 71);
  await pass(20_000);
  expect(spoken()).toBe('Harbor Lights 86, Iron Range 10');
});
