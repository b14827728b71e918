import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PoolPlayer } from '@crease/core/draft/draft.model.js';
import { buildTeams, commissioner, id, managerOf, MILLION } from '@crease/core/draft/testing/draft.builders.js';
import { keys } from '../../open-league/league-data.js';
import { THROTTLE_MS } from '../sync/throttled-draft.js';
import { NO_FILTERS } from '../state/pool.model.js';
import { nameOf, renderRoom } from '../testing/render-room.js';

const TEAM = id('team', 1);
const manager = managerOf(TEAM);
const other = managerOf(id('team', 3));
const begin = (server: { draft: { begin(): unknown } }) => void server.draft.begin();
/** The board uses the same names as the list. */
const named = (pool: PoolPlayer[]) => pool.map((player) => ({ ...player, name: nameOf(player.id) }));
const shape = { players: named };
type Room = Awaited<ReturnType<typeof renderRoom>>;

beforeAll(async () => {
  // Lazy chunks are available at once after they have been imported.
  await Promise.all([import('./PlayersZone.js'), import('./PickPanel.js'), import('./FoundElsewhere.js')]);
});
afterEach(cleanup);

const list = () => screen.findByRole('grid', { name: 'Players' });
const elsewhere = () => screen.queryByRole('list', { name: 'Not in the pool' });
const rowOf = (player: number) => document.querySelector<HTMLElement>(`[data-player-row="${player}"]`);
const rows = () =>
  [...document.querySelectorAll<HTMLElement>('[data-player-row]')].map(({ dataset }) => Number(dataset.playerRow));
const ranked = ({ server }: Room, rank: number) => server.draft.pool.ranked[rank - 1]!;
const take = (room: Room, rank: number) =>
  room.happen(() => {
    const { onClock } = room.server.draft.state;
    room.server.draft.must(
      { type: 'makePick', overall: onClock!.overall, playerId: ranked(room, rank).id, override: null },
      managerOf(onClock!.teamId),
    );
  });
const search = (room: Room, words: string) => act(() => room.ui.setState({ search: words }));
const leave = () => fireEvent.pointerLeave(rowgroup());
const rowgroup = () => within(screen.getByRole('grid', { name: 'Players' })).getAllByRole('rowgroup')[1]!;

describe('while somebody holds the list', () => {
  test('the only one who was found stays, struck, when they are drafted; afterwards it says who drafted them', async () => {
    const room = await renderRoom({ actor: other, shape, prepare: begin });
    await list();
    const { id: player, name } = ranked(room, 60);
    search(room, name);
    await waitFor(() => expect(rows()).toEqual([player]));
    fireEvent.pointerMove(rowOf(player)!);
    await take(room, 60);
    expect(rowOf(player)?.textContent).toContain('Drafted no. 1 by Team 1');
    expect(rowOf(player)?.getAttribute('aria-disabled')).toBe('true');
    expect(elsewhere()).toBeNull();
    leave();
    await screen.findByText('No player fits');
    const found = await screen.findByRole('list', { name: 'Not in the pool' });
    expect(found.textContent).toContain(`${name}drafted by Team 1, no. 1`);
  });

  test('nobody who comes back moves a row until it is let go of', async () => {
    const room = await renderRoom({ actor: other, shape, prepare: begin });
    await list();
    await take(room, 2);
    await waitFor(() => expect(rowOf(ranked(room, 2).id)).toBeNull());
    const before = rows();
    fireEvent.touchStart(rowOf(ranked(room, 5).id)!);
    await room.happen(() => room.server.draft.must({ type: 'undo', overall: 1 }, commissioner));
    await act(() => room.time.pass(THROTTLE_MS));
    expect(rows()).toEqual(before);
    fireEvent.touchEnd(rowOf(ranked(room, 5).id)!);
    await waitFor(() => expect(rows().slice(0, 3)).toEqual([1, 2, 3].map((rank) => ranked(room, rank).id)));
  });

  test('it is let go of also when the finger is lifted from a row that is gone by then', async () => {
    const room = await renderRoom({ actor: other, shape, prepare: begin });
    await list();
    const row = rowOf(ranked(room, 1).id)!;
    fireEvent.touchStart(row);
    rowgroup().scrollTop = 40 * 48;
    fireEvent.scroll(rowgroup());
    await waitFor(() => expect(row.isConnected).toBe(false));
    await take(room, 50);
    expect(rowOf(ranked(room, 50).id)?.textContent).toContain('Drafted');
    fireEvent.touchEnd(row);
    await waitFor(() => expect(rowOf(ranked(room, 50).id)).toBeNull());
  });

  test('another search is answered at once', async () => {
    const room = await renderRoom({ actor: other, shape, prepare: begin });
    await list();
    fireEvent.touchStart(rowOf(ranked(room, 1).id)!);
    await take(room, 2);
    search(room, ranked(room, 2).name);
    await waitFor(() => expect(rowOf(ranked(room, 2).id)).toBeNull());
    expect((await screen.findByRole('list', { name: 'Not in the pool' })).textContent).toContain('drafted by Team 1');
  });
});

