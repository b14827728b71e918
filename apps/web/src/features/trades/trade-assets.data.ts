import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../platform/requests/api-client.js';
import { keys } from '../open-league/league-data.js';

/** A team's tradable assets, and the players whose salary it retains. */
export function useTradeAssets(leagueId: string, teamId: string | null) {
  return useQuery({
    queryKey: [...keys.trades(leagueId), 'assets', teamId],
    queryFn: ({ signal }) =>
      request('GET /:league_id/trades/assets/:team_id', { league_id: leagueId, team_id: teamId ?? '', signal }),
    enabled: teamId !== null,
  });
}

/** All conditions of the league's trades, open ones first. */
export function useConditions(leagueId: string) {
  return useQuery({
    queryKey: [...keys.trades(leagueId), 'conditions'],
    queryFn: async ({ signal }) =>
      (await request('GET /:league_id/trades/conditions', { league_id: leagueId, signal })).conditions,
  });
}

export const tradeQuery = (leagueId: string, tradeId: string) =>
  queryOptions({
    queryKey: [...keys.trades(leagueId), 'one', tradeId],
    queryFn: ({ signal }) =>
      request('GET /:league_id/trade/:trade_id', { league_id: leagueId, trade_id: tradeId, signal }),
    staleTime: 0,
  });
