import { afterEach, expect, jest, test } from '@jest/globals';
import { QueryObserver } from '@tanstack/react-query';
import { noteFollowed, queryClient } from '../platform/requests/query-client.js';
import { refetchAll, refetchSoon } from './refetch.js';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
  queryClient.clear();
  jest.useRealTimers();
});

/** A query on screen, and how often it was fetched. */
function shown(queryKey: readonly string[]) {
  const asked = { times: 0 };
  const observer = new QueryObserver(queryClient, {
    queryKey,
    queryFn: () => (asked.times += 1),
    initialData: 0,
    staleTime: Infinity,
  });
  closing.push(observer.subscribe(() => undefined));
  return asked;
}

test('scored games are not read again by a page with a stream of its own, all other changes are', async () => {
  jest.useFakeTimers();
  const [table, page] = [shown(['league', 'a', 'table']), shown(['league', 'a', 'page'])];
  noteFollowed(['league', 'a', 'page'], true);
  const flush = () => jest.advanceTimersByTimeAsync(1_000);
  refetchSoon([['league', 'a']], true);
  await flush();
  expect([table.times, page.times]).toEqual([1, 0]);
  // One change that concerns the page is enough.
  refetchSoon([['league', 'a']], true);
  refetchSoon([['league', 'a']]);
  refetchSoon([['league', 'a']], true);
  await flush();
  expect([table.times, page.times]).toEqual([2, 1]);
  refetchAll();
  await flush();
  expect([table.times, page.times]).toEqual([3, 2]);
  // Once the page has left its stream, games are read again.
  noteFollowed(['league', 'a', 'page'], false);
  refetchSoon([['league', 'a']], true);
  await flush();
  expect([table.times, page.times]).toEqual([4, 3]);
});
