import { useQuery } from '@tanstack/react-query';
import { request } from '../../../platform/requests/api-client.js';
import { keys } from '../../open-league/league-data.js';

/** The contracts of a league with salaries of its own. */
export function useContracts(leagueId: string) {
  return useQuery({
    queryKey: [...keys.league(leagueId), 'contracts'],
    queryFn: ({ signal }) => request('GET /:league_id/contracts', { league_id: leagueId, signal }),
  });
}
