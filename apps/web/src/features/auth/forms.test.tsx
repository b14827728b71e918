import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { render as renderAlone, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { endSession, useAuth } from '../../platform/session/auth-store.js';
import { queryClient } from '../../platform/requests/query-client.js';
import { fakeServer } from '../../testing/fake-server.js';
import { MEL, sessionOf } from '../../testing/session.js';
import { SignInForm } from './SignInForm.js';
import { SignUpForm } from './SignUpForm.js';

const session = sessionOf(MEL);
const refused = (status: number, name: string, message = 'x', fields?: object) => ({
  status,
  body: { refusal: { name, message }, fields },
});
const render = (form: ReactNode) => renderAlone(<QueryClientProvider client={queryClient}>{form}</QueryClientProvider>);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

afterEach(() => {
  endSession();
  queryClient.clear();
});

describe('signing in', () => {
  const attempt = async (answer: ReturnType<typeof refused> | typeof session | 'no network') => {
    fakeServer(({ path }) => (path === '/api/auth/sign-in' ? answer : { status: 200, body: {} }));
    const done = jest.fn();
    render(<SignInForm onDone={done} />);
    await userEvent.type(field('Email'), 'mel@example.com');
    await userEvent.type(field('Password'), 'slapshot9{Enter}');
    return done;
  };

  test.each([
    ['userNotFound', 401, 'No account found with this email address.', 'Email'],
    ['wrongPassword', 401, 'Incorrect password.', 'Password'],
    ['invalidEmail', 401, 'Please enter a valid email address.', 'Email'],
    ['userDisabled', 401, 'This account has been disabled.', 'Email'],
    ['tooManyRequests', 429, 'Too many failed attempts. Please try again later.', null],
    ['somethingNew', 500, 'Sign in failed. Please try again.', null],
  ])('says why: %s', async (name, status, words, at) => {
    const done = await attempt(refused(status, name));
    expect(await screen.findByText(words)).toBeDefined();
    if (at !== null) expect(field(at).getAttribute('aria-invalid')).toBe('true');
    expect(done).not.toHaveBeenCalled();
  });

  test('says when the network is gone', async () => {
    await attempt('no network');
    expect(await screen.findByText('Network error. Please check your connection and try again.')).toBeDefined();
  });

  test('clears its fields and goes on when it worked', async () => {
    const done = await attempt(session);
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
    expect(field('Email').value).toBe('');
    expect(field('Password').value).toBe('');
  });

  test.each([true, false])('keeps the session on this device only when that was chosen: %s', async (chosen) => {
    const asked = fakeServer(({ path }) =>
      path === '/api/auth/sign-in'
        ? { status: 200, body: { ...session.body, kept: chosen } }
        : { status: 200, body: {} },
    );
    const done = jest.fn();
    render(<SignInForm onDone={done} />);
    if (chosen) await userEvent.click(screen.getByRole('checkbox', { name: 'Keep me signed in on this device' }));
    await userEvent.type(field('Email'), 'mel@example.com');
    await userEvent.type(field('Password'), 'slapshot9{Enter}');
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
    expect(asked.find(({ path }) => path === '/api/auth/sign-in')?.body).toMatchObject({ keep: chosen });
    expect(useAuth.getState().kept).toBe(chosen);
  });

  test('asks for both fields before it asks the server', async () => {
    const asked = fakeServer(() => session);
    render(<SignInForm onDone={jest.fn()} />);
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(screen.getByText('Email is required')).toBeDefined();
    expect(asked.filter(({ path }) => path !== '/api/system-config')).toHaveLength(0);
  });
});

describe('signing up', () => {
  const fill = async () => {
    await userEvent.type(field('Username'), 'melott');
    await userEvent.type(field('First name'), 'Mel');
    await userEvent.type(field('Last name'), 'Ott');
    await userEvent.type(field('Email'), 'mel@example.com');
    await userEvent.type(field('Password'), 'slapshot9');
  };
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Create account' });

  test('complains about a field once it was left, and about all of them when it is sent', async () => {
    const asked = fakeServer(() => ({ status: 200, body: {} }));
    render(<SignUpForm onDone={jest.fn()} />);
    await userEvent.type(field('Username'), 'ab');
    expect(screen.queryByText('Username must be at least 3 characters')).toBeNull();
    await userEvent.tab();
    expect(screen.getByText('Username must be at least 3 characters')).toBeDefined();
    await userEvent.clear(field('Username'));
    await userEvent.click(button());
    for (const words of ['Username is required', 'Email is required', 'Password is required'])
      expect(screen.getByText(words)).toBeDefined();
    expect(document.activeElement).toBe(field('Username'));
    expect(asked.filter(({ path }) => path === '/api/create-user')).toEqual([]);
    await fill();
    expect(screen.queryByText(/ is required$/)).toBeNull();
  });

  test('creates the account, says so, and signs in', async () => {
    const asked = fakeServer(({ path }) =>
      path === '/api/create-user'
        ? { status: 201, body: { success: true } }
        : path === '/api/auth/sign-in'
          ? session
          : { status: 200, body: {} },
    );
    const done = jest.fn();
    render(<SignUpForm onDone={done} />);
    await fill();
    await userEvent.click(button());
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
    const [created, opened] = asked.filter(({ method }) => method === 'POST');
    expect(created).toMatchObject({
      path: '/api/create-user',
      body: {
        username: 'melott',
        first_name: 'Mel',
        last_name: 'Ott',
        email: 'mel@example.com',
        password: 'slapshot9',
        self_registration: true,
      },
    });
    expect(opened?.path).toBe('/api/auth/sign-in');
  });

  test('shows a server’s refusal at its field, until the field is changed', async () => {
    fakeServer(() =>
      refused(409, 'emailTaken', 'An account with this email already exists.', {
        email: 'An account with this email already exists.',
      }),
    );
    render(<SignUpForm onDone={jest.fn()} />);
    await fill();
    await userEvent.click(button());
    expect(await screen.findByText('An account with this email already exists.')).toBeDefined();
    expect(field('Email').getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(field('Email'), 'x');
    expect(screen.queryByText('An account with this email already exists.')).toBeNull();
  });
});
