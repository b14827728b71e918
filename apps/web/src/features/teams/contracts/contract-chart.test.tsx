import { expect, test } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { queryClient } from '../../../platform/requests/query-client.js';
import { fakeServer } from '../../../testing/fake-server.js';
import { LEAGUE, league } from '../../../testing/matchups-league.js';
import { keys } from '../../open-league/league-data.js';
import { ContractChart } from './ContractChart.js';
import type { ContractLine } from './contracts.model.js';

const star: ContractLine = {
  player_id: 1,
  name: 'Ada Prov',
  position: 'F',
  position_detail: 'C',
  place: 'active',
  cap_hit: 9_000_000,
  contract_years: [
    { season: '2025-26', cap_hit: 9_000_000 },
    { season: '2026-27', cap_hit: 9_500_000 },
  ],
  contract_expiry: 2028,
  expiry_status: 'UFA',
};

test('the bars are a table: each cell says the hit, the last one how the contract ends', () => {
  queryClient.setQueryData(keys.summary(LEAGUE), league('points'));
  fakeServer(() => ({ status: 200, body: league('points') }));
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <ContractChart
          leagueId={LEAGUE}
          team="Harbor Lights"
          first="2025-26"
          roster={[star, { ...star, player_id: 2, name: 'Bo Free', contract_years: [], contract_expiry: null }]}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const table = screen.getByRole('table', { name: 'Contracts of Harbor Lights by season' });
  const cells = (name: string) =>
    within(within(table).getByRole('row', { name: new RegExp(name) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cells('Ada Prov')).toEqual(['$9M', '$9,000,000', '$9,500,000', '$9,500,000, estimated then UFA', 'UFA']);
  expect(cells('Bo Free')).toEqual(['$9M', 'No contract', '', '', '']);
  expect(within(table).getByRole('columnheader', { name: /2026-27/ }).textContent).toContain('1 signed');
});
