import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fakeServer, type Asked } from '../../testing/fake-server.js';
import { request } from '../requests/api-client.js';
import { readKept } from '../device/device-storage.js';
import { bootSession, endSession, lookAround, signIn, signOut, useAuth } from './auth-store.js';

const user = {
  uid: 'robin',
  email: 'robin@example.com',
  user_name: 'robin',
  first_name: 'Robin',
  last_name: 'Okafor',
  picture: null,
  isAdmin: false,
  isSiteOwner: false,
  emailVerified: false,
};
const session = (accessToken: string, more: object) => ({
  status: 200,
  body: {
    accessToken,
    expiresAt: new Date(Date.now() + 600_000).toISOString(),
    kept: true,
    user: { ...user, ...more },
  },
});

let asked: Asked[];
let expired: string | null;
let visits: number;
beforeEach(() => {
  expired = null;
  visits = 0;
  asked = fakeServer(({ path, headers }) => {
    if (path === '/api/auth/look-around') return session(`visit ${(visits += 1)}`, { visitor: true });
    if (path === '/api/auth/sign-in') return session('own', { uid: 'mel' });
    if (headers.Authorization === undefined || headers.Authorization === expired)
      return { status: 401, body: { refusal: { name: 'signedOut', message: 'You are signed out.' } } };
    return { status: 200, body: {} };
  });
});
afterEach(() => endSession());

const paths = () => asked.map(({ path }) => path);

test('a visit leaves no mark of a session, and writes nothing', async () => {
  await lookAround();
  expect(useAuth.getState()).toMatchObject({ status: 'signed-in', kept: true, user: { visitor: true } });
  expect(readKept('session')).toBeNull();
  expect(readKept('visiting')).not.toBeNull();
  expect(paths()).toEqual(['/api/auth/look-around']);
});

test('it is renewed by looking around again, and comes back after a reload', async () => {
  await lookAround();
  expired = 'Bearer visit 1';
  await request('GET /user-leagues');
  expect(paths()).toEqual(['/api/auth/look-around', '/api/user-leagues', '/api/auth/look-around', '/api/user-leagues']);
  useAuth.setState({ status: 'booting', user: null });
  await bootSession();
  expect(useAuth.getState()).toMatchObject({ status: 'signed-in', user: { visitor: true } });
  expect(paths().includes('/api/auth/refresh')).toBe(false);
});

test('it ends here without a call', async () => {
  await lookAround();
  await signOut();
  expect(useAuth.getState()).toMatchObject({ status: 'signed-out', user: null });
  expect(readKept('visiting')).toBeNull();
  expect(paths()).toEqual(['/api/auth/look-around']);
});

test('an account of one’s own replaces it, with everything that was on the screen', async () => {
  await lookAround();
  const { account } = useAuth.getState();
  await signIn('mel@example.com', 'slapshot9');
  expect(useAuth.getState()).toMatchObject({ user: { uid: 'mel' }, account: account + 1 });
  expect(useAuth.getState().user?.visitor).toBeUndefined();
  expect([readKept('visiting'), readKept('session')]).toEqual([null, 'mel']);
});
