import { afterEach, expect, jest, test } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keys } from '../../open-league/league-data.js';
import { queryClient } from '../../../platform/requests/query-client.js';
import { fakeServer } from '../../../testing/fake-server.js';
import CreateDraft from './CreateDraft.js';

afterEach(cleanup);

const LEAGUE = 'Lg1aaaaaaaaa';

test('an expansion draft asks how many teams join, and says how many the league then has', async () => {
  queryClient.setQueryData(keys.summary(LEAGUE), {
    league: {
      league_type: 'dynasty',
      phase: 'annual-drafts',
      time_zone: 'America/Toronto',
      num_teams: 12,
      rookieDraftEnabled: false,
      general_draft_length: 2,
      expansion_rounds: 3,
    },
  });
  const asked = fakeServer(() => ({ status: 201, body: { draft_id: 'Dr1aaaaaaaaa' } }));
  const onCreated = jest.fn();
  render(
    <QueryClientProvider client={queryClient}>
      <CreateDraft leagueId={LEAGUE} mock={false} onClose={() => undefined} onCreated={onCreated} />
    </QueryClientProvider>,
  );
  expect(screen.queryByRole('spinbutton', { name: /^New teams/ })).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Expansion draft' }));
  const teams = screen.getByRole('spinbutton', { name: /^New teams/ });
  expect(screen.getByText(/it then has 13 teams/)).toBeTruthy();
  await userEvent.click(teams);
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByText(/it then has 14 teams/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Create the draft' }));
  await waitFor(() => expect(onCreated).toHaveBeenCalledWith('Dr1aaaaaaaaa'));
  const sent = asked.find(({ method }) => method === 'POST');
  expect(sent?.body).toMatchObject({ type: 'expansion', teams: 2 });
});