describe('the focus', () => {
  test('goes to what stands in the list’s place when its last row is gone, and back to the list', async () => {
    const user = userEvent.setup();
    const room = await renderRoom({ actor: manager, shape, prepare: begin });
    await list();
    const { name } = ranked(room, 60);
    search(room, name);
    await waitFor(() => expect(rows()).toHaveLength(1));
    act(() => screen.getByRole('grid', { name: 'Players' }).focus());
    await user.keyboard('{Enter}');
    await screen.findByRole('button', { name: `Draft ${name}` });
    await user.keyboard('{Enter}');
    await room.happen();
    await waitFor(() => expect(screen.queryByRole('region', { name: `Pick ${name}` })).toBeNull());
    leave();
    const all = await screen.findByRole('button', { name: 'Show all players' });
    await waitFor(() => expect(document.activeElement).toBe(all));
    await user.keyboard('{Enter}');
    expect(room.ui.getState()).toMatchObject({ search: '', filters: NO_FILTERS });
    await waitFor(async () => expect(document.activeElement).toBe(await list()));
  });

  test('is in the list after the commissioner’s pick for another team, and when Auto takes who was looked at', async () => {
    const user = userEvent.setup();
    const room = await renderRoom({ actor: commissioner, shape, prepare: begin });
    const grid = await list();
    act(() => room.ui.setState({ acting: 1, selected: ranked(room, 3).id }));
    await screen.findByRole('button', { name: /^Pick .* for Team 1$/ });
    await user.keyboard('{Enter}');
    await room.happen();
    await waitFor(() => expect(document.activeElement).toBe(grid));

    const { onClock } = room.server.draft.state;
    const next = room.server.draft.pool.ranked[0]!;
    act(() => room.ui.setState({ acting: onClock!.overall, selected: next.id }));
    const panel = await screen.findByRole('region', { name: `Pick ${next.name}` });
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
    await room.happen(() => room.server.draft.expire());
    await waitFor(() => expect(screen.queryByRole('region', { name: `Pick ${next.name}` })).toBeNull());
    expect(document.activeElement).toBe(grid);
  });

  test('is in the zone that is shown after “Take now” where the list stands behind it', async () => {
    const user = userEvent.setup();
    await import('./TakeNow.js');
    const room = await renderRoom({ actor: manager, shape, prepare: begin });
    await list();
    const take = await screen.findByRole('button', { name: /^Take now: / });
    act(() => {
      room.ui.setState({ right: 'queue', single: 'queue' });
      take.focus();
    });
    await user.keyboard('{Enter}');
    await room.happen();
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Take now: / })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'Queue' }));
  });
});

test('a drafted player who is still shown says in words who drafted them, and the panel says so too', async () => {
  const room = await renderRoom({ actor: other, shape, prepare: begin });
  await list();
  await take(room, 2);
  act(() => room.ui.setState({ filters: { ...NO_FILTERS, hideTaken: false } }));
  const { id: player, name } = ranked(room, 2);
  await waitFor(() => expect(rowOf(player)?.textContent).toContain('Drafted no. 1 by Team 1 · '));
  expect(rowOf(ranked(room, 3).id)?.textContent).not.toContain('Drafted');
  act(() => room.ui.setState({ selected: player }));
  const panel = await screen.findByRole('region', { name: `Pick ${name}` });
  expect(panel.textContent).toContain('Drafted by Team 1, no. 1.');
});

