import { afterEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { MatchupPeriodView, MatchupsAnswer } from '@crease/core/competition/matchups/matchup.answers.js';
import { keys } from '../../open-league/league-data.js';
import { queryClient } from '../../../platform/requests/query-client.js';
import { fakeServer } from '../../../testing/fake-server.js';
import {
  HARBOR,
  LEAGUE,
  league,
  matchupsAnswer,
  period,
  POLAR,
  RANGE,
  TITLE_ONLY,
} from '../../../testing/matchups-league.js';
import { clearScreen, renderPage } from '../../../testing/screen.js';
import { MatchupsPage } from './MatchupsPage.js';

afterEach(clearScreen);

const SEASON = '2023-24';
const brought = (of: MatchupPeriodView, round: number | null = null): MatchupPeriodView => ({
  ...of,
  round,
  brought: true,
});

const past = (): MatchupsAnswer => ({
  ...matchupsAnswer(),
  season: SEASON,
  seed: null,
  periods: [
    brought(period(1, 'final', [[POLAR, 84, RANGE, 79]])),
    brought(period(2, 'final', [[HARBOR, 70, RANGE, 60]])),
    brought(period(3, 'final', [[POLAR, 50, HARBOR, 50]]), 1),
  ],
  playoffs: {
    rounds: 1,
    begun: true,
    champion: HARBOR,
    seeds: [
      { team_id: POLAR, seed: 1, out_in: 1 },
      { team_id: HARBOR, seed: 2, out_in: null },
    ],
    pairs: [{ round: 1, home_team_id: POLAR, away_team_id: HARBOR, home_points: 50, away_points: 50, ahead: HARBOR }],
    ...TITLE_ONLY,
  },
});

function open(answer: MatchupsAnswer) {
  queryClient.setQueryData(keys.summary(LEAGUE), league('h2h_points'));
  fakeServer(({ path }) =>
    path.startsWith(`/api/${LEAGUE}/matchups`)
      ? { status: 200, body: answer }
      : { status: 404, body: { refusal: { name: 'notFound', message: 'Not found.' } } },
  );
  const { season } = answer;
  renderPage('/:leagueId/league/matchups', <MatchupsPage />, `/${LEAGUE}/league/matchups?season=${season}`);
}

test('matchups of another site show no days and no page of their own, and the final names its winner', async () => {
  open(past());
  expect(await screen.findByText('2023-24 · played on another site')).toBeDefined();
  const choices = within(screen.getByRole('combobox', { name: 'Matchup period' })).getAllByRole('option');
  expect(choices.map(({ textContent }) => textContent)).toEqual(['Matchup 1', 'Matchup 2', 'Play-offs, final']);
  const bracket = screen.getByRole('region', { name: 'Play-offs' });
  expect(within(bracket).getByText('Harbor Lights won the tie')).toBeDefined();
  expect(within(bracket).getByText('Final', { selector: 'p' })).toBeDefined();
  expect(screen.queryByRole('link', { name: /^Players/ })).toBeNull();
  expect(screen.queryByText(/Nov \d/)).toBeNull();
});

test('a level match for third place says that the other site decided it', async () => {
  const answer = past();
  const [first, second, final] = answer.periods;
  const third = period(3, 'final', [[POLAR, 40, RANGE, 40]]).matchups.map((matchup) => ({
    ...matchup,
    number: 2,
    bracket: 'third' as const,
    broken: { by: 'other-site' as const, home: 0, away: 1 },
  }));
  open({ ...answer, periods: [first!, second!, { ...final!, matchups: [...final!.matchups, ...third] }] });
  expect(await screen.findByText('The result on the other site broke the tie.')).toBeDefined();
});

test('a season that was played here has its days and pages', async () => {
  const here = past();
  open({ ...here, periods: here.periods.map(({ brought: _, ...one }) => one) });
  expect((await screen.findAllByText(/Nov \d/)).length).toBeGreaterThan(0);
  expect(screen.queryByText('2023-24 · played on another site')).toBeNull();
});
