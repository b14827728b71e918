import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildTeams, id, managerOf, MILLION, outsider } from '@crease/core/draft/testing/draft.builders.js';
import type { PickSeason } from '@crease/core/draft/order/pick-seasons.rules.js';
import BoardScreen from './BoardScreen.js';
import { useAnnouncements } from '../announce/announcements.js';
import { renderRoom } from '../testing/render-room.js';

const TEAM = id('team', 1);
const manager = managerOf(TEAM);
const begin = (server: { draft: { begin(): unknown } }) => void server.draft.begin();

beforeAll(async () => {
  await Promise.all([import('../list/PlayersZone.js'), import('../queue/QueueZone.js'), import('../chat/ChatZone.js')]);
});
afterEach(cleanup);

type Opened = Awaited<ReturnType<typeof renderRoom>>;
const take = ({ server, happen }: Opened, rank: number) =>
  happen(() => {
    const { onClock } = server.draft.state;
    const player = server.draft.pool.ranked[rank - 1];
    if (onClock === null || player === undefined) throw new Error('nobody is on the clock');
    server.draft.must(
      { type: 'makePick', overall: onClock.overall, playerId: player.id, override: null },
      managerOf(onClock.teamId),
    );
  });
const rankedName = ({ server }: Opened, rank: number) => server.draft.pool.ranked[rank - 1]?.name ?? '';

test('a pick stands in the chat, is reacted to by one press, and by the others while one looks on', async () => {
  const user = userEvent.setup();
  const room = await renderRoom({ actor: manager, prepare: begin });
  await screen.findByRole('grid', { name: 'Players' });
  await take(room, 1);
  const player = rankedName(room, 1);
  await user.keyboard('c');
  const log = await screen.findByRole('log', { name: 'Chat' });
  const line = within(log).getByText(player).closest('li');
  expect(line?.textContent).toContain('Pick 1 · Team 1');
  // The room announces picks, so the log is not live.
  expect(line?.getAttribute('aria-live')).toBe('off');

  await user.click(within(log).getByRole('button', { name: `React to ${player}` }));
  await user.click(screen.getByRole('button', { name: 'A steal', pressed: false }));
  await room.happen();
  const mine = await within(log).findByRole('button', { name: `A steal: 1, for ${player}`, pressed: true });
  await room.happen(() => {
    const playerId = room.server.draft.pool.ranked[0]?.id ?? 0;
    room.server.reactAs('another', { overall: 1, playerId, reaction: 'steal', on: true });
    // A reaction to another player, as after an undo, is not shown.
    room.server.reactAs('another', { overall: 1, playerId: 999, reaction: 'fire', on: true });
  });
  expect(within(log).getByRole('button', { name: `A steal: 2, for ${player}` })).toBeTruthy();
  expect(within(log).queryByRole('button', { name: /^On fire/ })).toBeNull();
  await user.click(mine);
  await room.happen();
  expect(within(log).getByRole('button', { name: `A steal: 1, for ${player}`, pressed: false })).toBeTruthy();
  // A reaction does not count as an unread message.
  expect(room.room.store.getState().unread).toBe(0);

  await user.click(screen.getByRole('button', { name: 'Picks', pressed: true }));
  expect(screen.queryByText(player, { selector: 'li *' })).toBeNull();
});

const season = (more: Partial<PickSeason> & Pick<PickSeason, 'season'>): PickSeason => ({
  cap: 88 * MILLION,
  used: 20 * MILLION,
  space: 68 * MILLION,
  estimated: 0,
  players: 4,
  pick: null,
  ...more,
});
const costs = (signed: boolean, space: number) => ({ charge: 5 * MILLION, signed, used: 88 * MILLION - space, space });

test('before a pick the panel shows three seasons, and where the contract ends', async () => {
  const { ui, pool } = await renderRoom({
    actor: manager,
    prepare: begin,
    seasons: [
      season({ season: '2025-26', pick: costs(true, 63 * MILLION) }),
      season({ season: '2026-27', pick: costs(true, -1 * MILLION) }),
      season({ season: '2027-28', pick: costs(false, 70 * MILLION) }),
    ],
  });
  await screen.findByRole('grid', { name: 'Players' });
  const best = pool.rules.ranked[0]!;
  act(() => ui.setState({ selected: best.id }));
  const name = pool.byId.get(best.id)!.name;
  const seasons = await screen.findByRole('list', { name: `Cost of ${name} by season` });
  expect(
    within(seasons)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    expect.stringMatching(/^2025-26\$5M.*\$63M.*left$/),
    expect.stringMatching(/^2026-27\$5M.*−\$1M.*left$/),
    expect.stringMatching(/^2027-28UFA: the contract has ended by then.*\$70M.*left$/),
  ]);
  // The cap bar shows the coming season's space next to this season's.
  expect(screen.getByRole('region', { name: 'Cap' }).textContent).toMatch(/2026-27\$68M.*2027-28\$68M/);
});

test('a redraft league shows one season, and no list of seasons', async () => {
  const { ui, pool } = await renderRoom({
    actor: manager,
    prepare: begin,
    seasons: [season({ season: '2025-26', pick: costs(true, 63 * MILLION) })],
  });
  await screen.findByRole('grid', { name: 'Players' });
  act(() => ui.setState({ selected: pool.rules.ranked[0]!.id }));
  await screen.findByText(/other teams can take them now/);
  expect(screen.queryByRole('list', { name: /^Cost of .* by season/ })).toBeNull();
});

