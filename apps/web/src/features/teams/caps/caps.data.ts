import { useQuery } from '@tanstack/react-query';
import { request } from '../../../platform/requests/api-client.js';
import { keys } from '../../open-league/league-data.js';

/** The parts of every team's cap, in each season shown. */
export const useCapMap = (leagueId: string) =>
  useQuery({
    queryKey: [...keys.league(leagueId), 'team', 'caps'],
    queryFn: ({ signal }) => request('GET /:league_id/caps', { league_id: leagueId, signal }),
  });
