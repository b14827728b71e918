import { useQuery } from '@tanstack/react-query';
import { request } from './api-client.js';
import { keys } from './league-data.js';

/** Where the league is in its year, what its next step asks for, and what each team must still do. */
export function usePhase(leagueId: string, enabled = true) {
  return useQuery({
    queryKey: keys.phase(leagueId),
    queryFn: ({ signal }) => request('GET /:league_id/phase', { league_id: leagueId, signal }),
    enabled,
  });
}

/** The value of a field for date and time, in the reader's own time zone. */
export function localValue(at: number): string {
  const date = new Date(at);
  return new Date(at - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
