import { afterEach, beforeAll, describe, expect, it, test } from '@jest/globals';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { KeptPlayer } from '@crease/core/draft/draft.schema.js';
import { buildTeams, EMPTY, id, managerOf, MILLION, outsider } from '@crease/core/draft/testing/draft.builders.js';
import { formatMoney } from '@crease/core/money.js';
import { ToastRegion } from '../../../ui/layers/ToastRegion.js';
import { THROTTLE_MS } from '../sync/throttled-draft.js';
import { completion, leftShort, rivalWords, spendingWords } from '../state/cockpit.model.js';
import { leavesTooFew } from '../state/state.words.en.js';
import { renderRoom } from '../testing/render-room.js';

const TEAM = id('team', 1);
const begin = (server: { draft: { begin(): unknown } }) => void server.draft.begin();

beforeAll(async () => {
  await Promise.all([import('../list/PlayersZone.js'), import('../queue/QueueZone.js'), import('../chat/ChatZone.js')]);
});
afterEach(cleanup);

const veteran: KeptPlayer = {
  id: 9_000_001,
  name: 'Otto Vanhanen',
  position: 'D',
  detail: 'D',
  club: 'TBL',
  capHit: 6 * MILLION,
  teamId: TEAM,
  place: 'active',
  contractExpiry: 2028,
  expiryStatus: 'UFA',
};

test('a manager always sees what they can spend, and it follows their picks', async () => {
  const { happen, server } = await renderRoom({ actor: managerOf(TEAM), prepare: begin });
  const cap = await screen.findByRole('region', { name: 'Cap' });
  expect(within(cap).getByRole('heading').textContent).toBe('Your cap');
  const figures = () => cap.textContent;
  const before = figures();
  expect(before).toMatch(/Space\$.*Places\d+Each\$.*Max pick\$/);
  const [best] = server.draft.pool.ranked;
  await happen(
    () => void server.draft.must({ type: 'makePick', overall: 1, playerId: best!.id, override: null }, managerOf(TEAM)),
  );
  expect(figures()).not.toBe(before);
});

test('who watches sees the money of the team on the clock, and every team its own under its name on the board', async () => {
  await renderRoom({ actor: outsider, prepare: begin });
  const cap = await screen.findByRole('region', { name: 'Cap' });
  expect(within(cap).getByRole('heading').textContent).toBe('Team 1');
  expect(screen.getAllByTitle(/of cap space|places/).length).toBeGreaterThan(1);
});

test('a commissioner who picks for another team reads whose money it is', async () => {
  const { happen, ui, server } = await renderRoom({
    actor: { ...managerOf(id('team', 2)), commissioner: true },
    prepare: begin,
  });
  const cap = await screen.findByRole('region', { name: 'Cap' });
  expect(within(cap).getByRole('heading').textContent).toBe('Your cap');
  expect(within(cap).getByRole('heading').className).toContain('sr-only');
  await happen(() => ui.setState({ acting: server.draft.state.onClock?.overall ?? null }));
  expect(within(cap).getByRole('heading').textContent).toBe('Team 1');
  expect(within(cap).getByRole('heading').className).not.toContain('sr-only');
});

test('in a rookie draft the bank and its places stand there; where it counts on the cap, the money as well, under every team too', async () => {
  const rookies = (bankOnCap: boolean) => ({
    teams: buildTeams(4, { holdings: { ...EMPTY, capUsed: 8 * MILLION, rookies: 1 } }),
    type: 'rookie' as const,
    rules: { rookieBankSize: 3, bankOnCap, salaryCap: 10 * MILLION },
  });
  const free = await renderRoom({ actor: managerOf(TEAM), prepare: begin, shape: rookies(false) });
  const cap = () => screen.findByRole('region', { name: 'Cap' });
  expect((await cap()).textContent).toBe('Your rookiesIn the bank1 of 3Bank places2');
  expect(screen.queryByRole('rowheader', { name: 'Left' })).toBeNull();
  free.unmount();
  await renderRoom({ actor: managerOf(TEAM), prepare: begin, shape: rookies(true) });
  expect((await cap()).textContent).toMatch(/^Your capSpace\$2M.*Bank places2Each\$1M.*Max pick\$2M/);
  const row = screen.getByRole('rowheader', { name: 'Left' }).closest('[role=row]') as HTMLElement;
  expect(within(row).getAllByRole('cell')[0]!.textContent).toMatch(/^2(max )?\$2M$/);
});

test('the head of a team on the board, and the money below it, open the team with its four figures', async () => {
  const user = userEvent.setup();
  await renderRoom({ actor: managerOf(TEAM), prepare: begin });
  await screen.findByRole('grid', { name: 'Players' });
  const board = screen.getByRole('table', { name: /Draft board/ });
  within(board).getByRole('button', { name: 'Pick 2: open' }).focus();
  await user.keyboard('{PageUp}{ArrowUp}{ArrowUp}');
  expect(document.activeElement).toBe(within(board).getByRole('button', { name: 'Team 2' }));
  await user.keyboard('{Enter}');
  const money = await screen.findByRole('region', { name: 'Money of Team 2' });
  expect(money.textContent).toMatch(/Cap space.*\$.*Places\d+Each\$.*Max pick\$/);
  await waitFor(() => expect(document.activeElement).toBe(document.querySelector('[data-zone="team"]')));
  await user.click(screen.getByRole('tab', { name: 'Board' }));
  const row = (await screen.findByRole('rowheader', { name: 'Left' })).closest('[role=row]') as HTMLElement;
  await user.click(within(row).getAllByRole('cell')[2]!);
  expect(await screen.findByRole('region', { name: 'Money of Team 3' })).toBeTruthy();
});

