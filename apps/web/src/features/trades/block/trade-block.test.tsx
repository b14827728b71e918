import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TradableAssetsAnswer, TradeBlockView } from '@crease/core/trades/trade.schema.js';
import { useAuth } from '../../../platform/session/auth-store.js';
import { keys } from '../../open-league/league-data.js';
import { queryClient } from '../../../platform/requests/query-client.js';
import { fakeServer, type Asked } from '../../../testing/fake-server.js';
import { TradeBlockPage } from './TradeBlockPage.js';
import { renderPage } from '../../../testing/screen.js';
import { LEAGUE, leagueAnswer, teamSummary } from '../../../testing/league.js';

const TEAM = 'Tm1aaaaaaaaa';
const league = leagueAnswer([teamSummary(TEAM, 'Harbor Lights')]);
const asset = (player_id: number, name: string) => ({
  kind: 'player' as const,
  player_id,
  name,
  position: 'F' as const,
  position_detail: 'C',
  nhl_club: 'TOR',
  status: 'healthy',
  place: 'active' as const,
  cap_hit: 1,
  charge: 1,
  estimated: false,
  contract_expiry: 2028,
  condition: null,
  condition_text: null,
  label: name,
});
const tradable = (player_id: number, name: string) => ({
  ...asset(player_id, name),
  frozen: null,
  rookie: false,
  moves: ['drop' as const],
  retainable: 25,
  retainable_dollars: 1_000_000,
});
const block: TradeBlockView = {
  team_id: TEAM,
  team_name: 'Harbor Lights',
  players: [asset(1, 'Ada Prov'), asset(2, 'Ben Puck')],
  picks: [],
  looking_for: '',
  updated_at: null,
};

let held: TradableAssetsAnswer['players'];
let asked: Asked[];
beforeEach(() => {
  held = [tradable(1, 'Ada Prov'), tradable(2, 'Ben Puck')];
  useAuth.setState({ status: 'signed-in' });
  queryClient.setQueryData(keys.summary(LEAGUE), league);
  asked = fakeServer(({ path }) => {
    if (path.includes('/trades/assets/'))
      return {
        status: 200,
        body: {
          team_id: TEAM,
          players: held,
          draft_picks: [],
          fa_picks: [],
          retention: { enabled: true, max_percent: 25, slots: 1, used: 0, contracts: [] },
          allowed: { draft_picks: true, fa_picks: true, retention: true },
        },
      };
    if (path.endsWith('/trades/block')) return { status: 200, body: { teams: [block] } };
    if (path.includes('/trades/block/')) return { status: 200, body: block };
    if (path.endsWith('/games-ahead')) return { status: 200, body: { season: '2025-26', period: null, clubs: [] } };
    return { status: 200, body: league };
  });
});

test('a player of the block who is traded away while it is being written does not keep the words from being saved', async () => {
  renderPage('/leagues/:leagueId', <TradeBlockPage />, `/leagues/${LEAGUE}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  await screen.findByRole('checkbox', { name: /Ben Puck/ });
  await userEvent.type(screen.getByLabelText('Looking for'), 'A goalie');
  held = [tradable(1, 'Ada Prov')];
  await act(() => queryClient.invalidateQueries({ queryKey: keys.trades(LEAGUE) }));
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: /Ben Puck/ })).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Save trade block' }));
  await waitFor(() =>
    expect(asked.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
      { player_ids: [1], pick_ids: [], looking_for: 'A goalie' },
    ]),
  );
});