test('the panel has the exact position in its tag and not again next to the club', async () => {
  const room = await renderRoom({ actor: other, shape, prepare: begin });
  await list();
  const subject = async (position: 'F' | 'D' | 'G') => {
    const player = room.server.draft.pool.ranked.find((one) => one.position === position)!;
    act(() => room.ui.setState({ selected: player.id }));
    const panel = await screen.findByRole('region', { name: `Pick ${player.name}` });
    return `${panel.querySelector('[title]')?.textContent} ${panel.querySelector('h2 + p')?.textContent}`;
  };
  expect(await subject('D')).toMatch(/^D [A-Z]{3} · /);
  expect(await subject('G')).toMatch(/^G [A-Z]{3} · /);
  expect(await subject('F')).toMatch(/^C [A-Z]{3} · /);

  const defender = room.server.draft.pool.ranked.findIndex(({ position }) => position === 'D') + 1;
  await take(room, defender);
  act(() => room.ui.setState({ selected: null, openPick: 1 }));
  const details = await screen.findByRole('dialog');
  expect(within(details).getByText('Player').nextElementSibling?.textContent).toMatch(/^D[A-Z]{3}$/);
});

test('points per million are the league’s, of a goalie too', async () => {
  const room = await renderRoom({ actor: manager, shape, prepare: begin });
  await list();
  const goalie = room.server.draft.pool.ranked.find(({ position }) => position === 'G')!;
  act(() => room.ui.setState({ selected: goalie.id }));
  const panel = await screen.findByRole('region', { name: `Pick ${goalie.name}` });
  const figure = Math.round((60 / goalie.capHit) * MILLION * 10) / 10;
  expect(panel.textContent).toContain(`${figure} points per $1M`);
});

test('a pick whose price leaves no choice among the goalies says so, with the figure', async () => {
  const goalies = [2 * MILLION, 4 * MILLION];
  const priced = (pool: PoolPlayer[]) => {
    const left = [...goalies];
    return named(pool).map((player) => ({
      ...player,
      capHit: player.position === 'G' ? (left.shift() ?? 20 * MILLION) : player.rank === 1 ? 7 * MILLION : MILLION,
    }));
  };
  const { ui, server } = await renderRoom({
    actor: manager,
    shape: {
      teams: buildTeams(2),
      rounds: 3,
      rules: { maxRosterSize: 10, minimums: { F: 0, D: 0, G: 1 }, salaryCap: 10 * MILLION },
      players: priced,
    },
    prepare: begin,
  });
  await list();
  const skaters = server.draft.pool.ranked.filter(({ position }) => position !== 'G');
  const panel = async (player: PoolPlayer) => {
    act(() => ui.setState({ selected: player.id }));
    return (await screen.findByRole('region', { name: `Pick ${player.name}` })).textContent;
  };
  const dear = skaters.find(({ capHit }) => capHit === 7 * MILLION)!;
  expect(await panel(dear)).toContain('Leaves 1 goalie you can afford, and you need 1.');
  const cheap = skaters.find(({ capHit }) => capHit === MILLION)!;
  expect(await panel(cheap)).not.toContain('you can afford');
});

test.each([
  ['nhl', 88 * MILLION, ['$1M', '$1.5M', '$2M']],
  ['own', 200, ['$2', '$3', '$4']],
] as const)('prices to filter by are those of a league with salaries “%s”', async (salaries, salaryCap, first) => {
  await renderRoom({
    actor: manager,
    shape: { ...shape, rules: { salaryCap } },
    prepare: begin,
    loaded: (client, leagueId) => client.setQueryData(keys.summary(leagueId), { league: { salaries } }),
  });
  await list();
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  const prices = within(await screen.findByLabelText('Cap hit at most')).getAllByRole('option');
  expect(prices.slice(1, 4).map(({ textContent }) => textContent)).toEqual(first);
});
