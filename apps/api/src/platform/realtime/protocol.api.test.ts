import { afterAll, expect, it } from '@jest/globals';
import { io, type Socket } from 'socket.io-client';
import { PROTOCOL_VERSION } from '@crease/core/realtime/socket-events.js';
import { startTestApp } from '../../testing/test-app.js';

const app = await startTestApp();
const sockets: Socket[] = [];
afterAll(async () => {
  for (const socket of sockets) socket.disconnect();
  await app.close();
});
const anna = await app.signUp('anna');

function shake(protocol?: unknown): Promise<{ message: string; data?: unknown } | null> {
  const socket = io(app.url, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    auth: { token: anna.token, ...(protocol === undefined ? {} : { protocol }) },
  });
  sockets.push(socket);
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(null));
    socket.once('connect_error', (error) =>
      resolve({ message: error.message, data: (error as { data?: unknown }).data }),
    );
  });
}

it('a page of this release, and a program that names none, are let in', async () => {
  expect(await shake(PROTOCOL_VERSION)).toBeNull();
  expect(await shake()).toBeNull();
});

it.each([PROTOCOL_VERSION - 1, PROTOCOL_VERSION + 1, 'one', null, {}])(
  'a page of release %p is told to reload, in a refusal that its code can read',
  async (protocol) => {
    expect(await shake(protocol)).toEqual({
      message: 'outdated',
      data: {
        refusal: {
          name: 'outdated',
          kind: 'mismatch',
          message: 'Crease was updated since you opened this page.',
          figure: PROTOCOL_VERSION,
          fix: 'Reload the page.',
        },
      },
    });
  },
);
