import { afterEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { keys } from '../../open-league/league-data.js';
import { queryClient } from '../../../platform/requests/query-client.js';
import { fakeServer } from '../../../testing/fake-server.js';
import { LEAGUE, league } from '../../../testing/matchups-league.js';
import { clearScreen, renderPage } from '../../../testing/screen.js';
import DraftHistoryPage from './DraftHistoryPage.js';

afterEach(clearScreen);

test('before the first draft the empty state has the buttons that create one', async () => {
  const loaded = league('points', 'setup');
  queryClient.setQueryData(keys.summary(LEAGUE), { ...loaded, me: { ...loaded.me, is_commissioner: true } });
  fakeServer(() => ({ status: 200, body: { drafts: [] } }));
  renderPage('/:leagueId/draft/history', <DraftHistoryPage />, `/${LEAGUE}/draft/history`);
  await screen.findByText('No drafts yet');
  const empty = within(screen.getByRole('region', { name: 'Drafts' }));
  expect(empty.getByRole('button', { name: 'Create a draft' })).toBeDefined();
  expect(screen.getAllByRole('button', { name: 'Create a draft' })).toHaveLength(1);
});
