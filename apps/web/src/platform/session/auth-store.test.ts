import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fakeServer, type Asked } from '../../testing/fake-server.js';
import { MEL, sessionOf } from '../../testing/session.js';
import { ApiRefusal, request } from '../requests/api-client.js';
import { keepUnsent, readUnsent } from '../device/unsent.js';

const socket = {
  on: jest.fn(),
  off: jest.fn(() => socket),
  connect: jest.fn(),
  disconnect: jest.fn(),
  connected: true,
  io: { decoder: {} },
};
const io = jest.fn(() => socket);
jest.unstable_mockModule('socket.io-client', () => ({ io }));
const { bootSession, endSession, freshToken, leaveSession, renew, signIn, signOut, useAuth } =
  await import('./auth-store.js');
const { openSocket, useConnection } = await import('./socket.js');
const { enterPage, isLeaving, leavePage } = await import('./hand-over.js');
const { closeOverlay, useOverlay } = await import('../pages/overlays.js');
const { queryClient } = await import('../requests/query-client.js');

const session = (accessToken: string, uid = 'u1') => sessionOf({ ...MEL, uid }, accessToken);
const signedOut = { status: 401, body: { refusal: { name: 'signedOut', message: 'You are signed out.' } } };

let asked: Asked[];
/** An expired token. */
let old: string | null;
let opened: ReturnType<typeof session>;
let refresh: () => ReturnType<typeof session> | typeof signedOut | 'no network';
beforeEach(() => {
  old = null;
  opened = session('first');
  refresh = () => session('second');
  asked = fakeServer(({ path, headers }) => {
    if (path === '/api/auth/sign-in') return opened;
    if (path === '/api/auth/refresh') return refresh();
    return headers.Authorization === undefined || headers.Authorization === old ? signedOut : { status: 200, body: {} };
  });
});
afterEach(() => endSession());

describe('a session', () => {
  test('begins with a sign-in, which is recorded', async () => {
    await signIn('mel@example.com', 'slapshot9');
    expect(useAuth.getState()).toMatchObject({ status: 'signed-in', user: { uid: 'u1' } });
    expect(asked.find((one) => one.path === '/api/record-session')?.body).toMatchObject({
      user_id: 'u1',
      action: 'login',
    });
  });

  test('ends with a sign-out, on the server and here', async () => {
    await signIn('mel@example.com', 'slapshot9');
    await signOut();
    expect(useAuth.getState()).toMatchObject({ status: 'signed-out', user: null });
    expect(asked.map((one) => one.path).slice(-2)).toEqual(['/api/record-session', '/api/auth/sign-out']);
    expect(asked.at(-1)?.headers.Authorization).toBe('Bearer first');
    expect(localStorage.getItem('crease.session')).toBeNull();
  });

  test('comes back after a reload, without asking where there was none', async () => {
    await bootSession();
    expect(asked).toHaveLength(0);
    expect(useAuth.getState().status).toBe('signed-out');
    localStorage.setItem('crease.session', 'u1');
    await bootSession();
    expect(useAuth.getState()).toMatchObject({ status: 'signed-in', bootedIn: true });
    expect(await freshToken()).toBe('second');
  });

  test('is renewed once for many calls that need it', async () => {
    await bootSession();
    await signIn('mel@example.com', 'slapshot9');
    const before = asked.filter((one) => one.path === '/api/auth/refresh').length;
    await Promise.all([renew(), renew(), renew()]);
    expect(asked.filter((one) => one.path === '/api/auth/refresh')).toHaveLength(before + 1);
  });

  test('ends when its renewal is refused, and lives on when only the network is gone', async () => {
    await signIn('mel@example.com', 'slapshot9');
    refresh = () => 'no network';
    await renew();
    expect(useAuth.getState().status).toBe('signed-in');
    refresh = () => signedOut;
    await renew();
    expect(useAuth.getState().status).toBe('signed-out');
    await expect(request('GET /user-leagues')).rejects.toBeInstanceOf(ApiRefusal);
  });

  test('follows the other tabs out and in', async () => {
    await bootSession();
    await signIn('mel@example.com', 'slapshot9');
    localStorage.removeItem('crease.session');
    window.dispatchEvent(new StorageEvent('storage', { key: 'crease.session' }));
    expect(useAuth.getState().status).toBe('signed-out');
    localStorage.setItem('crease.session', 'u1');
    window.dispatchEvent(new StorageEvent('storage', { key: 'crease.session' }));
    await renew();
    expect(useAuth.getState().status).toBe('signed-in');
  });
});

