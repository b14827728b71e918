import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { KeptPlayer } from '@crease/core/draft/draft.schema.js';
import { buildTeams, EMPTY, id, managerOf, MILLION } from '@crease/core/draft/testing/draft.builders.js';
import { formatExact, formatTime, setZone } from '../../../ui/figures/time.js';
import { showZone } from '../state/room-ui.store.js';
import { renderRoom } from '../testing/render-room.js';

const TEAM = id('team', 1);

beforeAll(async () => {
  await Promise.all([import('./TeamZone.js'), import('../list/PlayersZone.js'), import('../chat/ChatZone.js')]);
});
afterEach(cleanup);

const veteran = (number: number, more: Partial<KeptPlayer> = {}): KeptPlayer => ({
  id: 9_000_000 + number,
  name: `Veteran ${number}`,
  position: 'D',
  detail: 'D',
  club: 'TBL',
  capHit: 2 * MILLION,
  teamId: TEAM,
  place: 'active',
  contractExpiry: 2028,
  expiryStatus: 'UFA',
  ...more,
});

const room = async (options: Partial<Parameters<typeof renderRoom>[0]> = {}) => {
  const opened = await renderRoom({ actor: managerOf(TEAM), prepare: ({ draft }) => void draft.begin(), ...options });
  await act(async () => {
    opened.ui.setState({ left: 'team' });
    await opened.time.pass(50);
  });
  const roster = await screen.findByRole('region', { name: 'Roster and picks' });
  return { ...opened, roster, group: (name: string | RegExp) => within(roster).findByRole('region', { name }) };
};

test('a rookie draft counts the bank, and the kept roster stands below it', async () => {
  const kept = [
    veteran(1),
    veteran(2),
    veteran(3, { place: 'rookie', position: 'F' }),
    veteran(4, { place: 'ir' }),
    veteran(5, { teamId: id('team', 2) }),
  ];
  const { happen, server, group, roster } = await room({
    shape: {
      type: 'rookie',
      kind: 'annual',
      teams: buildTeams(4, { holdings: { ...EMPTY, D: 2, rookies: 1 } }),
      rules: { rookieBankSize: 6 },
    },
    kept,
  });
  const active = await group('Active roster 2');
  expect(active.textContent).toContain('Veteran 1');
  expect((await group('Injured reserve 1')).textContent).toContain('Veteran 4');
  const forwards = () => group(/Forwards/);
  expect((await forwards()).textContent).toMatch(/Forwards1KeptF?.*Veteran 3/);
  expect(roster.textContent).not.toContain('more on the roster');
  const player = server.draft.pool.ranked.find(({ position }) => position === 'F')!;
  await happen(
    () =>
      void server.draft.must({ type: 'makePick', overall: 1, playerId: player.id, override: null }, managerOf(TEAM)),
  );
  await screen.findByRole('region', { name: /Forwards 2/ });
  expect((await group(/Defensemen/)).textContent).toMatch(/Defensemen0$/);
});

test('kept players follow a trade while the room is open', async () => {
  const kept = [veteran(1)];
  const { room: open, roster } = await room({ kept });
  await within(roster).findByText('Veteran 1');
  kept[0] = veteran(1, { teamId: id('team', 2) });
  act(() => open.store.setState({ keptChanges: 1 }));
  await waitFor(() => expect(within(roster).queryByText('Veteran 1')).toBeNull());
});

test('the pick on the clock is told from the coming ones without colour, and an ended draft has none', async () => {
  const { happen, server, group, roster } = await room();
  const coming = await group(/Coming picks/);
  const current = within(coming)
    .getAllByRole('listitem')
    .filter((item) => item.getAttribute('aria-current') === 'step');
  expect(current.map((item) => item.textContent)).toEqual(['1.01 #1on the clock']);
  await happen(() => void server.draft.must({ type: 'end' }));
  await waitFor(() => expect(within(roster).queryByRole('region', { name: /Coming picks/ })).toBeNull());
});

test('what every team has left in its time bank stands in its head', async () => {
  const { ui } = await room({ shape: { rules: { timeBank: 150 } } });
  expect(screen.getByText(/^Time bank/).textContent).toBe('Time bank 2:30');
  act(() => ui.setState({ viewTeam: id('team', 3) }));
  expect((await screen.findByText(/^Time bank/)).textContent).toBe('Time bank 2:30');
  cleanup();
  await room();
  expect(screen.queryByText(/^Time bank/)).toBeNull();
});

test('the chat tells time by the clock of the league', async () => {
  setZone('Asia/Tokyo');
  try {
    const { happen, room: open, ui } = await renderRoom({ actor: managerOf(TEAM) });
    await happen(() => {
      void open.say('Good luck', 'key-1');
      showZone(ui, 'chat');
    });
    const [message] = open.store.getState().chat;
    const at = Date.parse(message!.at);
    const time = await screen.findByTitle(formatExact(at));
    expect(time.textContent).toBe(formatTime(at));
    expect(formatExact(at)).toMatch(/GMT\+9$/);
  } finally {
    setZone(undefined);
  }
});
