import { afterEach, expect, test } from '@jest/globals';
import { createKeptRoomUi } from './kept-words.js';

afterEach(() => sessionStorage.clear());

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
