import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MarketAnswer } from '@crease/core/free-agents/market/market.answers.js';
import { queryClient } from '../../../platform/requests/query-client.js';
import { fakeServer, type Asked } from '../../../testing/fake-server.js';
import { HARBOR, LEAGUE, league, POLAR } from '../../../testing/matchups-league.js';
import { clearScreen, renderRouted } from '../../../testing/screen.js';
import { keys } from '../../open-league/league-data.js';
import { BidDialog } from './BidDialog.js';
import { BidPanels } from './BidPanels.js';

afterEach(clearScreen);

const MARKET: MarketAnswer = {
  next_run_at: null,
  lots: [
    {
      player_id: 2,
      player_name: 'Bo Quist',
      leader_team_id: POLAR,
      price: 30,
      opened_by: POLAR,
      bidders: 1,
      ends_at: '2099-07-03T16:00:00.000Z',
    },
  ],
  free_agency: null,
  budgets: [],
  moves: [],
  bids: [],
  results: [],
};

/** Auctions over days paid from cap space: a cap of 100, 60 used by each team. */
function fill(answer: (asked: Asked) => object, used = 60): Asked[] {
  const view = league('points');
  const market = { free_agents: 'auctions', bid_funds: 'salary', salary_minimum: 2, salary_step: 2 } as const;
  queryClient.setQueryData(keys.summary(LEAGUE), {
    ...view,
    league: { ...view.league, ...market, salaries: 'own' },
    teams: view.teams.map((team) => ({ ...team, total_cap: used, cap_space: 100 - used })),
  });
  return fakeServer((asked) => ({ status: 200, body: answer(asked) }));
}

test('the panels show the cap space of each team, less what its auctions reserve, and no budget', async () => {
  fill(() => MARKET);
  renderRouted(<BidPanels leagueId={LEAGUE} onBid={() => undefined} />);
  const table = await screen.findByRole('table', { name: 'Cap space' });
  const row = (name: string) => within(table).getByText(name).closest('tr')?.textContent;
  await waitFor(() => expect(row('Polar Line')).toContain('$10'));
  expect(row('Harbor Lights')).toContain('$40');
  expect(screen.queryByText(/budget/i)).toBeNull();
});

const answers = ({ path }: Asked): object => {
  if (path.endsWith('/players/1?season=2025-26'))
    return { player: { id: 1, full_name: 'Ada Prov', cap: { cap_hit: 2 } } };
  if (path.endsWith('/free-agents/bids')) return MARKET;
  if (path.endsWith('/moves/preview')) return { after: { total_cap: 35, salary_retained: 0 } };
  if (path.endsWith('/free-agents/waivers')) return { waivers: [] };
  return { roster: [{ player_id: 9, name: 'Cy Rask', position_detail: 'C' }] };
};

test('a bid shows the cap after it, and a drop makes room less its dead cap', async () => {
  const asked = fill(answers);
  renderRouted(<BidDialog leagueId={LEAGUE} teamId={HARBOR} playerId={1} onClose={() => undefined} />);
  expect(
    await screen.findByText(/The bid is the salary for this season: at least \$2, and you have cap space for \$40\./),
  ).toBeTruthy();
  await screen.findByRole('option', { name: /Cy Rask/ });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Drop if the bid wins' }), '9');
  expect(await screen.findByText(/cap space for \$64\./)).toBeTruthy();
  expect(asked.some(({ body }) => JSON.stringify(body) === '{"moves":[{"type":"drop","player_id":9}]}')).toBe(true);
});

test('a team above the cap can bid what a drop frees', async () => {
  fill(
    (asked) =>
      asked.path.endsWith('/moves/preview') ? { after: { total_cap: 104, salary_retained: 0 } } : answers(asked),
    120,
  );
  renderRouted(<BidDialog leagueId={LEAGUE} teamId={HARBOR} playerId={1} onClose={() => undefined} />);
  expect(await screen.findByText(/cap space for \$0\./)).toBeTruthy();
  await screen.findByRole('option', { name: /Cy Rask/ });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Drop if the bid wins' }), '9');
  expect(await screen.findByText(/cap space for \$16\./)).toBeTruthy();
});
