import { useQuery } from '@tanstack/react-query';
import { request } from '../../platform/requests/api-client.js';
import { keys } from '../open-league/league-data.js';

/** Entry fees and prizes of a league. */
export function useLedger(leagueId: string) {
  return useQuery({
    queryKey: [...keys.league(leagueId), 'ledger'],
    queryFn: async ({ signal }) => (await request('GET /:league_id/ledger', { league_id: leagueId, signal })).lines,
  });
}
