import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { TradeFinderAnswer } from '@crease/core/trades/finder/finder.answers.js';
import { useAuth } from '../../../platform/session/auth-store.js';
import { queryClient } from '../../../platform/requests/query-client.js';
import { fakeServer } from '../../../testing/fake-server.js';
import { LEAGUE, league, POLAR } from '../../../testing/matchups-league.js';
import { keys } from '../../open-league/league-data.js';
import { TradeFinderPage } from './TradeFinderPage.js';
import { renderPage } from '../../../testing/screen.js';

const player = (player_id: number, name: string, position: 'F' | 'D') => ({
  player_id,
  name,
  position,
  position_detail: position === 'F' ? 'LW' : 'D',
  points: 20.5,
  hit: 1_000_000,
});
const found: TradeFinderAnswer = {
  season: '2025-26',
  places: { F: 9, D: 5, G: 2 },
  median: { F: 30, D: 20, G: 10 },
  mine: { per_place: { F: 34.26, D: 12, G: 10 }, needs: ['D'], surplus: ['F'] },
  partners: [
    {
      team_id: POLAR,
      per_place: { F: 20, D: 28, G: 10 },
      needs: ['F'],
      surplus: ['D'],
      swaps: [
        {
          give: [player(1, 'Ada Prov', 'F'), player(3, 'Cy Icing', 'D')],
          get: [player(2, 'Ben Puck', 'D'), player(4, 'Di Slot', 'F')],
          gain: 1,
          partner_gain: 8.25,
          cap_space: 500_000,
          partner_cap_space: 0,
        },
      ],
    },
  ],
};

function show(answer: TradeFinderAnswer, format: 'points' | 'roto' = 'points') {
  useAuth.setState({ status: 'signed-in' });
  queryClient.clear();
  queryClient.setQueryData(keys.summary(LEAGUE), league(format));
  fakeServer(({ path }) => ({ status: 200, body: path.endsWith('/trades/finder') ? answer : league(format) }));
  renderPage('/leagues/:leagueId', <TradeFinderPage />, `/leagues/${LEAGUE}`);
}

test('the finder says what both teams gain, and opens the trade form filled in', async () => {
  show(found);
  const offer = await screen.findByRole('link', {
    name: 'Build this offer: Ada Prov and Cy Icing for Ben Puck and Di Slot',
  });
  expect(offer.getAttribute('href')).toBe(`/${LEAGUE}/trade/new?with=${POLAR}&give=1%2C3&want=2%2C4`);
  const swap = within(offer.closest('li')!);
  swap.getByText('You gain 1 pt');
  swap.getByText('Polar Line gains 8.3 pts');
  screen.getByText('Needs forwards, can spare defensemen');
  const rows = screen.getAllByRole('row').map((row) => row.textContent);
  expect(rows[1]).toBe('FForwards, best 934.330To spare');
  expect(rows[2]).toBe('DDefensemen, best 51220Need');
});

test('without a partner the finder says why', async () => {
  show({ ...found, mine: { ...found.mine!, needs: [] }, partners: [] });
  await screen.findByText('None of your positions is below the league’s median.');
  expect(screen.queryByRole('link', { name: /Build this offer/ })).toBeNull();
});

test('where points decide nothing the finder says so, and does not ask for swaps', async () => {
  show(found, 'roto');
  await screen.findByText('Not in leagues by categories or roto');
  expect(screen.queryByText('Trade finder', { selector: 'a' })).toBeNull();
  expect(screen.queryByText('Polar Line gains 8.3 pts')).toBeNull();
});
