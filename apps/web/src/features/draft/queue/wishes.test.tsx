import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PickJudge } from '@crease/core/draft/team/legality.rules.js';
import { id, managerOf } from '@crease/core/draft/testing/draft.builders.js';
import type { Wish } from '@crease/core/draft/queue/wish.rules.js';
import { selectFirstWish } from '../state/select-wish.js';
import { inOneWindow } from '../announce/one-window.js';
import { renderRoom } from '../testing/render-room.js';
import { conditionsLine, kindWords, wishSentence } from './wish.model.js';

const TEAM = id('team', 1);
const manager = managerOf(TEAM);

beforeAll(async () => {
  await Promise.all([import('../list/PlayersZone.js'), import('./QueueZone.js'), import('./WishDialog.js')]);
});
afterEach(cleanup);

const begin = (server: { draft: { begin(): unknown } }) => void server.draft.begin();

test('a wish reads as a sentence', () => {
  const nameOf = (player: number) => ['', 'Saros', 'Shesterkin', 'Hellebuyck'][player] ?? '';
  const line = (wish: Wish) => conditionsLine(wish, nameOf);
  expect(kindWords({ positions: ['D'], most: 3_000_000 })).toBe('Best defenseman up to $3M');
  expect(kindWords({ positions: ['F', 'D', 'G'] })).toBe('Best player');
  expect(line({ player_id: 1, gone: { how: 'all', player_ids: [1] } })).toBe('If Saros is gone');
  expect(line({ player_id: 1, gone: { how: 'all', player_ids: [1, 2] } })).toBe('If Saros and Shesterkin are gone');
  expect(line({ player_id: 1, gone: { how: 'any', player_ids: [1, 2, 3] } })).toBe(
    'If Saros, Shesterkin or Hellebuyck is gone',
  );
  expect(line({ player_id: 1, from_round: 5, fewer_than: { position: 'G', count: 2 } })).toBe(
    'From round 5, while you have fewer than 2 goalies',
  );
  expect(line({ player_id: 1, from_round: 5, bid: 20 })).toBe('From round 5, bid up to $20');
  expect(wishSentence(2, nameOf)).toBe('Shesterkin');
  expect(wishSentence({ positions: ['D', 'G'], fewer_than: { position: 'G', count: 1 } }, nameOf)).toBe(
    'While you have no goalie: best defenseman or goalie',
  );
});

test('a rule is written, says whom it takes now, is saved, changed and put in another place', async () => {
  const user = userEvent.setup();
  const { pool, queued, server } = await renderRoom({ actor: manager, prepare: begin, queue: [3] });
  await screen.findByRole('grid', { name: 'Players' });
  await user.keyboard('u');
  await user.click(await screen.findByRole('button', { name: 'Add a rule' }));
  const form = await screen.findByRole('form', { name: 'Add a rule' });
  const rival = pool.rules.ranked[0]!;
  await user.type(within(form).getByLabelText('Cap hit at most'), '3');
  await user.type(within(form).getByRole('searchbox'), `${pool.byId.get(rival.id)!.name}{Enter}`);
  expect(within(form).getByRole('status').textContent).toMatch(
    /^If .* is gone: best defenseman up to \$3M\.It waits\. If it held now, it would take .*\.$/,
  );
  await user.click(within(form).getByRole('button', { name: 'Add to queue' }));
  const rule: Wish = { positions: ['D'], most: 3_000_000, gone: { how: 'all', player_ids: [rival.id] } };
  await waitFor(() => expect(queued()).toEqual([3, rule]));
  expect(screen.getByText('Waits')).toBeDefined();

  await user.click(screen.getByRole('button', { name: /^Change: If / }));
  const change = await screen.findByRole('form', { name: 'Change the rule' });
  await user.click(within(change).getByRole('button', { name: /^Leave out / }));
  const expected = new PickJudge(server.draft.state, TEAM, pool.rules).wished({ positions: ['D'], most: 3_000_000 });
  expect(within(change).getByRole('status').textContent).toContain(
    `Now it takes ${pool.byId.get(expected!.id)!.name}.`,
  );
  await user.click(within(change).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(queued()).toEqual([3, { positions: ['D'], most: 3_000_000 }]));

  await user.click(screen.getByRole('button', { name: 'Move Best defenseman up to $3M up' }));
  await waitFor(() => expect(queued()).toEqual([{ positions: ['D'], most: 3_000_000 }, 3]));
  await user.click(screen.getByRole('button', { name: `Conditions of ${pool.byId.get(3)!.name}` }));
  const guard = await screen.findByRole('form', { name: `Conditions of ${pool.byId.get(3)!.name}` });
  await user.selectOptions(within(guard).getByLabelText('Only from round'), '2');
  await user.click(within(guard).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(queued()).toEqual([
      { positions: ['D'], most: 3_000_000 },
      { player_id: 3, from_round: 2 },
    ]),
  );
});

