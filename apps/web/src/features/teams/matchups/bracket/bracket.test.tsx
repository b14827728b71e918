import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PlayoffsView } from '@crease/core/competition/matchups/matchup.answers.js';
import { keys } from '../../../open-league/league-data.js';
import { queryClient } from '../../../../platform/requests/query-client.js';
import { fakeServer } from '../../../../testing/fake-server.js';
import {
  HARBOR,
  LEAGUE,
  league,
  matchupsAnswer,
  period,
  POLAR,
  RANGE,
  TITLE_ONLY,
} from '../../../../testing/matchups-league.js';
import { clearScreen, renderPage } from '../../../../testing/screen.js';
import { connectionsOf } from './bracket-lines.model.js';
import { BracketScreen } from './BracketScreen.js';

afterEach(clearScreen);

const pair = (round: number, home_team_id: string, away_team_id: string | null, ahead: string) => ({
  ...{ round, home_team_id, away_team_id, ahead },
  ...{ home_points: 9, away_points: away_team_id === null ? 0 : 7 },
});
/** Polar Line has a bye; the winner of the other pair meets it in the final. */
const PAIRS: PlayoffsView['pairs'] = [
  pair(1, POLAR, null, POLAR),
  pair(1, HARBOR, RANGE, HARBOR),
  pair(2, POLAR, HARBOR, HARBOR),
];
const PLAYOFFS: PlayoffsView = {
  ...TITLE_ONLY,
  rounds: 2,
  begun: true,
  seeds: [POLAR, HARBOR, RANGE].map((team_id, index) => ({ team_id, seed: index + 1, out_in: null })),
  pairs: PAIRS,
  champion: HARBOR,
};

function open(playoffs: PlayoffsView | null, isAway: () => boolean = () => false) {
  queryClient.setQueryData(keys.summary(LEAGUE), league('h2h_points'));
  const answer = matchupsAnswer();
  const periods = [1, 2].map((round) => ({ ...period(round, 'final', []), round }));
  const asked = fakeServer(({ path }) =>
    !isAway() && path.startsWith(`/api/${LEAGUE}/matchups`)
      ? { status: 200, body: { ...answer, periods, playoffs } }
      : { status: 404, body: { refusal: { name: 'notFound', message: 'Not found.' } } },
  );
  const { container } = renderPage(
    '/:leagueId/league/bracket',
    <BracketScreen />,
    `/${LEAGUE}/league/bracket?season=2025-26`,
  );
  return { asked, container };
}

test('a pair is connected with the ones from which its teams come, a bye included', () => {
  expect(connectionsOf(PAIRS)).toEqual([
    { from: `1 ${POLAR}`, to: `2 ${POLAR}` },
    { from: `1 ${HARBOR}`, to: `2 ${POLAR}` },
  ]);
  // A round that is not paired has no lines.
  expect(connectionsOf(PAIRS.slice(0, 2))).toEqual([]);
});

test('the big screen shows all rounds of the bracket with their lines, and the champion', async () => {
  const { asked, container } = open(PLAYOFFS);
  expect(await screen.findByRole('heading', { level: 1, name: 'Play-offs 2025-26' })).toBeDefined();
  const final = await screen.findByRole('list', { name: 'The final' });
  expect(within(final).getByRole('listitem').textContent).toContain('Harbor Lights');
  expect(screen.getByRole('list', { name: 'The semi-finals' })).toBeDefined();
  expect(document.body.textContent).toContain('Harbor Lights won the play-offs');
  expect(container.querySelectorAll('svg[viewBox="0 0 0 0"] path')).toHaveLength(2);
  expect(asked.map(({ path }) => path)).toContain(`/api/${LEAGUE}/matchups?season=2025-26`);
});

test('a season without play-offs says so', async () => {
  open(null);
  expect(await screen.findByText('This season has no play-offs.')).toBeDefined();
  expect(screen.queryByRole('list')).toBeNull();
});

test('an error can be tried again, and a link leads back to the matchups', async () => {
  let isAway = true;
  open(PLAYOFFS, () => isAway);
  expect((await screen.findByRole('alert')).textContent).toContain('Not found.');
  expect(screen.getByRole('link', { name: 'All matchups' }).getAttribute('href')).toBe(
    `/${LEAGUE}/league/matchups?season=2025-26`,
  );
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('list', { name: 'The final' })).toBeDefined();
});

/** The content is 400 px high; both are equally wide. */
test.each([
  ['fits a window in which it can be read', 320, ['0.8', false]],
  ['scrolls in a lower one, as wide as the window', 200, ['1', true]],
])('the bracket %s', async (_, height, expected) => {
  const isContent = (element: HTMLElement) => element.style.getPropertyValue('--scale') !== '';
  const heights = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return isContent(this) ? 400 : height;
  });
  const widths = jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1_000);
  const { container } = open(PLAYOFFS);
  await screen.findByRole('list', { name: 'The final' });
  const content = container.querySelector<HTMLElement>('[style*="--scale"]');
  expect([
    content?.style.getPropertyValue('--scale'),
    content?.parentElement?.className.includes('overflow-y-auto'),
  ]).toEqual(expected);
  heights.mockRestore();
  widths.mockRestore();
});
