import { afterEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TradeSideView } from '@crease/core/trades/trade.schema.js';
import { keys } from '../../open-league/league-data.js';
import { queryClient } from '../../../platform/requests/query-client.js';
import { fakeServer } from '../../../testing/fake-server.js';
import { HARBOR, LEAGUE, league, POLAR } from '../../../testing/matchups-league.js';
import { TradeScale } from './TradeScale.js';
import { clearScreen, renderWith } from '../../../testing/screen.js';

afterEach(clearScreen);

const side = (team_id: string, team_name: string, ids: readonly number[]) =>
  ({
    team_id,
    team_name,
    picture: null,
    assets: ids.map((player_id) => ({ kind: 'player', player_id })),
  }) as unknown as TradeSideView;
const glance = (player_id: number, points: number, age: number, hit: number) => ({
  player_id,
  points,
  games: 20,
  age,
  contract_expiry: 2026,
  years_left: 1,
  hits: [{ season: '2025-26', hit, kind: 'signed', retained: 0 }],
});

test.each([
  ['points', ['Points', 'Mean age', 'Cap 25-26']],
  ['h2h_each_category', ['Mean age', 'Cap 25-26']],
] as const)('each team has what it receives, in a league that plays %s', async (format, labels) => {
  queryClient.setQueryData(keys.summary(LEAGUE), league(format));
  fakeServer(() => ({
    status: 200,
    body: { season: '2025-26', players: [glance(1, 40, 22, 8_000_000), glance(2, 10.5, 31, 2_000_000)] },
  }));
  renderWith(
    queryClient,
    <TradeScale leagueId={LEAGUE} sides={[side(HARBOR, 'Harbor Lights', [1]), side(POLAR, 'Polar Line', [2])]} />,
  );
  const table = within(await screen.findByRole('table', { name: 'Both sides compared' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'HLHarbor Lights receives',
    'Figure',
    'PLPolar Line receives',
  ]);
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(labels);
  const cells = table.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells.slice(-4)).toEqual(['31', '22', '$2M', '$8M']);
  screen.getByRole('button', { name: 'Share Both sides compared' });
});

test('an error is shown, and the figures are read again', async () => {
  queryClient.setQueryData(keys.summary(LEAGUE), league('points'));
  let isAway = true;
  fakeServer(() =>
    isAway
      ? { status: 409, body: { refusal: { name: 'busy', message: 'The points are being counted.' } } }
      : { status: 200, body: { season: '2025-26', players: [glance(1, 40, 22, 8_000_000)] } },
  );
  renderWith(
    queryClient,
    <TradeScale leagueId={LEAGUE} sides={[side(HARBOR, 'Harbor Lights', [1]), side(POLAR, 'Polar Line', [])]} />,
  );
  const panel = within(await screen.findByRole('region', { name: 'Both sides compared' }));
  expect(panel.getByRole('alert').textContent).toContain('The points are being counted.');
  isAway = false;
  await userEvent.click(panel.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: 'Both sides compared' })).toBeDefined();
});
