import { expect, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NoticeEntry } from '@crease/core/notifications/notification.schema.js';
import { fakeServer } from '../../testing/fake-server.js';
import { NoticesPage } from './NoticesPage.js';
import { renderRouted } from '../../testing/screen.js';

const notice = (id: string, title: string, read: boolean): NoticeEntry => ({
  id,
  kind: 'trade-received',
  league_id: 'Lg1aaaaaaaaa',
  league_name: 'Pond Kings',
  title,
  detail: null,
  path: '/Lg1aaaaaaaaa/trade/all',
  at: '2026-03-01T10:00:00.000Z',
  read,
});

test('notices are read by entry and all at once, and one that could not be kept is unread again', async () => {
  let stored = [notice('3', 'An offer', false), notice('2', 'A veto', false), notice('1', 'A claim', true)];
  let broken = false;
  const asked = fakeServer(({ method, body }) => {
    if (method === 'POST' && broken) return { status: 503, body: { refusal: { name: 'x', message: 'Try again.' } } };
    if (method === 'POST') {
      const { ids, read = true } = body as { ids?: string[]; read?: boolean };
      stored = stored.map((one) => (ids === undefined || ids.includes(one.id) ? { ...one, read } : one));
    }
    const unread = stored.filter(({ read }) => !read).length;
    return { status: 200, body: method === 'GET' ? { notices: stored, next: null, unread } : { unread } };
  });
  renderRouted(<NoticesPage />, '/', new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  await screen.findByText('2 unread');
  await userEvent.click(screen.getByRole('button', { name: 'Mark as read: An offer' }));
  await screen.findByText('1 unread');
  await userEvent.click(screen.getByRole('radio', { name: 'Unread' }));
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await screen.findByText('You have read everything');
  expect(asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { ids: ['3'], read: true },
    { up_to: '3' },
  ]);
  await userEvent.click(screen.getByRole('radio', { name: 'All' }));
  broken = true;
  await userEvent.click(screen.getByRole('button', { name: 'Mark as unread: A claim' }));
  await waitFor(() => expect(screen.getByText('Nothing unread')).toBeDefined());
});

test('two marks in a row are carried out in their order, also where the first one takes its time', async () => {
  let read = true;
  let answer = () => {};
  const slow = new Promise<void>((resolve) => (answer = resolve));
  const asked = fakeServer(async ({ method, body }) => {
    if (method === 'POST') {
      const single = 'ids' in (body as object);
      if (single) await slow;
      read = !single;
    }
    const unread = read ? 0 : 1;
    return {
      status: 200,
      body:
        method === 'GET'
          ? { notices: [notice('3', 'An offer', read), notice('2', 'A veto', true)], next: null, unread }
          : { unread },
    };
  });
  renderRouted(<NoticesPage />, '/', new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as unread: An offer' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await screen.findByText('Nothing unread');
  const sent = () => asked.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(sent()).toEqual([{ ids: ['3'], read: false }]);
  answer();
  await waitFor(() => expect(sent()).toEqual([{ ids: ['3'], read: false }, { up_to: '3' }]));
  await waitFor(() => expect(asked.at(-1)?.method).toBe('GET'));
  expect(await screen.findByText('Nothing unread')).toBeDefined();
});
