import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { queryClient } from '../../../platform/requests/query-client.js';
import { HARBOR, LEAGUE, league, POLAR } from '../../../testing/matchups-league.js';
import { keys } from '../../open-league/league-data.js';
import { ChampionBanner } from './ChampionBanner.js';
import { championRows } from './champion-rows.js';
import { clearScreen, renderRouted } from '../../../testing/screen.js';

afterEach(clearScreen);

const ROWS = [
  { team_id: HARBOR, rank: 1, points: 812.5, record: null },
  { team_id: POLAR, rank: 2, points: 1, record: { wins: 18, losses: 5, ties: 1 } },
];

function open(champions: readonly string[]) {
  queryClient.setQueryData(keys.summary(LEAGUE), league('points'));
  renderRouted(
    <ChampionBanner
      leagueId={LEAGUE}
      of={{ season: '2024-25', words: 'Harbor Lights won.', detail: '812.5 points', champions, rows: ROWS }}
    />,
  );
}

test('the champion of a season is named with a link, and can be shared', () => {
  open([HARBOR]);
  const banner = screen.getByRole('region', { name: 'Champion 2024-25' });
  expect(within(banner).getByRole('link', { name: 'Harbor Lights' }).getAttribute('href')).toBe(
    `/${LEAGUE}/team/${HARBOR}`,
  );
  within(banner).getByText('812.5 points');
  expect(within(banner).queryByText('Harbor Lights won.')).toBeNull();
  within(banner).getByRole('button', { name: 'Share' });
});

test('the picture has points, or the record where wins decided, and leaves out teams that have left', () => {
  const look = (id: string) => (id === HARBOR || id === POLAR ? [{ name: id, picture: null, color: '#123456' }] : []);
  const facts = championRows([...ROWS, { ...ROWS[0]!, team_id: 'Tm9aaaaaaaaa' }], look);
  expect(facts.map(({ figure }) => figure)).toEqual(['812.5 points', '18–5–1']);
});

test('teams that are level share the title, and a team that has left shows no banner', () => {
  open([HARBOR, POLAR]);
  expect(within(screen.getByRole('region', { name: 'Champions 2024-25' })).getAllByRole('link')).toHaveLength(2);
  cleanup();
  open(['Tm9aaaaaaaaa']);
  expect(screen.queryByRole('region')).toBeNull();
});
