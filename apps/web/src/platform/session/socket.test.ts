import { afterEach, expect, jest, test } from '@jest/globals';
import { FORMER_NAME } from '@crease/core/auth/words/former.words.js';
import { readLanguageFrom, type Language } from '@crease/core/locale.js';
import * as client from 'socket.io-client';

const { io } = client;
jest.unstable_mockModule('socket.io-client', () => ({
  io: () => io('http://localhost', { autoConnect: false }),
}));
const { openSocket } = await import('./socket.js');

afterEach(() => readLanguageFrom(() => 'en'));

test.each<[Language, string]>([
  ['en', 'Former manager'],
  ['fr', 'Ex-DG'],
])('an event names a deleted account in the language of the reader: %s', async (language, name) => {
  readLanguageFrom(() => language);
  const decoder = (await openSocket()).io['decoder'];
  const packets: unknown[] = [];
  decoder.on('decoded', ({ data }: { data: unknown }) => packets.push(data));
  decoder.add(`2["event",{"by":"${FORMER_NAME}"}]`);
  decoder.add('31[{"author":"Anna"}]');
  decoder.off('decoded');
  expect(packets).toEqual([['event', { by: name }], [{ author: 'Anna' }]]);
});
