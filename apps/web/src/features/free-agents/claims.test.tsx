import { expect, jest, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../testing/fake-server.js';
import { Claims } from './Claims.js';
import { renderRouted } from '../../testing/screen.js';

const LEAGUE = 'Lg1aaaaaaaaa';
const claim = (id: string, player_id: number, player_name: string) => ({
  id,
  player_id,
  player_name,
  drop_player_id: null,
  drop_player_name: null,
  moves: [],
  priority: player_id,
  created_at: '2026-01-01T00:00:00.000Z',
  clears_at: '2026-01-02T00:00:00.000Z',
  outcome: 'open' as const,
  reason: null,
});

test('an order of claims that could not be kept goes back, also when the server cannot be asked any more', async () => {
  let online = true;
  let fail: () => void = () => undefined;
  fakeServer(({ method }) => {
    if (online)
      return {
        status: 200,
        body: { claims: [claim('C1aaaaaaaaaa', 1, 'Ada Prov'), claim('C2aaaaaaaaaa', 2, 'Ben Puck')] },
      };
    return method === 'GET' ? 'no network' : new Promise((resolve) => (fail = () => resolve('no network')));
  });
  renderRouted(
    <Claims leagueId={LEAGUE} onChange={jest.fn()} />,
    '/',
    new QueryClient({
      defaultOptions: {
        queries: { retry: false, networkMode: 'always' },
        mutations: { retry: false, networkMode: 'always' },
      },
    }),
  );
  const names = () =>
    within(screen.getByRole('list', { name: 'Open claims, most wanted first' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  await screen.findByRole('link', { name: 'Ben Puck' });
  online = false;
  screen.getByRole('button', { name: 'Move the claim of Ben Puck' }).focus();
  await userEvent.keyboard(' {ArrowUp} ');
  await waitFor(() => expect(names()).toEqual(['Ben Puck', 'Ada Prov']));
  act(() => fail());
  await waitFor(() => expect(names()).toEqual(['Ada Prov', 'Ben Puck']));
});
