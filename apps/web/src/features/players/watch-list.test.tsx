import { expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { fakeServer } from '../../testing/fake-server.js';
import { useWatchList } from './watch-list.js';

const LEAGUE = 'Lg1aaaaaaaaa';

function open() {
  const client = new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return renderHook(() => useWatchList(LEAGUE), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  }).result;
}

test('a star that could not be kept goes out again, also without any connection', async () => {
  let online = true;
  let fail: () => void = () => undefined;
  const asked = fakeServer(({ method }) => {
    if (online) return { status: 200, body: { players: [{ player_id: 1, added_at: '' }] } };
    return method === 'GET' ? 'no network' : new Promise((resolve) => (fail = () => resolve('no network')));
  });
  const list = open();
  await waitFor(() => expect([...list.current.ids]).toEqual([1]));
  online = false;
  act(() => list.current.toggle(2));
  await waitFor(() => expect(list.current.ids.has(2)).toBe(true));
  act(() => fail());
  await waitFor(() => expect([...list.current.ids]).toEqual([1]));
  act(() => list.current.toggle(1));
  await waitFor(() => expect(list.current.ids.has(1)).toBe(false));
  act(() => fail());
  await waitFor(() => expect([...list.current.ids]).toEqual([1]));
  expect(asked.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`)).toEqual([
    `PUT /api/${LEAGUE}/watch-list/2`,
    `DELETE /api/${LEAGUE}/watch-list/1`,
  ]);
});

test('a star pressed before the list is there does not make it look as if nobody else were watched', async () => {
  const watched = [{ player_id: 1, added_at: '' }];
  let put: () => void = () => undefined;
  const seen: number[][] = [];
  fakeServer(({ method }) => {
    if (method === 'GET')
      return watched.length === 1 ? new Promise(() => undefined) : { status: 200, body: { players: watched } };
    return new Promise((resolve) => {
      put = () => {
        watched.push({ player_id: 2, added_at: '' });
        resolve({ status: 200, body: { players: watched } });
      };
    });
  });
  const list = open();
  act(() => list.current.toggle(2));
  await act(() => Promise.resolve());
  seen.push([...list.current.ids]);
  act(() => put());
  await waitFor(() => expect([...list.current.ids].sort()).toEqual([1, 2]));
  expect(seen).toEqual([[]]);
});
