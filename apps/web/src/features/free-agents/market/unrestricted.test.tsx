import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LotView, MarketAnswer } from '@crease/core/free-agents/market/market.answers.js';
import { queryClient } from '../../../platform/requests/query-client.js';
import { fakeServer } from '../../../testing/fake-server.js';
import { HARBOR, LEAGUE, league, POLAR, RANGE } from '../../../testing/matchups-league.js';
import { clearScreen, renderRouted } from '../../../testing/screen.js';
import { useAuctioned } from '../../moves/market-data.js';
import { keys } from '../../open-league/league-data.js';
import { UnrestrictedPanel } from './UnrestrictedPanel.js';

afterEach(clearScreen);

const agent = (player_id: number, player_name: string, team_id: string | null = null) => ({
  player_id,
  player_name,
  position: 'F' as const,
  former_team_id: RANGE,
  salary: 9,
  team_id,
});
const lot = (player_id: number, opened_by: string): LotView => ({
  player_id,
  player_name: '',
  leader_team_id: POLAR,
  price: 6,
  opened_by,
  bidders: 2,
  ends_at: '2099-07-03T16:00:00.000Z',
});

function fill(lots: LotView[], nominations_until: string) {
  const view = league('points');
  queryClient.setQueryData(keys.summary(LEAGUE), {
    ...view,
    league: { ...view.league, phase: 'free-agency', free_agents: 'auctions', lot_nominations: 1 },
  });
  const market: MarketAnswer = {
    next_run_at: null,
    lots,
    free_agency: {
      nominations_until,
      players: [agent(1, 'Ada Prov'), agent(2, 'Bo Quist'), agent(3, 'Cy Rask', POLAR)],
    },
    budgets: [],
    moves: [],
    bids: [],
    results: [],
  };
  fakeServer(() => ({ status: 200, body: market }));
  queryClient.setQueryData([...keys.freeAgents(LEAGUE), 'bids'], market);
}

function show(lots: LotView[], nominations_until: string, onBid = jest.fn()) {
  fill(lots, nominations_until);
  renderRouted(<UnrestrictedPanel leagueId={LEAGUE} onBid={onBid} />);
  return (name: string) => {
    const row = within(screen.getByRole('list', { name: 'Unrestricted free agents' }))
      .getAllByRole('listitem')
      .find(({ textContent }) => textContent?.includes(name));
    return { text: row?.textContent ?? '', bid: row && within(row).queryByRole('button') };
  };
}

test('a player who has signed and one whose auction is under way are told apart, and others can be nominated', async () => {
  const onBid = jest.fn();
  const row = show([lot(1, POLAR)], '2099-07-15T04:00:00.000Z', onBid);
  expect(screen.getByText(/New auctions close/).textContent).toContain('you can open 1 auction');
  expect(row('Ada Prov').text).toContain('$6, Polar Line leads');
  expect(row('Cy Rask').text).toContain('With Polar Line');
  expect(row('Cy Rask').bid).toBeNull();
  expect(row('Bo Quist').text).toContain('Iron Range · last salary $9');
  await userEvent.click(screen.getByRole('button', { name: 'Bid for Bo Quist' }));
  expect(onBid).toHaveBeenCalledWith(2);
});

test.each([
  ['that has opened its auctions', [lot(1, HARBOR)], '2099-07-15T04:00:00.000Z', /when one of yours ends/],
  ['after the days to open them', [lot(1, POLAR)], '2020-07-15T04:00:00.000Z', /No new auctions/],
])('a team %s can bid in those under way only', (_, lots, until, note) => {
  const row = show(lots, until);
  expect(screen.getByText(note)).toBeTruthy();
  expect(row('Ada Prov').bid).not.toBeNull();
  expect(row('Bo Quist').bid).toBeNull();
});

const Auctioned = () => <output>{[...useAuctioned(LEAGUE)].join(' ')}</output>;

test('players can be auctioned while free agency has auctions, whatever the days of the setting are now', () => {
  fill([], '2099-07-15T04:00:00.000Z');
  renderRouted(<Auctioned />);
  expect(screen.getByRole('status').textContent).toBe('1 2');
});
