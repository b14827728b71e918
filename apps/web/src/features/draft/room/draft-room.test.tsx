import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DraftState, PoolPlayer } from '@crease/core/draft/draft.model.js';
import {
  buildPicks,
  buildTeams,
  commissioner,
  id,
  managerOf,
  MILLION,
  outsider,
} from '@crease/core/draft/testing/draft.builders.js';
import { BoardList } from '../board/BoardList.js';
import { THROTTLE_MS } from '../sync/throttled-draft.js';
import { renderRoom } from '../testing/render-room.js';

const TEAM = id('team', 1);
const manager = managerOf(TEAM);

beforeAll(async () => {
  // Importing lazy chunks first makes them available at once.
  await Promise.all([
    import('../list/PlayersZone.js'),
    import('../queue/QueueZone.js'),
    import('../chat/ChatZone.js'),
    import('../office/CommissionerDialogs.js'),
    import('../board/PickDetails.js'),
    import('./RoomHelp.js'),
    import('../team/TeamZone.js'),
  ]);
});
afterEach(cleanup);

const begin = (server: { draft: { begin(): unknown } }) => void server.draft.begin();
const list = () => screen.findByRole('grid', { name: 'Players' });

test('a manager searches, looks at the effect of a pick and makes it, by keyboard alone', async () => {
  const user = userEvent.setup();
  const { calls, happen, server, pool } = await renderRoom({ actor: manager, prepare: begin });
  await list();
  const wanted = pool.rules.ranked[0]!;
  const name = pool.byId.get(wanted.id)!.name;
  await user.keyboard('/');
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search players' }));
  await user.keyboard(`${name}{Enter}`);
  expect(document.activeElement).toBe(await list());
  await user.keyboard('{Enter}');
  const panel = await screen.findByRole('region', { name: `Pick ${name}` });
  expect(within(panel).getByText(/Roster/).textContent).toBe('Roster 1 of 25');
  const draft = within(panel).getByRole('button', { name: `Draft ${name}` });
  await waitFor(() => expect(document.activeElement).toBe(draft));
  await user.keyboard('{Enter}');
  await happen();
  expect(calls.filter((call) => call.path === '/picks')).toEqual([
    {
      method: 'POST',
      path: '/picks',
      body: { overall: 1, player_id: wanted.id },
      key: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
  ]);
  expect(server.draft.state.slots[0]?.player?.id).toBe(wanted.id);
  await waitFor(() => expect(screen.queryByRole('region', { name: `Pick ${name}` })).toBeNull());
});

test('while the answer is on its way the pick cannot be sent twice', async () => {
  const user = userEvent.setup();
  const { calls, gate, happen } = await renderRoom({ actor: manager, prepare: begin });
  gate.closed = true;
  await user.click((await within(await list()).findAllByRole('row'))[1]!);
  const draft = await screen.findByRole('button', { name: /^Draft / });
  await user.click(draft);
  await user.click(draft);
  expect((draft as HTMLButtonElement).disabled).toBe(true);
  expect(calls.filter((call) => call.path === '/picks')).toHaveLength(1);
  gate.closed = false;
  gate.open();
  await happen();
});

test('a refused pick says why and what to do, and nothing is taken back from the board', async () => {
  const user = userEvent.setup();
  const { happen, server, gate } = await renderRoom({ actor: manager, prepare: begin });
  await user.click((await within(await list()).findAllByRole('row'))[1]!);
  gate.closed = true;
  await user.click(await screen.findByRole('button', { name: /^Draft / }));
  // Meanwhile the commissioner skips the pick.
  server.draft.must({ type: 'skip', overall: 1 });
  gate.closed = false;
  gate.open();
  const refusal = await screen.findByRole('alert');
  expect(refusal.textContent).toContain('The draft moved on while you chose.');
  await happen();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Draft / })).toBeNull());
});

