import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../platform/requests/api-client.js';
import { useAuth } from '../../platform/session/auth-store.js';
import { keys } from './league-data.js';

/** Refetch interval in milliseconds, for concerns that time alone causes. */
const CLOCK_MS = 5 * 60_000;

export const concernsQuery = (leagueId: string) =>
  queryOptions({
    queryKey: [...keys.concerns, leagueId],
    queryFn: ({ signal }) => request('GET /:league_id/concerns', { league_id: leagueId, signal }),
    refetchInterval: CLOCK_MS,
  });

export const useConcerns = (leagueId: string) => useQuery(concernsQuery(leagueId));

/** Refetch interval in milliseconds while games run. */
const LIVE_MS = 30_000;

/** The reader's concerns by league. `live`: games run, so that ranks change. */
export function useMyConcerns(live = false) {
  const signedIn = useAuth((state) => state.status === 'signed-in');
  return useQuery({
    queryKey: [...keys.concerns, 'mine'],
    queryFn: async ({ signal }) =>
      new Map((await request('GET /my-concerns', { signal })).leagues.map((league) => [league.league_id, league])),
    refetchInterval: live ? LIVE_MS : CLOCK_MS,
    enabled: signedIn,
  });
}