test.each([
  { reason: 'idle', open: 'idle-ended' },
  { reason: 'revoked', open: null },
])(
  'a session that the server ends ($reason) is over here, and silence is named as what ended it',
  async ({ reason, open }) => {
    closeOverlay();
    await bootSession();
    await signIn('mel@example.com', 'slapshot9');
    socket.on.mockClear();
    await openSocket();
    const [, ended] = socket.on.mock.calls.find(([event]) => event === 'session:ended') as unknown as [
      string,
      (body: { reason: string }) => void,
    ];
    ended({ reason });
    expect(useAuth.getState().status).toBe('signed-out');
    expect(useOverlay.getState().open).toBe(open);
    closeOverlay();
  },
);

test('the app of another language gets the open socket, and hears no other tab any more', async () => {
  await bootSession();
  await signIn('mel@example.com', 'slapshot9');
  await openSocket();
  socket.disconnect.mockClear();
  leavePage(() => undefined, leaveSession);
  expect(isLeaving()).toBe(true);
  await window.creaseLeft?.socket;
  expect(socket.off).toHaveBeenCalledWith();
  expect(socket.disconnect).not.toHaveBeenCalled();
  const before = asked.length;
  localStorage.setItem('crease.session', 'u2');
  window.dispatchEvent(new StorageEvent('storage', { key: 'crease.session' }));
  expect(asked).toHaveLength(before);

  // The other app has its own modules; here the same modules take the socket over again.
  io.mockClear();
  enterPage();
  useConnection.setState({ state: 'connecting' });
  await signIn('mel@example.com', 'slapshot9');
  await openSocket();
  expect(io).not.toHaveBeenCalled();
  expect(useConnection.getState().state).toBe('live');
});

describe('another account that takes a living session’s place', () => {
  const asFirst = async () => {
    await bootSession();
    await signIn('mel@example.com', 'slapshot9');
    queryClient.setQueryData(['my-leagues'], ['the first one’s']);
    keepUnsent('offer', 'the first one’s');
    socket.disconnect.mockClear();
    io.mockClear();
    await openSocket();
  };
  const nothingIsLeft = async (account: number) => {
    expect(useAuth.getState()).toMatchObject({ status: 'signed-in', user: { uid: 'u2' } });
    expect(useAuth.getState().account).toBeGreaterThan(account);
    expect(queryClient.getQueryData(['my-leagues'])).toBeUndefined();
    expect(readUnsent('offer')).toBeNull();
    await openSocket();
    expect(socket.disconnect).toHaveBeenCalledTimes(1);
    expect(io).toHaveBeenCalledTimes(2);
  };

  test('by this tab’s form finds nothing of the first: no answers, nothing unsent, a socket of its own', async () => {
    await asFirst();
    const { account } = useAuth.getState();
    opened = session('third', 'u2');
    await signIn('ann@example.com', 'slapshot9');
    await nothingIsLeft(account);
    expect(await freshToken()).toBe('third');
  });

  test('in another tab takes its place here too', async () => {
    await asFirst();
    const { account } = useAuth.getState();
    refresh = () => session('fourth', 'u2');
    localStorage.setItem('crease.session', 'u2');
    window.dispatchEvent(new StorageEvent('storage', { key: 'crease.session' }));
    await renew();
    await nothingIsLeft(account);
    expect(useAuth.getState().bootedIn).toBe(true);
  });

  test('does not carry out what the first one asked for', async () => {
    await asFirst();
    // The browser's session belongs to another user by now, and this tab was asleep when that happened.
    refresh = () => session('third', 'u2');
    old = 'Bearer first';
    await expect(request('POST /auth/activity')).rejects.toMatchObject({ status: 401 });
    expect(asked.filter((one) => one.path === '/api/auth/activity')).toHaveLength(1);
    expect(useAuth.getState().user?.uid).toBe('u2');
  });

  test('is not what a renewal or one’s own signing in again is', async () => {
    await asFirst();
    const { account } = useAuth.getState();
    await renew();
    await signIn('mel@example.com', 'slapshot9');
    expect(queryClient.getQueryData(['my-leagues'])).toEqual(['the first one’s']);
    expect(socket.disconnect).not.toHaveBeenCalled();
    expect(useAuth.getState().account).toBe(account);
  });
});