test('a player who does not fit says so in the list and above the button, which leads to those who fit', async () => {
  const user = userEvent.setup();
  await renderRoom({
    actor: manager,
    shape: { rules: { salaryCap: 6 * MILLION, minimums: { F: 2, D: 1, G: 1 } } },
    prepare: begin,
  });
  const options = await within(await list()).findAllByRole('row');
  const first = options.find((option) => option.textContent?.includes('Does not fit'))!;
  await user.click(first);
  const others = await screen.findByRole('button', { name: 'Show players who fit' });
  expect(screen.queryByRole('button', { name: /^Draft / })).toBeNull();
  expect(within(others.parentElement!).getByText(/of cap space/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Override…' })).toBeNull();
  await user.click(others);
  await waitFor(() => expect(screen.queryByText(/Does not fit/)).toBeNull());
  expect(screen.queryByRole('region', { name: /^Pick / })).toBeNull();
});

test('of a player of whom others retain salary, the room shows the cap hit and what his team pays', async () => {
  const user = userEvent.setup();
  const retained = [{ teamId: id('team', 3), amount: MILLION }];
  const players = (pool: PoolPlayer[]) =>
    pool.map((player) => (player.rank === 1 ? { ...player, capHit: 3 * MILLION, retained } : player));
  await renderRoom({ actor: manager, shape: { players }, prepare: begin });
  const [, row] = await within(await list()).findAllByRole('row');
  expect(row?.textContent).toContain('$4M');
  expect(row?.textContent).toContain('pays $3M');
  await user.click(row!);
  const panel = await screen.findByRole('region', { name: /^Pick / });
  expect(panel.textContent).toContain('$4,000,000');
  expect(panel.textContent).toContain('pays $3,000,000');
  await user.click(within(panel).getByRole('button', { name: /^Draft / }));
  await user.click(await screen.findByRole('button', { name: /^Pick 1: .*, \$4,000,000$/ }));
  const details = await screen.findByRole('dialog');
  expect(within(details).getByText('Cap hit').nextElementSibling?.textContent).toBe('$4,000,000');
  expect(within(details).getByText('Pays').nextElementSibling?.textContent).toBe(
    '$3,000,000; Team 3 retains $1,000,000',
  );
});

test('statistics of another season than the one that is drafted for say which', async () => {
  await renderRoom({ actor: manager, prepare: begin });
  const [head, row] = await within(await list()).findAllByRole('row');
  // A row names a season only when it differs from the head's.
  expect(head?.textContent).toContain(' · 2024-25');
  expect(row?.textContent).not.toContain('2024-25');
});

test('who retains of a player himself pays all of him, and nobody pays anything in a rookie draft', async () => {
  const retained = [{ teamId: TEAM, amount: MILLION }];
  const players = (pool: PoolPlayer[]) =>
    pool.map((player) => (player.rank === 1 ? { ...player, capHit: 3 * MILLION, retained } : player));
  const first = async () => (await within(await list()).findAllByRole('row'))[1]?.textContent;
  await renderRoom({ actor: manager, shape: { players }, prepare: begin });
  expect(await first()).toContain('$4M');
  expect(await first()).not.toContain('pays');
  cleanup();
  await renderRoom({ actor: managerOf(id('team', 2)), shape: { players, type: 'rookie' }, prepare: begin });
  expect(await first()).toContain('$4M');
  expect(await first()).not.toContain('pays');
});

test('after the end of a draft that counts, the server says whether a player fits: teams have moved since', async () => {
  const user = userEvent.setup();
  const { calls, happen, pool } = await renderRoom({
    actor: commissioner,
    shape: { rules: { salaryCap: 6 * MILLION, minimums: { F: 0, D: 0, G: 0 } } },
    prepare: (server) => {
      server.draft.begin();
      server.draft.must({
        type: 'makePick',
        overall: 1,
        playerId: server.draft.pool.ranked.at(-1)!.id,
        override: null,
      });
      server.draft.must({ type: 'end' });
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Pick 1: / }));
  await user.click(await screen.findByRole('button', { name: 'Replace…' }));
  const dialog = await screen.findByRole('dialog');
  const dear = pool.byId.get(pool.rules.byCost.at(-1)!.id)!;
  await user.type(within(dialog).getByRole('searchbox'), dear.name);
  await user.click(within(dialog).getAllByRole('button', { name: new RegExp(dear.name) })[0]!);
  expect(within(dialog).queryByText(/does not fit/i)).toBeNull();
  await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'A slip');
  await user.click(within(dialog).getByRole('button', { name: `Replace with ${dear.name}` }));
  expect((await within(dialog).findByRole('alert')).textContent).toContain('of cap space');
  await user.click(within(dialog).getByRole('checkbox', { name: /Override/ }));
  await user.click(within(dialog).getByRole('button', { name: `Replace with ${dear.name}` }));
  await happen();
  expect(calls.filter((call) => call.path === '/replace').map((call) => call.body.override)).toEqual([undefined, true]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the commissioner picks for another team only after saying so, and overrides a rule with a reason', async () => {
  const user = userEvent.setup();
  const { calls, happen } = await renderRoom({
    actor: commissioner,
    shape: { rules: { salaryCap: 6 * MILLION, minimums: { F: 2, D: 1, G: 1 } } },
    prepare: begin,
  });
  await list();
  await user.click((await within(await list()).findAllByRole('row'))[1]!);
  expect(screen.queryByRole('button', { name: /^(Draft|Pick .* for)/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Pick for the team' }));
  expect(await screen.findByRole('button', { name: 'Show players who fit' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Override…' }));
  await user.type(screen.getByRole('textbox', { name: 'Reason for leaving the rules' }), 'Agreed by all');
  await user.click(screen.getByRole('button', { name: /^Pick .* for Team 1$/ }));
  await happen();
  expect(calls.find((call) => call.path === '/picks')?.body.override_reason).toBe('Agreed by all');
  // Another team's pick: the commissioner must confirm again.
  expect(screen.getByRole('button', { name: 'Pick for the team' }).getAttribute('aria-pressed')).toBe('false');
});

test('who only watches sees everything and can do nothing', async () => {
  const user = userEvent.setup();
  await renderRoom({ actor: outsider, prepare: begin });
  expect(screen.queryByRole('toolbar', { name: 'Commissioner' })).toBeNull();
  await user.click((await within(await list()).findAllByRole('row'))[1]!);
  expect(await screen.findByText('You are watching this draft.')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^(Draft|Queue)/ })).toBeNull();
});

test('before the draft begins the room says who is there, and the commissioner whose clock would run without anybody', async () => {
  const user = userEvent.setup();
  const here = (number: number) => ({
    userId: `user${number}`,
    name: `Manager ${number}`,
    picture: null,
    teamId: id('team', number),
  });
  const teams = buildTeams(4).map((team, index) => (index === 3 ? { ...team, manager: null } : team));
  const { room, ui } = await renderRoom({
    actor: { ...commissioner, teamIds: [TEAM] },
    shape: { teams },
    prepare({ draft }) {
      const checkIns = [{ teamId: id('team', 2), answer: 'here', at: new Date(draft.now).toISOString() }];
      draft.state = { ...draft.state, checkIns } as DraftState;
    },
  });
  await list();
  act(() => room.store.setState({ present: [here(1)] }));
  const said = '1 here now · 1 checked in · 1 without an answer · 1 without a manager, on Auto';
  await user.click(await screen.findByText(said));
  const roll = screen.getByRole('region', { name: 'Who is there' });
  expect(within(roll).getByTitle('Manager 1: Here now').textContent).toContain('Team 1');
  act(() => ui.setState({ question: { about: 'begin' } }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Begin the draft?' }));
  expect(dialog.getByText(said)).toBeDefined();
  expect(dialog.getByText('Team 2 and Team 3 are not here. Their clocks run anyway.')).toBeDefined();
  act(() => room.store.setState({ present: [here(1), here(2)] }));
  expect(dialog.getByText('Team 3 is not here. Its clock runs anyway.')).toBeDefined();
});

test('a manager has no commissioner controls', async () => {
  await renderRoom({ actor: manager, prepare: begin });
  expect(screen.queryByRole('toolbar', { name: 'Commissioner' })).toBeNull();
});

test('the commissioner pauses and resumes, and everybody is told', async () => {
  const user = userEvent.setup();
  const { happen, server } = await renderRoom({ actor: commissioner, prepare: begin });
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  await happen();
  expect(server.draft.state.status).toBe('paused');
  expect(
    within(screen.getByRole('log', { name: 'Urgent draft announcements' })).getByText('The draft is paused.'),
  ).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Resume' }));
  await happen();
  expect(server.draft.state.status).toBe('running');
});

test('picks and turns are announced, and the turn of one’s own urgently', async () => {
  const { happen, server } = await renderRoom({ actor: managerOf(id('team', 2)), prepare: begin });
  await happen(() => server.draft.expire());
  const polite = within(screen.getByRole('log', { name: 'Draft announcements' }));
  expect(polite.getByText(/^Pick 1, Team 1: .*by Auto\.$/)).toBeDefined();
  const urgent = within(screen.getByRole('log', { name: 'Urgent draft announcements' }));
  expect(urgent.getByText(/^You are on the clock with Team 2/)).toBeDefined();
  expect(screen.getByText('You are on the clock')).toBeDefined();
  await waitFor(() => expect(document.title).toMatch(/You are on the clock/));
});

test('the board is a table, names both teams of a traded pick, and is walked with the arrows', async () => {
  const user = userEvent.setup();
  const teams = buildTeams(4);
  const picks = buildPicks(
    teams.map((team) => team.id),
    5,
  ).map((pick, index) =>
    index === 1
      ? { ...pick, ownerTeamId: id('team', 4) }
      : index === 2
        ? { ...pick, forfeited: true, keeper: { id: 900, name: 'Ada McKay' } }
        : pick,
  );
  await renderRoom({ actor: outsider, shape: { teams, picks }, prepare: begin });
  const board = screen.getByRole('table', { name: /Draft board/ });
  expect(
    within(board)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toHaveLength(5);
  expect(within(board).getByRole('button', { name: 'Pick 2, Team 4, from Team 2: open' })).toBeDefined();
  expect(within(board).getByRole('button', { name: 'Pick 3: kept: Ada McKay' })).toBeDefined();
  within(board).getByRole('button', { name: 'Pick 1: on the clock' }).focus();
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(document.activeElement).toBe(within(board).getByRole('button', { name: 'Pick 7: open' }));
});

test('before the order is drawn no pick has a number: not on the board, not on a phone, not with its team', async () => {
  const user = userEvent.setup();
  const undrawn = ({ draft }: { draft: { state: DraftState } }) => {
    draft.state = { ...draft.state, order: { ...draft.state.order, source: 'undrawn' } };
  };
  const { ui } = await renderRoom({ actor: managerOf(id('team', 3)), prepare: undrawn });
  const board = await screen.findByRole('table', { name: /Draft board/ });
  const places = within(board).getAllByRole('button', { name: 'Round 1: open' });
  expect(places.map(({ textContent }) => textContent)).toEqual(Array.from({ length: 4 }, () => 'Round 1: open–'));
  await user.click(places[2]!);
  expect(await screen.findByRole('dialog', { name: 'A pick of round 1' })).toBeDefined();
  act(() => ui.setState({ openPick: null, left: 'team' }));
  const coming = await screen.findByRole('region', { name: /^Coming picks/ });
  expect(within(coming).getAllByRole('listitem')[0]?.textContent).toBe('Round 1');
  cleanup();
  await renderRoom({ actor: managerOf(id('team', 3)), prepare: undrawn, frame: <BoardList /> });
  const list = screen.getByRole('region', { name: 'Round 1' });
  expect(within(list).getAllByRole('listitem')[2]?.textContent).toBe('–OpenTeam 3');
});

test('q queues the player under the cursor, and the queue is saved once', async () => {
  const user = userEvent.setup();
  const { calls, queued } = await renderRoom({ actor: managerOf(id('team', 3)), prepare: begin });
  await list();
  await user.keyboard('jjq');
  await user.keyboard('jq');
  await waitFor(() => expect(calls.filter((call) => call.method === 'PUT')).toHaveLength(1));
  expect(queued()).toHaveLength(2);
  await user.keyboard('u');
  const queue = await screen.findByRole('list', { name: 'Your queue' });
  expect(within(queue).getAllByRole('listitem')).toHaveLength(2);
  await user.click(within(queue).getAllByRole('button', { name: /^Move .* down$/ })[0]!);
  await waitFor(() => expect(calls.filter((call) => call.method === 'PUT')).toHaveLength(2));
});

test('the queue is put in order by keyboard, and Escape puts everything back', async () => {
  const user = userEvent.setup();
  const { pool, queued } = await renderRoom({ actor: managerOf(id('team', 4)), prepare: begin, queue: [3, 5, 7] });
  await list();
  await user.keyboard('u');
  const queue = await screen.findByRole('list', { name: 'Your queue' });
  const names = () =>
    within(queue)
      .getAllByRole('button', { name: /, number / })
      .map((button) => button.getAttribute('aria-label')?.replace(/^Move (.*), number .*$/, '$1'));
  const [first, second, third] = [3, 5, 7].map((player) => pool.byId.get(player)!.name);
  expect(names()).toEqual([first, second, third]);
  within(queue)
    .getByRole('button', { name: `Move ${first}, number 1` })
    .focus();
  await user.keyboard(' {ArrowDown}{ArrowDown} ');
  expect(names()).toEqual([second, third, first]);
  expect(document.activeElement?.getAttribute('aria-label')).toBe(`Move ${first}, number 3`);
  expect(screen.getByText(`${first} put down as number 3.`)).toBeDefined();
  await user.keyboard(' {Home}{Escape}');
  expect(names()).toEqual([second, third, first]);
  await waitFor(() => expect(queued()).toEqual([5, 7, 3]));
});

test('removing from the queue by keyboard keeps the focus in the queue', async () => {
  const user = userEvent.setup();
  const { pool } = await renderRoom({ actor: managerOf(id('team', 4)), prepare: begin, queue: [3, 5, 7] });
  await list();
  await user.keyboard('u');
  const [first, second, third] = [3, 5, 7].map((player) => pool.byId.get(player)!.name);
  const remove = (name: string | undefined) => screen.findByRole('button', { name: `Remove ${name}` });
  (await remove(third)).focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(await remove(second));
  (await remove(first)).focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(await remove(second));
  await user.keyboard('{Enter}');
  expect(document.activeElement?.getAttribute('data-zone')).toBe('queue');
});

test('a team on Auto is told so, and one press ends it', async () => {
  const user = userEvent.setup();
  const { happen, server } = await renderRoom({
    actor: managerOf(id('team', 2)),
    prepare: (made) => {
      made.draft.begin();
      made.draft.must({ type: 'setAuto', teamId: id('team', 2), on: true });
    },
  });
  expect(screen.getByText('Auto picks for you')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Pick myself' }));
  await happen();
  expect(server.draft.team(id('team', 2)).auto).toBe('off');
  await waitFor(() => expect(screen.queryByText('Auto picks for you')).toBeNull());
});

test('? shows the room’s keys, and the zones have one each', async () => {
  const user = userEvent.setup();
  await renderRoom({ actor: manager, prepare: begin });
  await list();
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keyboard' })).toBeDefined();
  await user.keyboard('{Escape}');
  await user.keyboard('m');
  expect(await screen.findByText('Forwards')).toBeDefined();
});

async function openChat() {
  const user = userEvent.setup();
  const opened = await renderRoom({ actor: manager, prepare: begin });
  await list();
  await user.keyboard('c');
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Message' });
  await user.click(field);
  /** Waits until a slow answer has arrived. */
  const wait = () => act(() => opened.time.pass(ANSWER_MS));
  const lines = () =>
    within(screen.getByRole('log', { name: 'Chat' }))
      .getAllByRole('listitem')
      .map((line) => line.textContent);
  return { ...opened, user, field, wait, lines };
}
const ANSWER_MS = 1_000;

test('what is said stands in the chat, and the field is free for the next words while the first are on their way', async () => {
  const { server, user, field, wait, lines, happen } = await openChat();
  server.latency = ANSWER_MS;
  await user.keyboard('Good evening{Enter}');
  expect(field.value).toBe('');
  await user.keyboard('all of you{Enter}and');
  // The second message waits for the first.
  expect(server.said.map(({ text }) => text)).toEqual(['Good evening']);
  await wait();
  expect(server.said.map(({ text }) => text)).toEqual(['Good evening', 'all of you']);
  expect(server.said[0]?.key).not.toBe(server.said[1]?.key);
  await wait();
  await happen();
  expect(lines().map((line) => line.replace(/^.*[AP]M/, ''))).toEqual(['Good evening', 'all of you']);
  expect(field.value).toBe('and');
  expect(document.activeElement).toBe(field);
});

test('what could not be said comes back before what was written meanwhile, in its order, with the reason', async () => {
  const { server, user, field, wait } = await openChat();
  server.latency = ANSWER_MS;
  await user.keyboard('One{Enter}two{Enter}three');
  server.connected = false;
  await wait();
  expect(field.value).toBe('One two three');
  expect(screen.getByRole('alert').textContent).toMatch(/^Network error/);
  await user.keyboard('!');
  expect(screen.queryByRole('alert')).toBeNull();
  server.connected = true;
  await user.keyboard('{Enter}');
  await wait();
  expect(server.messages.map(({ event }) => event.type === 'chatSent' && event.message.text)).toEqual([
    'One two three!',
  ]);
});

test('the same words sent again after a lost answer carry the same key; others do not', async () => {
  const { server, user, field, wait } = await openChat();
  server.latency = ANSWER_MS;
  await user.keyboard('Hello?{Enter}');
  server.connected = false;
  await wait();
  server.connected = true;
  expect(field.value).toBe('Hello?');
  await user.keyboard('{Enter}');
  await wait();
  await user.keyboard('Hello?{Enter}');
  await wait();
  const [first, again, later] = server.said.map(({ key }) => key);
  expect(again).toBe(first);
  expect(later).not.toBe(first);
});

test('words that were not sent yet are still there when the chat comes into view again', async () => {
  const { user } = await openChat();
  await user.keyboard('Wait for');
  await user.click(screen.getAllByRole('tab', { name: /^Queue/ })[0]!);
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull());
  await user.click(screen.getAllByRole('tab', { name: /^Chat/ })[0]!);
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Message' })).value).toBe('Wait for');
});

test('without contact the frame and the clock say so and since when; the next message ends it', async () => {
  const { happen, server, time } = await renderRoom({ actor: manager, prepare: begin });
  await list();
  const said = () => document.querySelector('[data-silence]')?.textContent ?? null;
  expect(said()).toBeNull();
  server.time = () => new Promise(() => undefined);
  await act(() => time.pass(13_000));
  const seconds = Number(/^No contact with the server for (\d+) s: what you see may be old\.$/.exec(said() ?? '')?.[1]);
  expect(seconds).toBeGreaterThanOrEqual(8);
  expect(seconds).toBeLessThanOrEqual(13);
  expect(screen.getByRole('timer').textContent).toContain(`No contact, ${seconds} s`);
  const told = () => screen.getByRole('log', { name: 'Urgent draft announcements' }).textContent;
  expect(told()).toContain('No contact with the server');
  await happen(() => server.draft.expire());
  expect(said()).toBeNull();
  expect(screen.getByRole('timer').textContent).not.toContain('No contact');
  expect(told()).toContain('The connection to the server is back.');
});

async function scroller() {
  const grid = await list();
  const frame = within(grid).getAllByRole('rowgroup')[1]!;
  const top = (id: number) => {
    const row = frame.querySelector<HTMLElement>(`[data-player-row="${id}"]`);
    return row === null ? null : Number.parseFloat(row.style.top) - frame.scrollTop;
  };
  const wait = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));
  return { frame, top, wait };
}

test('the row that is looked at stays where it is when players above it are drafted', async () => {
  const { happen, server, pool } = await renderRoom({ actor: managerOf(id('team', 3)), prepare: begin });
  const { frame, top, wait } = await scroller();
  frame.scrollTop = 20 * 48;
  fireEvent.scroll(frame);
  await wait(350);
  const looked = pool.rules.ranked[22]!.id;
  const before = top(looked);
  expect(before).toBe(2 * 48);
  await happen(() => server.draft.expire());
  const drafted = server.draft.state.slots[0]!.player!;
  expect(pool.rules.ranked.findIndex((player) => player.id === drafted.id)).toBeLessThan(20);
  expect(top(looked)).toBe(before);
  expect(frame.scrollTop).toBe(19 * 48);
});

test('while somebody points at the list or touches it no row moves: who is drafted is struck, and goes when they let go', async () => {
  const { happen, server, pool, time } = await renderRoom({ actor: managerOf(id('team', 3)), prepare: begin });
  const { frame, top, wait } = await scroller();
  const looked = pool.rules.ranked[5]!.id;
  const row = (player: number) => frame.querySelector(`[data-player-row="${player}"]`);
  fireEvent.pointerMove(row(looked)!);
  await happen(() => server.draft.expire());
  const first = server.draft.state.slots[0]!.player!;
  expect(top(looked)).toBe(5 * 48);
  expect(row(first.id)?.textContent).toContain('Drafted');
  fireEvent.pointerLeave(frame);
  await wait(300);
  expect(row(first.id)).toBeNull();
  expect(top(looked)).toBe(4 * 48);

  // Pass the throttle time: the next pick is then not part of a series that the list follows in steps.
  await act(() => time.pass(THROTTLE_MS));
  fireEvent.touchStart(row(looked)!);
  await happen(() => server.draft.expire());
  const second = server.draft.state.slots[1]!.player!;
  expect(top(looked)).toBe(4 * 48);
  expect(row(second.id)?.textContent).toContain('Drafted');
  fireEvent.touchEnd(row(looked)!);
  await wait(950);
  expect(row(second.id)).toBeNull();
});
