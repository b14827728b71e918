import { useQuery } from '@tanstack/react-query';
import { request } from '../../platform/requests/api-client.js';
import { keys } from '../open-league/league-data.js';

export const rulesKey = (leagueId: string) => [...keys.league(leagueId), 'rules'] as const;

export function useRules(leagueId: string, enabled = true) {
  return useQuery({
    enabled,
    queryKey: rulesKey(leagueId),
    queryFn: ({ signal }) => request('GET /:league_id/rules', { league_id: leagueId, signal }),
  });
}

/** All versions of the commissioner's text and changes of the settings, newest first. */
export function useRulesHistory(leagueId: string) {
  return useQuery({
    queryKey: [...rulesKey(leagueId), 'history'],
    queryFn: ({ signal }) => request('GET /:league_id/rules/text/history', { league_id: leagueId, signal }),
  });
}
