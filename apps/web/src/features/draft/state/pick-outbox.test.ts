import { expect, test } from '@jest/globals';
import { buildLobby, buildPlayer, buildTeams, NOON } from '@crease/core/draft/testing/draft.builders.js';
import { DraftSimulator } from '@crease/core/draft/testing/draft.simulator.js';
import { fakeServer } from '../../../testing/fake-server.js';
import { isWaiting, pauseAfter, resendPick, sendPick } from './pick-outbox.js';
import type { RoomScope } from './room-context.js';
import { createRoomUi } from './room-ui.store.js';
import { roomStore } from '../sync/room-view.js';

const WANTED = { overall: 1, playerId: 7, name: 'Ivan Holm', reason: null };
const REFUSED = { status: 409, body: { refusal: { name: 'pickMoved', message: 'Another pick is on the clock.' } } };

function room(answers: readonly ('no network' | { status: number; body?: unknown })[]) {
  const players = Array.from({ length: 30 }, (_, index) => buildPlayer(index + 1));
  const draft = new DraftSimulator(buildLobby({ teams: buildTeams(3), rounds: 4, order: 'linear' }), players, NOON);
  draft.begin();
  const store = roomStore('me');
  const look = () => store.setState({ state: draft.state });
  look();
  const ui = createRoomUi({ selected: WANTED.playerId });
  let next = 0;
  const asked = fakeServer(() => answers[next++] ?? 'no network');
  const box = { leagueId: 'league', draftId: 'draft', ui, room: { store, expect: () => undefined } };
  return { draft, look, ui, asked, box: box as unknown as RoomScope, sent: () => ui.getState().sent };
}

const DONE = { status: 200, body: { seq: 3, status: 'running', overall: 2 } };
const keysOf = (asked: ReturnType<typeof fakeServer>) => asked.map(({ headers }) => headers['Idempotency-Key']);

test('a pick without an answer waits, and is sent again with its key', async () => {
  const { box, asked, ui, sent } = room(['no network', { status: 503, body: { refusal: { name: 'tryAgain' } } }, DONE]);
  await sendPick(box, WANTED);
  expect(sent()).toMatchObject({ state: 'waiting', playerId: 7 });
  await resendPick(box, sent()!);
  expect(isWaiting(sent())).toBe(true);
  await sendPick(box, WANTED);
  expect(new Set(keysOf(asked)).size).toBe(1);
  expect(asked).toHaveLength(3);
  expect(ui.getState()).toMatchObject({ sent: null, selected: null });
});

test('a pick whose turn is over is not sent again: the room keeps what happened', async () => {
  const { box, asked, draft, look, sent } = room(['no network']);
  await sendPick(box, WANTED);
  draft.must({ type: 'skip', overall: 1 });
  look();
  await resendPick(box, sent()!);
  expect(asked).toHaveLength(1);
  expect(sent()).toMatchObject({
    state: 'failed',
    failure: { text: 'Your pick of Ivan Holm was not made: pick 1 was skipped.' },
  });
});

test('a pick that the server had made after all is done', async () => {
  const { box, draft, look, sent } = room(['no network']);
  await sendPick(box, WANTED);
  draft.must({ type: 'makePick', overall: 1, playerId: 7, override: null });
  look();
  await resendPick(box, sent()!);
  expect(sent()).toBeNull();
});

test('a refusal says what the pick was used for, where the room knows it', async () => {
  const { box, draft, look, sent } = room([REFUSED, REFUSED]);
  await sendPick(box, WANTED);
  expect(sent()?.failure?.text).toBe('The draft moved on while you chose. Look at the board and try again.');
  draft.must({ type: 'makePick', overall: 1, playerId: 3, override: null });
  look();
  await sendPick(box, WANTED);
  expect(sent()?.failure).toEqual({
    text: 'Your pick of Ivan Holm was not made.',
    fix: 'Pick 1 was used for Player 3.',
  });
});

test('another player takes the place of one who waits, with a key of their own', async () => {
  const { box, asked, sent } = room(['no network', 'no network']);
  await sendPick(box, WANTED);
  await sendPick(box, { ...WANTED, playerId: 8, name: 'Joel Dahl' });
  expect(new Set(keysOf(asked)).size).toBe(2);
  expect(sent()).toMatchObject({ playerId: 8, state: 'waiting' });
});

test('the pauses between two tries grow to eight seconds', () => {
  expect([0, 1, 2, 3, 4, 9].map(pauseAfter)).toEqual([500, 1_000, 2_000, 4_000, 8_000, 8_000]);
});
