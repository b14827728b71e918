import { useQuery } from '@tanstack/react-query';
import { request } from '../../../../platform/requests/api-client.js';
import { keys } from '../../../open-league/league-data.js';

export const useCup = (leagueId: string, season: string) =>
  useQuery({
    queryKey: [...keys.league(leagueId), 'cup', season],
    queryFn: ({ signal }) => request('GET /:league_id/cup', { league_id: leagueId, query: { season }, signal }),
  });
