import { describe, expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DraftState } from '@crease/core/draft/draft.model.js';
import { USUAL_LOTTERY } from '@crease/core/draft/order/lottery.rules.js';
import type { OrderRule } from '@crease/core/leagues/drafts/draft.table.js';
import { layOutSlots } from '@crease/core/draft/order/pick-order.js';
import { buildLobby, buildPicks, buildTeams } from '@crease/core/draft/testing/draft.builders.js';
import { fakeServer } from '../../../testing/fake-server.js';
import OrderPanel from './OrderPanel.js';

const lobby = buildLobby({ teams: buildTeams(3), rounds: 3, order: 'manual' });
const [one, two, three] = lobby.teams as [
  DraftState['teams'][number],
  DraftState['teams'][number],
  DraftState['teams'][number],
];
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
      <OrderPanel
        leagueId={lobby.leagueId}
        state={state}
        standings
        lottery={USUAL_LOTTERY}
        rule={null}
        editable
        changed={() => Promise.resolve()}
      />
    </QueryClientProvider>
  );
  const { rerender } = render(panel({ ...order(ids, ids), kind: 'mock' }));
  expect(screen.queryByRole('region', { name: 'Proof of the draw' })).toBeNull();
  rerender(panel(order(ids, ids)));
  expect(screen.getByRole('region', { name: 'Proof of the draw' })).toBeTruthy();
  const shown = () =>
    within(screen.getByRole('list', { name: 'Draft order' }))
      .getAllByRole('listitem')
      .map((item) => lobby.teams.find(({ name }) => item.textContent?.includes(name))?.id);
  await userEvent.selectOptions(screen.getByLabelText('Round'), '1');
  await userEvent.click(screen.getByRole('button', { name: `Move ${two.name} up` }));
  expect(shown()).toEqual([two.id, one.id, three.id]);

  // Another snake order reverses the first and the third round.
  const turned = [...ids].reverse();
  rerender(panel(order(turned, turned)));
  expect(shown()).toEqual([two.id, one.id, three.id]);
  await userEvent.selectOptions(screen.getByLabelText('Round'), '2');
  expect(shown()).toEqual(turned);

  const save = screen.getByRole('button', { name: 'Save this order' });
  await userEvent.click(save);
  await waitFor(() =>
    expect(asked.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
      {
        source: 'commissioner',
        kind: 'manual',
        team_ids: turned,
        rounds: [turned, [two.id, one.id, three.id], turned],
      },
    ]),
  );
  // The same button, so that the keyboard stays on it.
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull());
  expect(screen.getByRole('button', { name: 'Save this order' })).toBe(save);
});

describe('the order of a draft', () => {
  const show = (
    state: DraftState,
    {
      standings = false,
      editable = true,
      rule = null,
    }: { standings?: boolean; editable?: boolean; rule?: OrderRule | null } = {},
  ) => {
    const asked = fakeServer(() => ({ status: 200, body: { ok: true } }));
    const panel = (shown: DraftState) => (
      <QueryClientProvider client={new QueryClient()}>
        <OrderPanel
          leagueId={lobby.leagueId}
          state={shown}
          standings={standings}
          lottery={USUAL_LOTTERY}
          rule={rule}
          editable={editable}
          changed={() => Promise.resolve()}
        />
      </QueryClientProvider>
    );
    const { rerender } = render(panel(state));
    return {
      sent: () => asked.filter(({ method }) => method === 'PUT').map(({ body }) => body),
      rerender: (next: DraftState) => rerender(panel(next)),
    };
  };
  const snake = buildLobby({ teams: buildTeams(3), rounds: 3 });
  const undrawn: DraftState = { ...snake, order: { ...snake.order, source: 'undrawn', nextSeedHash: 'ab'.repeat(32) } };
  const drawn: DraftState = {
    ...snake,
    order: {
      ...snake.order,
      source: 'random',
      seed: 'cd'.repeat(32),
      seedHash: 'ef'.repeat(32),
      nextSeedHash: 'ab'.repeat(32),
      draw: 1,
      draws: 1,
    },
  };

  test('that nobody has drawn says so, numbers nobody, and is drawn once without a question', async () => {
    const { sent } = show(undrawn);
    expect(screen.getByText('The order is not drawn yet.').isConnected).toBe(true);
    expect(screen.getAllByRole('listitem')[0]?.textContent).toMatch(/^–/);
    expect(screen.queryByText('Seed of this draw')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Random draw' }));
    await waitFor(() => expect(sent()).toEqual([{ source: 'random', kind: 'snake' }]));
  });

  test('that nobody has drawn stays undrawn when only the way of the rounds changes', async () => {
    const { sent } = show(undrawn);
    await userEvent.click(screen.getByRole('radio', { name: 'Linear' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent()).toEqual([{ source: 'undrawn', kind: 'linear' }]));
  });

  test('is drawn a second time only after a question that says it is the second', async () => {
    const { sent } = show(drawn);
    expect(screen.getByText('This order is draw 1.').isConnected).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Draw again at random' }));
    expect(sent()).toEqual([]);
    expect(screen.getByRole('dialog', { name: 'Draw the order again?' }).textContent).toContain(
      'This is draw 2: the whole league sees that',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Make draw 2' }));
    await waitFor(() => expect(sent()).toEqual([{ source: 'random', kind: 'snake' }]));
  });

  test('shows the proof of its own draw alone', () => {
    const { rerender } = show(drawn, { editable: false });
    expect(screen.getByText('Seed of this draw').isConnected).toBe(true);
    rerender({
      ...drawn,
      order: { ...drawn.order, source: 'commissioner', seed: null, seedHash: null, draw: undefined },
    });
    expect(screen.queryByText('Seed of this draw')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Verify the draw' })).toBeNull();
  });

  test.each([
    ['best', 'Standings, best first', { source: 'best', kind: 'snake' }, 'drawn at random'],
    ['general', 'As in the general draft', { source: 'same', kind: 'snake' }, 'The order of the general draft'],
    ['rookie', 'As in the rookie draft', { source: 'same', kind: 'snake' }, 'The order of the rookie draft'],
  ] as const)('of a further draft is the one of the settings: %s', async (rule, name, body, found) => {
    const { sent } = show(undrawn, { standings: true, rule });
    expect(screen.getByText('The order is not drawn yet.').parentElement?.textContent).toContain(found);
    await userEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(sent()).toEqual([body]));
  });

  test('of other drafts is not that of another draft', () => {
    show(undrawn, { standings: true });
    for (const name of ['Standings, best first', 'As in the general draft', 'As in the rookie draft'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  test.each([
    [true, 1],
    [false, 0],
  ])('goes by standings only where there are some: %s', (standings, count) => {
    show(undrawn, { standings });
    for (const name of ['Reverse of last season', 'Lottery'])
      expect(screen.queryAllByRole('button', { name })).toHaveLength(count);
  });
});
