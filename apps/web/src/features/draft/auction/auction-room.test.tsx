import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { commissioner, id, managerOf, outsider, type LobbyShape } from '@crease/core/draft/testing/draft.builders.js';
import BoardScreen from '../room/BoardScreen.js';
import { renderRoom } from '../testing/render-room.js';

const [A, B] = [id('team', 1), id('team', 2)];
const SHAPE: Partial<LobbyShape> = { rules: { auction: { budget: 200, minimum: 1, raise: 1, bidSeconds: 12 } } };

type Server = Awaited<ReturnType<typeof renderRoom>>['server'];
const nominate = ({ draft }: Server) => {
  draft.begin();
  const playerId = draft.pool.ranked[0]?.id ?? 0;
  draft.must({ type: 'nominate', lot: 1, teamId: A, playerId }, managerOf(A));
};
const bid = ({ draft }: Server, teamId: string, amount: number) =>
  draft.must({ type: 'bid', lot: 1, teamId, amount }, managerOf(teamId));

beforeAll(async () => {
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => 600 });
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => 500 });
  Element.prototype.scrollTo = () => undefined;
  await Promise.all([import('./AuctionBlock.js'), import('../room/RoomHelp.js'), import('../list/PlayersZone.js')]);
});
afterEach(cleanup);

test('a commissioner without a team chooses the team before a bid', async () => {
  const user = userEvent.setup();
  const { server } = await renderRoom({ actor: commissioner, prepare: nominate, shape: SHAPE });
  const block = await screen.findByRole('region', { name: 'Auction' });
  const choice = within(block).getByRole<HTMLSelectElement>('combobox', { name: 'Bid for' });
  expect(choice.selectedOptions[0]?.textContent).toBe('Choose a team');
  expect(within(block).getByText('Choose the team that bids.')).toBeDefined();
  expect(within(block).getByRole<HTMLButtonElement>('button', { name: 'Bid $2' }).disabled).toBe(true);
  await user.selectOptions(choice, 'Team 2');
  await user.click(within(block).getByRole('button', { name: 'Bid $2' }));
  expect(server.draft.state.auction?.lot).toMatchObject({ teamId: B, amount: 2 });
});

test('a refused bid is explained until the price changes, and a pause is shown', async () => {
  const user = userEvent.setup();
  const { server, happen } = await renderRoom({ actor: managerOf(B), prepare: nominate, shape: SHAPE });
  const block = await screen.findByRole('region', { name: 'Auction' });
  await user.keyboard('+');
  await happen();
  expect(server.draft.state.auction?.lot).toMatchObject({ teamId: B, amount: 2 });
  await happen(() => bid(server, A, 3));
  // The room has not received this bid yet.
  bid(server, id('team', 3), 10);
  await user.click(within(block).getByRole('button', { name: 'Bid $4' }));
  expect(await within(block).findByRole('alert')).toBeDefined();
  await happen();
  expect(within(block).queryByRole('alert')).toBeNull();
  expect(within(block).getByRole('button', { name: 'Bid $11' })).toBeDefined();
  await happen(() => server.draft.must({ type: 'pause' }, commissioner));
  expect(within(block).getByText('The auction is paused.')).toBeDefined();
});

test('the keyboard help of an auction lists its keys', async () => {
  const user = userEvent.setup();
  await renderRoom({ actor: managerOf(A), prepare: nominate, shape: SHAPE });
  await user.keyboard('?');
  const help = await screen.findByRole('dialog', { name: 'Keyboard' });
  expect(within(help).getByText('Bid the least amount')).toBeDefined();
});

test('the big screen shows the lot, its leader and the prices of sold players, and no next picks', async () => {
  const { server, happen } = await renderRoom({
    actor: outsider,
    prepare: nominate,
    shape: SHAPE,
    frame: <BoardScreen />,
  });
  const name = server.draft.pool.ranked[0]?.name ?? '';
  await happen(() => bid(server, B, 7));
  const head = within(screen.getByRole('banner'));
  expect(head.getByText('Team 2 leads · 2 bids')).toBeDefined();
  expect(head.getByText(/^Lot 1 · 0 of \d+ places filled$/)).toBeDefined();
  expect(screen.queryByText('Next:')).toBeNull();
  expect(document.querySelector('[aria-current="step"]')?.textContent).toContain('leads');
  await happen(() => void server.draft.expire());
  expect(server.draft.state.auction?.lot).toBeNull();
  expect(head.getByText('Nominates a player')).toBeDefined();
  expect(document.querySelector('[data-slot="2"]')?.textContent).toContain(`${name}`);
  expect(document.querySelector('[data-slot="2"]')?.textContent).toContain('$7');
});
