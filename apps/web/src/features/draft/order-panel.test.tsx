import { expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DraftState } from '@crease/core/draft/draft.model.js';
import { layOutSlots } from '@crease/core/draft/pick-order.js';
import { buildLobby, buildPicks, buildTeams } from '@crease/core/draft/testing/draft.builders.js';
import { fakeServer } from '../../testing/fake-server.js';
import OrderPanel from './OrderPanel.js';

const lobby = buildLobby({ teams: buildTeams(3), rounds: 3, order: 'manual' });
const [one, two, three] = lobby.teams as [DraftState['teams'][number], DraftState['teams'][number], DraftState['teams'][number]];
const order = (first: readonly string[], later: readonly string[]): DraftState => ({
  ...lobby,
  order: { ...lobby.order, teamIds: [...first] },
  slots: layOutSlots('manual', first, buildPicks(first, 3), [first, first, later]),
});
const ids = [one.id, two.id, three.id];

test('what another commissioner sets shows at once, and leaves what is arranged here and is not saved yet', async () => {
  const asked = fakeServer(() => ({ status: 200, body: { ok: true } }));
  const client = new QueryClient();
  const panel = (state: DraftState) => (
    <QueryClientProvider client={client}>
      <OrderPanel leagueId={lobby.leagueId} state={state} standings editable changed={() => Promise.resolve()} />
    </QueryClientProvider>
  );
  const { rerender } = render(panel(order(ids, ids)));
  const shown = () => within(screen.getByRole('list', { name: 'Draft order' })).getAllByRole('listitem').map((item) => lobby.teams.find(({ name }) => item.textContent?.includes(name))?.id);
  await userEvent.selectOptions(screen.getByLabelText('Round'), '1');
  await userEvent.click(screen.getByRole('button', { name: `Move ${two.name} up` }));
  expect(shown()).toEqual([two.id, one.id, three.id]);

  // Another one turns the first and the third round over.
  const turned = [...ids].reverse();
  rerender(panel(order(turned, turned)));
  expect(shown()).toEqual([two.id, one.id, three.id]);
  await userEvent.selectOptions(screen.getByLabelText('Round'), '2');
  expect(shown()).toEqual(turned);

  await userEvent.click(screen.getByRole('button', { name: 'Save this order' }));
  await waitFor(() => expect(asked.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([{ source: 'commissioner', kind: 'manual', team_ids: turned, rounds: [turned, [two.id, one.id, three.id], turned] }]));
});
