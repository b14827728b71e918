import { useQuery } from '@tanstack/react-query';
import { request } from '../../platform/requests/api-client.js';
import { keys } from './league-data.js';

export const useStrength = (leagueId: string) =>
  useQuery({
    queryKey: [...keys.league(leagueId), 'team', 'strength'],
    queryFn: ({ signal }) => request('GET /:league_id/strength', { league_id: leagueId, signal }),
  });
