import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../platform/requests/api-client.js';
import { keys } from '../open-league/league-data.js';

export const useAccount = () =>
  useQuery({
    queryKey: [...keys.account, 'ways'],
    queryFn: ({ signal }) => request('GET /auth/account', { signal }),
  });

export const useSessions = () =>
  useQuery({
    queryKey: [...keys.account, 'sessions'],
    queryFn: async ({ signal }) => (await request('GET /auth/sessions', { signal })).sessions,
  });

export const useHistory = () =>
  useInfiniteQuery({
    queryKey: [...keys.account, 'history'],
    queryFn: ({ pageParam, signal }) => request('GET /auth/history', { query: { before: pageParam }, signal }),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.next,
  });

/** Invalidates all account queries: a change of one part also appears in the history. */
export function useRefresh(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: keys.account });
}