const spoken = () => useAnnouncements.getState().polite.map(({ text }) => text);

test('the big screen tells a pick with what it means, and says once what the room does not say', async () => {
  const room = await renderRoom({
    actor: outsider,
    prepare: begin,
    frame: <BoardScreen />,
    shape: { teams: buildTeams(4) },
  });
  const news = () => screen.getByRole('region', { name: 'Latest pick' }).textContent;
  // The story that is present on mount is not announced.
  await take(room, 1);
  expect(news()).toContain(`Pick 1 · Team 1${rankedName(room, 1)}`);
  await take(room, 40);
  expect(news()).toContain('Reach: ranked 40, taken at 2');
  expect(news()).toMatch(/left for \d+ places, at most/);
  const name = rankedName(room, 40);
  const told = spoken();
  expect(told.filter((text) => text.includes(`${name},`))).toHaveLength(1);
  expect(told.filter((text) => text.startsWith('Reach: ranked 40, taken at 2.'))).toHaveLength(1);
  expect(told.find((text) => text.startsWith('Reach'))).toMatch(/Team 2: .* left for/);
  // Undoing a pick shows the previous one, which is not announced again.
  const before = spoken().length;
  await room.happen(
    () => void room.server.draft.must({ type: 'undo', overall: 2 }, { ...outsider, commissioner: true }),
  );
  expect(news()).toContain('Pick 1 · Team 1');
  expect(spoken().slice(before)).toEqual(['On the clock: Team 2.']);
});

test('a pick changes its own place of the big screen and the one that is on the clock now, and no other', async () => {
  const room = await renderRoom({ actor: outsider, prepare: begin, frame: <BoardScreen /> });
  await take(room, 1);
  const changed = new Set<string>();
  const board = screen.getByRole('group', { name: 'Board' });
  const observer = new MutationObserver((records) => {
    for (const { target } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      const place = element?.closest('[data-slot]') ?? element?.querySelector('[data-slot]');
      const slot = place?.getAttribute('data-slot');
      if (slot != null) changed.add(slot);
    }
  });
  observer.observe(board, { subtree: true, childList: true, attributes: true, characterData: true });
  await take(room, 2);
  observer.disconnect();
  expect([...changed].sort()).toEqual(['2', '3']);
  expect(board.querySelector('[data-slot="2"]')?.textContent).toContain(rankedName(room, 2));
});

describe('the big screen', () => {
  const head = () => screen.getByRole('banner').textContent ?? '';

  test('says in the lobby when the draft is, and names nobody as first before the order is drawn', async () => {
    const room = await renderRoom({
      actor: outsider,
      frame: <BoardScreen />,
      prepare({ draft }) {
        const night = { at: new Date(Date.now() + 26 * 3_600_000).toISOString(), timeZone: 'America/Toronto' };
        draft.state = { ...draft.state, night, order: { ...draft.state.order, source: 'undrawn' } };
      },
    });
    expect(await screen.findByRole('timer', { name: 'Time left until the draft' })).toBeTruthy();
    expect(await screen.findByText(/^The order is not drawn yet\./)).toBeTruthy();
    expect(head()).not.toContain('Team 1');
    const board = screen.getByRole('group', { name: 'Board' });
    expect(board.querySelector('[data-slot="1"]')?.textContent).toBe('Round 1: open–');
    await room.happen(() => {
      const { draft } = room.server;
      draft.state = { ...draft.state, order: { ...draft.state.order, source: 'random' } };
      room.server.draft.begin();
    });
    expect(head()).toContain('Next: Team 2');
    expect(board.querySelector('[data-slot="2"]')?.textContent).toBe('Pick 2: open1.02');
    expect(board.querySelector('[aria-current="step"]')?.getAttribute('data-slot')).toBe('1');
  });

  test('calls nobody next once the draft has ended, and turns through all rounds that were drafted', async () => {
    const size = { width: window.innerWidth, height: window.innerHeight };
    Object.assign(window, { innerWidth: 1280, innerHeight: 480 });
    const room = await renderRoom({
      actor: outsider,
      frame: <BoardScreen />,
      shape: { teams: buildTeams(12), rounds: 20 },
      prepare: begin,
    });
    for (let rank = 1; rank <= 190; rank += 1)
      room.server.draft.must({ type: 'skip', overall: rank }, { ...outsider, commissioner: true });
    await room.happen();
    expect(head()).toContain('Next: ');
    await room.happen(() => void room.server.draft.must({ type: 'end' }, { ...outsider, commissioner: true }));
    expect(head()).toContain('The draft has ended');
    expect(head()).not.toContain('Next');
    expect(screen.getByText('Connected').className).toContain('sr-only');

    const user = userEvent.setup();
    const pages = within(screen.getByRole('group', { name: 'Pages of the board' }));
    const rounds = () => pages.getByText(/^Rounds? /).textContent ?? '';
    const first = rounds();
    const seen: string[] = [first];
    await user.keyboard('{ArrowRight}');
    while (rounds() !== first) {
      seen.push(rounds());
      await user.keyboard('{ArrowRight}');
    }
    expect(seen.at(-1)).toMatch(/ to 16 of 16$/);
    await user.click(pages.getByRole('button', { name: 'The rounds before' }));
    expect(rounds()).toBe(seen.at(-1));
    await user.click(pages.getByRole('button', { name: 'Stop turning the pages' }));
    expect(pages.getByRole('button', { name: 'Turn the pages automatically' })).toBeTruthy();
    Object.assign(window, { innerWidth: size.width, innerHeight: size.height });
  });
});
