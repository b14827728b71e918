import { useQuery } from '@tanstack/react-query';
import { request } from '../../platform/requests/api-client.js';
import { keys } from './league-data.js';

export const useStatusOverrides = (leagueId: string) =>
  useQuery({
    queryKey: [...keys.league(leagueId), 'players', 'status-overrides'],
    queryFn: async ({ signal }) =>
      (await request('GET /:league_id/status-overrides', { league_id: leagueId, signal })).overrides,
  });
