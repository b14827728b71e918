import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { TradeEffects } from '@crease/core/trades/trade.schema.js';
import { request } from '../../../platform/requests/api-client.js';
import { keys } from '../../open-league/league-data.js';

/** The present matchups and the rest of the season, before and after a trade. */
export function useOutlook(leagueId: string, sides: TradeEffects['sides']) {
  const idsOf = (players: TradeEffects['sides'][0]['joins']) => players.map(({ player_id: id }) => id);
  const body = {
    sides: sides.map(({ team_id, joins, leaves }) => ({ team_id, joins: idsOf(joins), leaves: idsOf(leaves) })),
  };
  return useQuery({
    queryKey: [...keys.trades(leagueId), 'outlook', body],
    queryFn: ({ signal }) => request('POST /:league_id/roster-outlook', { league_id: leagueId, body, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
}