test('in an auction a queued player gets a ceiling, and an edit of a rule keeps its ceiling', async () => {
  const user = userEvent.setup();
  const { pool, queued } = await renderRoom({
    actor: manager,
    prepare: begin,
    queue: [3, { positions: ['D'], bid: 12 }],
    shape: { rules: { auction: { budget: 200, minimum: 1, raise: 1, bidSeconds: 12 } } },
  });
  const name = pool.byId.get(3)!.name;
  await screen.findByRole('grid', { name: 'Players' });
  await user.keyboard('u');
  await user.click(await screen.findByRole('button', { name: `Conditions of ${name}` }));
  const guard = await screen.findByRole('form', { name: `Conditions of ${name}` });
  await user.type(within(guard).getByLabelText('Auto bids up to'), '201');
  expect(within(guard).getByText('Write a whole amount from $1 to $200.')).toBeDefined();
  await user.type(within(guard).getByLabelText('Auto bids up to'), '{Backspace}');
  expect(within(guard).getByRole('status').textContent).toContain(`Bid up to $20: ${name}.`);
  await user.click(within(guard).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(queued()[0]).toEqual({ player_id: 3, bid: 20 }));
  expect(screen.getByText('Bid up to $20')).toBeDefined();

  await user.click(screen.getByRole('button', { name: /^Change: Bid up to \$12: best defenseman/ }));
  const change = await screen.findByRole('form', { name: 'Change the rule' });
  await user.click(within(change).getByLabelText('Goalies'));
  await user.click(within(change).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(queued()[1]).toEqual({ positions: ['D', 'G'], bid: 12 }));
});

test('under a cap of single dollars a rule’s amount is in dollars', async () => {
  const user = userEvent.setup();
  const shape = { rules: { salaryCap: 300, minimums: { F: 0, D: 0, G: 0 } } };
  const { queued } = await renderRoom({ actor: manager, prepare: begin, shape });
  await screen.findByRole('grid', { name: 'Players' });
  await user.keyboard('u');
  await user.click(await screen.findByRole('button', { name: 'Add a rule' }));
  const form = await screen.findByRole('form', { name: 'Add a rule' });
  await user.type(within(form).getByLabelText('Cap hit at most'), '3');
  await user.click(within(form).getByRole('button', { name: 'Add to queue' }));
  await waitFor(() => expect(queued()).toEqual([{ positions: ['D'], most: 3 }]));
});

test('on one’s own clock the room says whom Auto takes at zero, by what the server knows, and one press takes them', async () => {
  const user = userEvent.setup();
  const { calls, pool, happen, server, queued } = await renderRoom({ actor: manager, prepare: begin, queue: [9] });
  const name = (player: number) => pool.byId.get(player)!.name;
  const button = await screen.findByRole('button', { name: `Take now: ${name(9)}` });
  expect(screen.getByRole('group', { name: 'At 0:00' }).textContent).toMatch(/from your queue/);
  // First locally, then on the server.
  await user.keyboard('u');
  await user.click(await screen.findByRole('button', { name: `Remove ${name(9)}` }));
  await waitFor(() => expect(queued()).toEqual([]));
  const best = new PickJudge(server.draft.state, TEAM, pool.rules).automatic([])!.player;
  const now = await screen.findByRole('button', { name: `Take now: ${name(best.id)}` });
  expect(button.isConnected && button !== now).toBe(false);
  await user.click(now);
  await happen();
  expect(calls.filter((call) => call.path === '/picks').map((call) => call.body)).toEqual([
    { overall: 1, player_id: best.id },
  ]);
  expect(server.draft.state.slots[0]?.player?.id).toBe(best.id);
  await waitFor(() => expect(screen.queryByRole('group', { name: 'At 0:00' })).toBeNull());
});

test('a notice leads to the player of the first wish that can be had', async () => {
  const { pool, ui, happen } = await renderRoom({ actor: managerOf(id('team', 2)), prepare: begin, queue: [7, 3] });
  await screen.findByRole('grid', { name: 'Players' });
  await happen(selectFirstWish);
  await waitFor(() => expect(ui.getState().selected).toBe(7));
  expect(await screen.findByRole('region', { name: `Pick ${pool.byId.get(7)!.name}` })).toBeDefined();
});

test('of several windows one gives a notice', async () => {
  const held = new Set<string>();
  const locks = {
    request: async (key: string, _: unknown, work: (lock: unknown) => unknown) => {
      if (held.has(key)) return work(null);
      held.add(key);
      void work({});
      return undefined;
    },
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  try {
    const given: string[] = [];
    for (const one of ['a', 'a', 'b', 'a']) inOneWindow(one, () => given.push(one));
    await waitFor(() => expect(given).toEqual(['a', 'b']));
  } finally {
    Reflect.deleteProperty(navigator, 'locks');
  }
});
