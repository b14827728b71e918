import { useQuery } from '@tanstack/react-query';
import type { ConditionLedgerAnswer, TradableAssetsAnswer } from '@crease/core/trades/trade.schema.js';
import { api } from './api-client.js';
import { keys } from './league-data.js';

/** What a team could put into a trade now, and whose salary it retains. */
export function useTradeAssets(leagueId: string, teamId: string | null) {
  return useQuery({
    queryKey: [...keys.trades(leagueId), 'assets', teamId],
    queryFn: ({ signal }) => api.get<TradableAssetsAnswer>(`${leagueId}/trades/assets/${teamId}`, { signal }),
    enabled: teamId !== null,
  });
}

/** Every condition of the league's trades, those that wait first. */
export function useConditions(leagueId: string) {
  return useQuery({
    queryKey: [...keys.trades(leagueId), 'conditions'],
    queryFn: async ({ signal }) =>
      (await api.get<ConditionLedgerAnswer>(`${leagueId}/trades/conditions`, { signal })).conditions,
  });
}
