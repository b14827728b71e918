import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  commissioner,
  id,
  managerOf,
  MILLION,
  outsider,
  type LobbyShape,
} from '@crease/core/draft/testing/draft.builders.js';
import BoardScreen from '../room/BoardScreen.js';
import { renderRoom } from '../testing/render-room.js';

const [A, B] = [id('team', 1), id('team', 2)];
const AUCTION = { budget: 200, minimum: 1, raise: 1, bidSeconds: 12 };
const SHAPE: Partial<LobbyShape> = { rules: { auction: AUCTION } };

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

test.each([
  { shape: SHAPE, name: 'Change the nomination clock, now 30 seconds', shown: 'Nomination 30 s' },
  { shape: {}, name: 'Change the clock, now 30 seconds', shown: '30 s' },
])('the button that changes the clock says which clock it is: $name', async ({ shape, name, shown }) => {
  await renderRoom({
    actor: commissioner,
    prepare: ({ draft }) => draft.begin(),
    shape: { ...shape, clock: { seconds: 30 } },
  });
  const button = await screen.findByRole('button', { name });
  expect(within(button).getByText(shown)).toBeDefined();
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

const seasons = [
  { season: '2025-26', pick: { charge: 2, signed: true, used: 2, space: 98 } },
  { season: '2026-27', pick: { charge: 2, signed: false, used: 0, space: 100 } },
].map((one) => ({ cap: 100, used: 0, space: 100, estimated: 0, players: 0, ...one }));

const costs = async (name: string) =>
  within(await screen.findByRole('list', { name: `Cost of ${name} by season` }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('the costs by season follow each bid, and a leader sees the own bid', async () => {
  const { server, happen, ui, pool, calls } = await renderRoom({
    actor: managerOf(B),
    prepare: nominate,
    shape: { rules: { salaryCap: 100, auction: { ...AUCTION, salaries: true } } },
    seasons,
  });
  const player = pool.rules.ranked[0]?.id ?? 0;
  const name = pool.byId.get(player)?.name ?? '';
  await happen(() => ui.setState({ selected: player }));
  expect(await costs(name)).toEqual([expect.stringMatching(/^2025-26\$2.*\$98.*left$/), expect.any(String)]);
  const asked = calls.length;
  await happen(() => bid(server, id('team', 3), 9));
  expect(await costs(name)).toEqual([
    expect.stringMatching(/^2025-26\$10.*\$90.*left$/),
    expect.stringMatching(/\$100.*left$/),
  ]);
  await happen(() => bid(server, B, 20));
  expect((await costs(name))[0]).toMatch(/^2025-26\$20.*\$80.*left$/);
  expect(calls).toHaveLength(asked);
  const block = screen.getByRole('region', { name: 'Auction' });
  expect(block.textContent).not.toContain('cap hit');
});

test('large amounts are short next to the team, and whole for a screen reader', async () => {
  await renderRoom({
    actor: managerOf(B),
    prepare: nominate,
    shape: { rules: { auction: { ...AUCTION, budget: 81 * MILLION + 225_000 } } },
  });
  const budgets = await screen.findByRole('list', { name: 'Budgets' });
  expect(budgets.textContent).toContain('$81.2M');
  expect(budgets.textContent).toContain('Team 2: $81,225,000 left');
  expect(screen.getByRole('region', { name: 'Auction' }).textContent).toContain('cap hit');
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
