import { useQuery } from '@tanstack/react-query';
import { request } from '../../platform/requests/api-client.js';
import { rulesKey } from '../open-league/rules-data.js';

/** All versions of the commissioner's text and changes of the settings, newest first. */
export function useRulesHistory(leagueId: string) {
  return useQuery({
    queryKey: [...rulesKey(leagueId), 'history'],
    queryFn: ({ signal }) => request('GET /:league_id/rules/text/history', { league_id: leagueId, signal }),
  });
}
