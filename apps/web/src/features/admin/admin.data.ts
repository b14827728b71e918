import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../platform/requests/api-client.js';

const ADMIN = ['admin'] as const;
/** No events report other users' accounts, so the console polls. */
const LOOK = { refetchInterval: 30_000 } as const;

export const useUsers = (search: string) =>
  useInfiniteQuery({
    queryKey: [...ADMIN, 'users', search],
    queryFn: ({ pageParam, signal }) =>
      request('GET /admin/users', { query: { search: search || null, after: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    ...LOOK,
  });

export const useSecurityEvents = (kind: string, userId: string | null) =>
  useInfiniteQuery({
    queryKey: [...ADMIN, 'events', kind, userId],
    queryFn: ({ pageParam, signal }) =>
      request('GET /admin/security-events', {
        query: { kind: kind || null, user_id: userId, before: pageParam },
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    ...LOOK,
  });

export const useEveryLeague = () =>
  useQuery({
    queryKey: [...ADMIN, 'leagues'],
    queryFn: async ({ signal }) => (await request('GET /user-leagues', { signal })).allLeagues,
    ...LOOK,
  });

export const useAdminConfig = () =>
  useQuery({
    queryKey: [...ADMIN, 'config'],
    queryFn: ({ signal }) => request('GET /admin/config', { signal }),
    ...LOOK,
  });

export const useStatus = () =>
  useQuery({
    queryKey: [...ADMIN, 'status'],
    queryFn: ({ signal }) => request('GET /admin/status', { signal }),
    ...LOOK,
  });

export const useImports = () =>
  useQuery({
    queryKey: [...ADMIN, 'imports'],
    queryFn: async ({ signal }) => (await request('GET /admin/imports', { signal })).imports,
    ...LOOK,
  });

export function useRefreshAdmin(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: ADMIN });
}
