import { afterEach, expect, test } from '@jest/globals';
import { enterPage, leavePage } from '../../../platform/session/hand-over.js';
import { createKeptRoomUi, leaveRoomUi } from './kept-words.js';

afterEach(() => {
  sessionStorage.clear();
  enterPage();
});

test('chat text survives a reload in its draft until it is sent, and does not come to another draft', () => {
  const before = createKeptRoomUi('one');
  before.setState({ words: 'Who takes a goal' });
  before.setState({ words: 'Who takes a goalie?' });
  expect(createKeptRoomUi('two').getState().words).toBe('');
  const after = createKeptRoomUi('one');
  expect(after.getState().words).toBe('Who takes a goalie?');
  after.setState({ words: '' });
  expect(createKeptRoomUi('one').getState().words).toBe('');
});

test('the app of another language gets the whole room, and nothing twice', () => {
  const before = createKeptRoomUi('one');
  const sent = { overall: 3, playerId: 7, name: 'Rob', reason: null, key: 'k1', tries: 0, failure: null };
  before.setState({
    words: 'later',
    outbox: [{ text: 'first', key: 'k2' }],
    search: 'ro',
    single: 'chat',
    selected: 7,
    sent: { ...sent, state: 'sending' },
    chatFailure: 'Not sent',
  });
  // A page that stays in its language keeps its messages.
  leaveRoomUi('one', before);
  expect(before.getState().outbox).toHaveLength(1);

  leavePage(
    () => leaveRoomUi('one', before),
    () => undefined,
  );
  expect(before.getState().outbox).toEqual([]);
  expect(createKeptRoomUi('two').getState().search).toBe('');
  expect(createKeptRoomUi('one').getState()).toMatchObject({
    words: 'later',
    outbox: [{ text: 'first', key: 'k2' }],
    search: 'ro',
    single: 'chat',
    selected: 7,
    sent: { ...sent, state: 'waiting' },
    chatFailure: null,
  });
  expect(createKeptRoomUi('one').getState().search).toBe('');
});
