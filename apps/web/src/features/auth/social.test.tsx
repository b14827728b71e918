import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { SOCIAL_CHANNEL } from '@crease/core/auth/social.rules.js';
import { fakeServer, type Asked } from '../../testing/fake-server.js';
import { MEL, sessionOf } from '../../testing/session.js';
import { endSession, useAuth } from '../../platform/session/auth-store.js';
import { signInWithTicket, socialFailure, useSocial, type SocialTicket } from './social.js';

const ticket: SocialTicket = {
  source: SOCIAL_CHANNEL,
  attempt: 'a',
  provider: 'google',
  ok: true,
  ticket: 'signed',
  uid: '117',
  email: 'mel@example.com',
  displayName: 'Mel Ott',
  photoURL: null,
};
const opened = { status: 200, body: { userInfo: [MEL], session: sessionOf(MEL).body } };
const refused = (status: number, name: string) => ({ status, body: { refusal: { name, message: 'x' } } });

afterEach(() => {
  endSession();
  jest.restoreAllMocks();
});

describe('a ticket of another provider', () => {
  const login = (asked: readonly Asked[]) =>
    asked
      .filter(({ path }) => path.startsWith('/api/login') || path === '/api/create-user-social')
      .map(({ method, path }) => `${method} ${path}`);
  const LOGIN = 'GET /api/login?email=mel%40example.com';

  test('opens a session, and is sent instead of a token', async () => {
    const asked = fakeServer(({ path }) => (path.startsWith('/api/login') ? opened : { status: 200, body: {} }));
    await signInWithTicket(ticket);
    expect(asked[0]?.headers.Authorization).toBe('Social signed');
    expect(useAuth.getState()).toMatchObject({ status: 'signed-in', user: { uid: 'u1' } });
  });

  test('creates the user where there is none, and tries once more', async () => {
    let created = false;
    const asked = fakeServer(({ path }) => {
      if (path.startsWith('/api/login')) return created ? opened : refused(404, 'noUserYet');
      created ||= path === '/api/create-user-social';
      return { status: 201, body: { success: true } };
    });
    await signInWithTicket(ticket);
    expect(login(asked)).toEqual([LOGIN, 'POST /api/create-user-social', LOGIN]);
    expect(asked.find(({ path }) => path === '/api/create-user-social')?.body).toEqual({
      uid: '117',
      email: 'mel@example.com',
      displayName: 'Mel Ott',
      photoURL: null,
      provider: 'google',
    });
    expect(useAuth.getState().status).toBe('signed-in');
  });

  test('is not tried a third time, and other refusals create nobody', async () => {
    const unknown = fakeServer(({ path }) =>
      path.startsWith('/api/login') ? refused(404, 'noUserYet') : { status: 201, body: {} },
    );
    await expect(signInWithTicket(ticket)).rejects.toThrow();
    expect(login(unknown)).toHaveLength(3);
    const taken = fakeServer(() => refused(409, 'accountExists'));
    await expect(signInWithTicket(ticket)).rejects.toThrow();
    expect(login(taken)).toEqual([LOGIN]);
  });
});

describe('the pop-up', () => {
  const popup = { closed: false };
  let attempt: string;
  beforeEach(() => {
    jest.useFakeTimers();
    popup.closed = false;
    jest.spyOn(window, 'open').mockImplementation((address) => {
      attempt = new URL(String(address), 'http://x').searchParams.get('attempt') ?? '';
      return popup as Window;
    });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  const tell = (data: object, origin = location.origin) =>
    window.dispatchEvent(new MessageEvent('message', { origin, data }));
  const open = (use: (ticket: SocialTicket) => Promise<void> = () => Promise.resolve()) => {
    const { result } = renderHook(() => useSocial(use));
    act(() => result.current.start('google'));
    return result;
  };

  test('that is blocked says so', () => {
    jest.spyOn(window, 'open').mockReturnValue(null);
    expect(open().current).toMatchObject({
      busy: null,
      failure: 'Pop-up blocked. Please allow pop-ups and try again.',
    });
  });

  test('that is closed was a change of mind; an outcome that comes after all still counts', async () => {
    const use = jest.fn(() => Promise.resolve());
    const result = open(use);
    expect(result.current.busy).toBe('google');
    popup.closed = true;
    act(() => jest.advanceTimersByTime(2_000));
    expect(result.current).toMatchObject({ busy: null, failure: 'Sign-in was cancelled.' });
    act(() => void tell({ ...ticket, attempt }));
    await waitFor(() => expect(use).toHaveBeenCalledTimes(1));
    expect(result.current.failure).toBeNull();
  });

  test('is believed only from this origin, and only about its own attempt', () => {
    const use = jest.fn(() => Promise.resolve());
    open(use);
    act(() => {
      tell({ ...ticket, attempt }, 'https://elsewhere.example');
      tell({ ...ticket, attempt: 'another' });
      tell({ attempt });
    });
    expect(use).not.toHaveBeenCalled();
  });

  test('brings back a refusal in words', () => {
    const result = open();
    act(
      () =>
        void tell({
          source: SOCIAL_CHANNEL,
          attempt,
          provider: 'google',
          ok: false,
          refusal: { name: 'socialFailed', message: 'x' },
        }),
    );
    expect(result.current.failure).toBe('Google sign-in failed. Please try again.');
  });

  test('whose ticket cannot be used says why', () => {
    expect(socialFailure(new TypeError('x'), 'facebook')).toBe('Facebook sign-in failed. Please try again.');
  });
});
