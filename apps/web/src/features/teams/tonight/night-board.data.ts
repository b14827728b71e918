import { useQuery } from '@tanstack/react-query';
import { request } from '../../../platform/requests/api-client.js';
import { keys } from '../../open-league/league-data.js';

/** The league's table and players on a night; waits until its day is known. Events of the league refetch them. */
export const useNightBoard = (leagueId: string, day: string | undefined) =>
  useQuery({
    queryKey: [...keys.league(leagueId), 'night-board', day],
    queryFn: ({ signal }) => request('GET /:league_id/tonight/board', { league_id: leagueId, signal }),
    enabled: day !== undefined,
  });
