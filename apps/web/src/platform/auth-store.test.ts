import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { fakeServer, type Asked } from '../testing/fake-server.js';
import { ApiRefusal, api } from './api-client.js';
import { bootSession, endSession, freshToken, renew, signIn, signOut, useAuth } from './auth-store.js';

const user = { uid: 'u1', email: 'mel@example.com', user_name: 'melott', first_name: 'Mel', last_name: 'Ott', picture: null, isAdmin: false, isSiteOwner: false };
const session = (accessToken: string) => ({ status: 200, body: { accessToken, expiresAt: new Date(Date.now() + 600_000).toISOString(), user } });
const signedOut = { status: 401, body: { refusal: { name: 'signedOut', message: 'You are signed out.' } } };

let asked: Asked[];
let refresh: () => ReturnType<typeof session> | typeof signedOut | 'no network';
beforeEach(() => {
  refresh = () => session('second');
  asked = fakeServer(({ path, headers }) => {
    if (path === '/api/auth/sign-in') return session('first');
    if (path === '/api/auth/refresh') return refresh();
    return headers.Authorization === undefined ? signedOut : { status: 200, body: {} };
  });
});
afterEach(() => endSession());

describe('a session', () => {
  test('begins with a sign-in, which is recorded', async () => {
    await signIn('mel@example.com', 'slapshot9');
    expect(useAuth.getState()).toMatchObject({ status: 'signed-in', user: { uid: 'u1' }, authenticating: false });
    expect(asked.find((one) => one.path === '/api/record-session')?.body).toMatchObject({ user_id: 'u1', action: 'login' });
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
    await expect(api.get('user-leagues')).rejects.toBeInstanceOf(ApiRefusal);
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
