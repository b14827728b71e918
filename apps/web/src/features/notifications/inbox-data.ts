import { useQuery } from '@tanstack/react-query';
import type { InboxRequest } from '@crease/core/trades/inbox.answers.js';
import { request } from '../../platform/requests/api-client.js';
import { useAuth } from '../../platform/session/auth-store.js';
import { keys } from '../open-league/league-data.js';

export function useInbox() {
  const signedIn = useAuth((state) => state.status === 'signed-in');
  return useQuery({
    queryKey: keys.inbox,
    queryFn: async ({ signal }) => (await request('GET /inbox', { signal })).requests,
    enabled: signedIn,
  });
}

export function waitingByLeague(requests: readonly InboxRequest[]): ReadonlyMap<string, number> {
  const waiting = new Map<string, number>();
  for (const { league_id } of requests) waiting.set(league_id, (waiting.get(league_id) ?? 0) + 1);
  return waiting;
}
