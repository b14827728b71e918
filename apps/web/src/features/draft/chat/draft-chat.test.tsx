import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { DraftState } from '@crease/core/draft/draft.model.js';
import { buildLobby, buildPlayer, buildTeams, id, managerOf } from '@crease/core/draft/testing/draft.builders.js';
import type { ChatMessage } from '@crease/core/realtime/socket-events.js';
import { fakeServer } from '../../../testing/fake-server.js';
import { chatLines, type ChatWindow } from './chat.model.js';
import { DraftResults } from '../results/DraftResults.js';
import { renderRoom } from '../testing/render-room.js';

beforeAll(async () => {
  await Promise.all([import('../list/PlayersZone.js'), import('./ChatZone.js'), import('../board/PickDetails.js')]);
});
afterEach(cleanup);

const manager = managerOf(id('team', 1));
const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 20, 0, second)).toISOString();

const lobby = buildLobby({ teams: buildTeams(2), rounds: 3 });
/** A pick every two seconds from the start, with messages in between. */
const slots: DraftState['slots'] = lobby.slots.map((slot, index) => ({
  ...slot,
  status: 'taken',
  player: buildPlayer(index + 1),
  at: at(2 * index),
}));
const words = [1, 3, 5, 7].map((second): ChatMessage => ({
  id: `m${second}`,
  userId: 'u',
  name: 'U',
  teamId: null,
  text: 'word',
  at: at(second),
}));
const shown = ({ lines }: ChatWindow) =>
  lines.map((line) => (line.kind === 'pick' ? `pick ${line.slot.overall}` : line.message.id));

test('the chat shows its latest lines, and says that there are more', () => {
  const layOut = chatLines();
  const all = layOut(words, slots, 20, true);
  expect(shown(all)).toEqual([
    'pick 1', 'm1', 'pick 2', 'm3', 'pick 3', 'm5', 'pick 4', 'm7', 'pick 5', 'pick 6',
  ]); // prettier-ignore
  expect(all.before).toBe(0);
  const few = layOut(words, slots, 4, true);
  expect([shown(few), few.before]).toEqual([['pick 4', 'm7', 'pick 5', 'pick 6'], 6]);
  expect(layOut(words, slots, 4, true).lines.every((line, index) => line === few.lines[index])).toBe(true);
  expect(layOut(words, slots, 10, true).before).toBe(0);
});

test('picks from before the first word that is known wait for the words of their time', () => {
  const layOut = chatLines();
  const late = layOut(words.slice(2), slots, 20, false);
  expect([shown(late), late.before]).toEqual([['m5', 'pick 4', 'm7', 'pick 5', 'pick 6'], 0]);
  expect(shown(layOut([], slots, 20, false))).toHaveLength(6);
});

test('the chat is read back to its first word, which is not read out as if it were new', async () => {
  const user = userEvent.setup();
  const { server, happen, room } = await renderRoom({
    actor: manager,
    prepare: (before) => {
      before.draft.begin();
      for (let word = 1; word <= 450; word += 1) before.write('another', `word ${word}.`);
    },
  });
  await screen.findByRole('grid', { name: 'Players' });
  await user.keyboard('c');
  const log = await screen.findByRole('log', { name: 'Chat' });
  const first = () => within(log).getAllByRole('listitem')[0]!;
  expect(first().textContent).toContain('word 251.');
  expect(first().getAttribute('aria-live')).toBeNull();

  const back = async () => {
    await user.click(within(log).getByRole('button', { name: 'Show earlier' }));
    await happen();
  };
  await back();
  expect(first().textContent).toContain('word 51.');
  expect(first().getAttribute('aria-live')).toBe('off');
  await happen(() => server.write('another', 'a new word'));
  const last = within(log).getAllByRole('listitem').at(-1)!;
  expect([last.textContent?.includes('a new word'), last.getAttribute('aria-live')]).toEqual([true, null]);
  await back();
  expect(first().textContent).toContain('word 1.');
  expect(within(log).queryByRole('button', { name: 'Show earlier' })).toBeNull();
  expect(room.store.getState().chat).toHaveLength(451);
});

test('why the chat could not be read back is said, and it can be tried again', async () => {
  const user = userEvent.setup();
  const { server, happen } = await renderRoom({
    actor: manager,
    prepare: (before) => {
      before.draft.begin();
      for (let word = 1; word <= 201; word += 1) before.write('another', `word ${word}.`);
    },
  });
  await screen.findByRole('grid', { name: 'Players' });
  await user.keyboard('c');
  const log = await screen.findByRole('log', { name: 'Chat' });
  const read = server.chat.bind(server);
  server.chat = () => Promise.reject(new Error('gone'));
  await user.click(within(log).getByRole('button', { name: 'Show earlier' }));
  expect((await within(log).findByRole('alert')).textContent).toBe('Something went wrong. Try again.');
  server.chat = read;
  await user.click(within(log).getByRole('button', { name: 'Show earlier' }));
  await happen();
  expect(within(log).getByText('word 1.')).toBeTruthy();
  expect(within(log).queryByRole('alert')?.textContent ?? '').toBe('');
});

test('a pick’s details say what was said to it, and take one’s own word', async () => {
  const user = userEvent.setup();
  const { server, happen, ui } = await renderRoom({
    actor: manager,
    prepare: ({ draft }) => void draft.begin(),
  });
  await screen.findByRole('grid', { name: 'Players' });
  const player = server.draft.pool.ranked[0]!;
  await happen(() => {
    server.draft.must({ type: 'makePick', overall: 1, playerId: player.id, override: null }, manager);
    server.reactAs('another', { overall: 1, playerId: player.id, reaction: 'steal', on: true });
  });
  act(() => ui.setState({ openPick: 1 }));
  const details = await screen.findByRole('dialog', { name: player.name });
  await user.click(await within(details).findByRole('button', { name: `A steal: 1, for ${player.name}` }));
  await happen();
  expect(within(details).getByRole('button', { name: `A steal: 2, for ${player.name}`, pressed: true })).toBeTruthy();
});

test('the results of a night say of each pick what was said to it', async () => {
  const reaction = { overall: 2, playerId: 2, userId: 'u' };
  const asked = fakeServer(() => ({
    status: 200,
    body: {
      messages: [],
      seq: 3,
      earlier: null,
      reactions: [
        { ...reaction, reaction: 'fire' },
        { ...reaction, userId: 'v', reaction: 'fire' },
        { ...reaction, reaction: 'doubt' },
        // A reaction to a pick that was undone.
        { ...reaction, playerId: 99, reaction: 'good' },
      ],
    },
  }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DraftResults
        leagueId={lobby.leagueId}
        snapshot={{
          state: { ...lobby, status: 'ended', slots },
          now: 0,
          poolVersion: 'v1',
          my: { teamIds: [], commissioner: false },
          people: [],
        }}
      />
    </QueryClientProvider>,
  );
  const said = await screen.findAllByRole('list', { name: /^Reactions to/ });
  expect(said.map((list) => list.getAttribute('aria-label'))).toEqual(['Reactions to Player 2']);
  expect(
    within(said[0]!)
      .getAllByRole('listitem')
      .map((item) => item.getAttribute('aria-label')),
  ).toEqual(['On fire: 2', 'Really?: 1']);
  expect(asked.map(({ path }) => path)).toEqual([expect.stringContaining('/chat?only=reactions')]);
});
