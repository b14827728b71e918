import { useQuery } from '@tanstack/react-query';
import { request } from '../../platform/requests/api-client.js';
import { keys } from './league-data.js';

export function usePhase(leagueId: string, enabled = true) {
  return useQuery({
    queryKey: keys.phase(leagueId),
    queryFn: ({ signal }) => request('GET /:league_id/phase', { league_id: leagueId, signal }),
    enabled,
  });
}

/** The value of a `datetime-local` field, in the reader's time zone. */
export function localValue(at: number): string {
  const date = new Date(at);
  return new Date(at - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
