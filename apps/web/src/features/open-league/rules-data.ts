import { useQuery } from '@tanstack/react-query';
import { request } from '../../platform/requests/api-client.js';
import { keys } from './league-data.js';

export const rulesKey = (leagueId: string) => [...keys.league(leagueId), 'rules'] as const;

export function useRules(leagueId: string, enabled = true) {
  return useQuery({
    enabled,
    queryKey: rulesKey(leagueId),
    queryFn: ({ signal }) => request('GET /:league_id/rules', { league_id: leagueId, signal }),
  });
}
