import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, type ReactNode } from 'react';
import { endSession, useAuth } from '../../platform/session/auth-store.js';
import { closeOverlay, useOverlay } from '../../platform/pages/overlays.js';
import { queryClient } from '../../platform/requests/query-client.js';
import { fakeServer } from '../../testing/fake-server.js';
import { MEL, sessionOf } from '../../testing/session.js';
import { MailLinkDialog } from './MailLinkDialog.js';
import { ResetDialog } from './ResetDialog.js';

const TOKEN = 'x'.repeat(43);
const session = sessionOf(MEL);
const refused = (status: number, name: string, message: string, field?: string) => ({
  status,
  body: { refusal: { name, message, field } },
});
const show = (dialog: ReactNode) =>
  render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>{dialog}</QueryClientProvider>
    </StrictMode>,
  );
const open = (kind: 'reset' | 'verify', onEntered: () => void = jest.fn()) =>
  show(
    <MailLinkDialog link={{ kind, token: TOKEN }} onClose={jest.fn()} onEntered={onEntered} onConfirmed={jest.fn()} />,
  );

afterEach(() => {
  endSession();
  closeOverlay();
  queryClient.clear();
});

describe('a link that resets the password', () => {
  const choose = async () => {
    await userEvent.type(screen.getByLabelText('New password'), 'back-hand shelf');
    await userEvent.click(screen.getByRole('button', { name: 'Save password' }));
  };

  test('sets the new one and signs in with it', async () => {
    const asked = fakeServer(({ path }) =>
      path === '/api/auth/reset'
        ? { status: 200, body: { success: true, email: 'mel@example.com' } }
        : path === '/api/auth/sign-in'
          ? session
          : { status: 200, body: {} },
    );
    const entered = jest.fn();
    open('reset', entered);
    await choose();
    await waitFor(() => expect(entered).toHaveBeenCalledTimes(1));
    expect(asked.find(({ path }) => path === '/api/auth/reset')?.body).toEqual({
      token: TOKEN,
      password: 'back-hand shelf',
    });
    expect(asked.find(({ path }) => path === '/api/auth/sign-in')?.body).toEqual({
      email: 'mel@example.com',
      password: 'back-hand shelf',
      keep: false,
    });
    expect(useAuth.getState().status).toBe('signed-in');
  });

  test.each([
    ['linkUsed', 409, 'This link has been used.'],
    ['linkExpired', 409, 'This link is out of date.'],
    ['linkInvalid', 404, 'This link is not valid.'],
  ])('says that it is dead (%s), and offers a new one', async (name, status, words) => {
    fakeServer(() => refused(status, name, words, 'token'));
    open('reset');
    await choose();
    expect(await screen.findByText(words)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Send a new link' }));
    expect(useOverlay.getState().open).toBe('reset-password');
  });
});

describe('a link that confirms an address', () => {
  test('does so once, by itself', async () => {
    const asked = fakeServer(({ path }) =>
      path === '/api/auth/verify'
        ? { status: 200, body: { success: true, email: 'new@example.com', changed: true } }
        : { status: 200, body: {} },
    );
    open('verify');
    expect(await screen.findByText('new@example.com')).toBeDefined();
    expect(asked.filter(({ path }) => path === '/api/auth/verify')).toHaveLength(1);
  });

  test('can be tried again when the network was gone', async () => {
    let there = false;
    fakeServer(() =>
      there ? { status: 200, body: { success: true, email: 'mel@example.com', changed: false } } : 'no network',
    );
    open('verify');
    expect(await screen.findByText('Network error. Please check your connection and try again.')).toBeDefined();
    there = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('mel@example.com')).toBeDefined();
  });

  test('that was cut short asks nobody', () => {
    const asked = fakeServer(() => ({ status: 200, body: {} }));
    show(
      <MailLinkDialog
        link={{ kind: 'verify', token: '' }}
        onClose={jest.fn()}
        onEntered={jest.fn()}
        onConfirmed={jest.fn()}
      />,
    );
    expect(screen.getByText('This link is not complete.')).toBeDefined();
    expect(asked).toHaveLength(0);
  });
});

test('asking for a reset says what failed, and nothing is sent without an address', async () => {
  const asked = fakeServer(({ path }) =>
    path === '/api/auth/reset-request'
      ? refused(429, 'tooManyRequests', 'Too many requests for this address. Please try again later.')
      : { status: 200, body: {} },
  );
  show(<ResetDialog known="" onClose={jest.fn()} />);
  await userEvent.click(screen.getByRole('button', { name: 'Send reset link' }));
  expect(screen.getByText('Please enter your email address.')).toBeDefined();
  expect(asked.some(({ path }) => path === '/api/auth/reset-request')).toBe(false);
  await userEvent.type(screen.getByLabelText('Email'), 'mel@example.com{Enter}');
  expect(
    await screen.findByText(
      'Error sending password reset email: Too many requests for this address. Please try again later.',
    ),
  ).toBeDefined();
});
