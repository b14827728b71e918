import { useQuery } from '@tanstack/react-query';
import { request } from '../../../platform/requests/api-client.js';
import { keys } from '../../open-league/league-data.js';

/** The league's table and players today. Events of the league refetch them. */
export const useNightBoard = (leagueId: string) =>
  useQuery({
    queryKey: [...keys.league(leagueId), 'night-board'],
    queryFn: ({ signal }) => request('GET /:league_id/tonight/board', { league_id: leagueId, signal }),
  });