test('before a pick, the panel says what completes the roster and who else can take the player', async () => {
  const user = userEvent.setup();
  const { ui, pool } = await renderRoom({ actor: managerOf(TEAM), prepare: begin });
  await screen.findByRole('grid', { name: 'Players' });
  const [best] = pool.rules.ranked;
  act(() => ui.setState({ selected: best!.id }));
  const panel = await screen.findByRole('region', { name: `Pick ${pool.byId.get(best!.id)!.name}` });
  expect(within(panel).getByText(/complete your roster|picks are left/)).toBeTruthy();
  expect(within(panel).getByText(/other teams can take them now/)).toBeTruthy();
  await user.keyboard('{Escape}');
});

test('kept players stand in their team with hit and contract, and are found by search', async () => {
  const user = userEvent.setup();
  await renderRoom({ actor: managerOf(TEAM), prepare: begin, kept: [veteran] });
  await screen.findByRole('grid', { name: 'Players' });
  await user.keyboard('/');
  await user.keyboard('vanhanen');
  const found = await screen.findByRole('list', { name: 'Not in the pool' });
  expect(found.textContent).toContain('kept by Team 1, $6M, UFA 2028');
  await user.click(within(found).getByRole('button'));
  const roster = await screen.findByRole('region', { name: 'Roster and picks' });
  expect(within(roster).getByText('Otto Vanhanen')).toBeTruthy();
});

test('a manager is told when the pick of another team leaves no choice at a position', async () => {
  // Three goalies for four teams that need one each.
  const goalies = new Set<number>();
  const { happen, server, time } = await renderRoom({
    actor: managerOf(TEAM),
    prepare: begin,
    shape: {
      players: (pool) =>
        pool.filter((player) => {
          if (player.position !== 'G') return true;
          if (goalies.size < 3) goalies.add(player.id);
          return goalies.has(player.id);
        }),
    },
  });
  render(<ToastRegion />);
  const [one, two, three] = [...goalies].map((player) => server.draft.pool.byId.get(player)!);
  const pick = (overall: number, playerId: number) => () =>
    void server.draft.must(
      { type: 'makePick', overall, playerId, override: null },
      managerOf(server.draft.state.slots[overall - 1]!.ownerTeamId),
    );
  const [best] = server.draft.pool.ranked.filter(({ position }) => position === 'F');
  await happen(pick(1, best!.id));
  await happen(pick(2, one!.id));
  // Two goalies are left for one need.
  await waitFor(() => expect(screen.queryByText(/you can afford/)).toBeNull());
  await happen(pick(3, two!.id));
  await act(() => time.pass(THROTTLE_MS));
  expect(await screen.findByText('1 goalie you can afford is left, and you need 1.')).toBeTruthy();
  const cap = screen.getByRole('region', { name: 'Cap' });
  await act(() => time.pass(THROTTLE_MS));
  expect(cap.textContent).toContain('Goalies1 left for 1');
  // The short form, for less room.
  expect(cap.textContent).toContain('G left1 for 1');
  await happen(pick(4, three!.id));
  expect(await screen.findByText('No goalie you can afford is left, and you need 1.')).toBeTruthy();
});

describe('the words', () => {
  it('of what completes a roster', () => {
    const needs = { F: 0, D: 1, G: 2 };
    expect(completion({ needs, picks: 12 }).text).toBe(
      'Then 1 defenseman, 2 goalies and 9 others of any position complete your roster.',
    );
    expect(completion({ needs, picks: 3 })).toEqual({
      text: 'After it, all your picks are needed: 1 defenseman and 2 goalies.',
      tight: true,
    });
    expect(completion({ needs: { F: 0, D: 0, G: 0 }, picks: 1 }).text).toBe('Then 1 pick is left, of any position.');
    expect(completion({ needs, picks: 0 }).text).toBe('This pick is your last.');
  });

  it('of what is left at a position, in short', () => {
    const path = { position: 'G', left: 1, needed: 2 } as const;
    expect(leftShort([])).toBeNull();
    expect(leftShort([path])).toEqual({ label: 'G left', text: '1 for 2' });
    expect(leftShort([{ ...path, position: 'D' }, path])).toEqual({ label: 'Few left', text: 'D, G' });
  });

  it('of what a pick’s price leaves', () => {
    expect(leavesTooFew({ position: 'G', left: 1, needed: 1 })).toBe('Leaves 1 goalie you can afford, and you need 1.');
    expect(leavesTooFew({ position: 'D', left: 2, needed: 3 })).toBe(
      'Leaves 2 defensemen you can afford, and you need 3.',
    );
    expect(leavesTooFew({ position: 'F', left: 0, needed: 2 })).toBe(
      'Leaves no forward you can afford, and you need 2.',
    );
  });

  it('of rivals and of money', () => {
    expect(rivalWords(4, 11)).toBe('4 of 11 other teams can take them now');
    expect(rivalWords(0, 11)).toBe('0 of 11 other teams can take them now');
    expect(rivalWords(0, 1)).toBe('The other team cannot take them now');
    expect(rivalWords(0, 0)).toBe('No other team has a pick left');
    const mostOf = { F: null, D: null, G: null };
    expect(spendingWords({ space: 12_000_000, places: 8, perPlace: 1_500_000, mostOf, most: null }, formatMoney)).toBe(
      '$12,000,000 for 8 places, $1,500,000 each; no player fits now',
    );
  });
});
