import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { PlayerGlance } from '@crease/core/trades/trade.schema.js';
import { request } from '../../platform/requests/api-client.js';
import { keys } from '../open-league/league-data.js';

/** Maximum number per request. */
const AT_ONCE = 200;
const FRESH_MS = 60_000;

/** Summary data of players; empty until loaded. */
export interface Glance {
  readonly season: string | null;
  of(playerId: number): PlayerGlance | undefined;
}

/** Points, games, age and three seasons of cap hits of all players in a trade. */
export function useGlance(leagueId: string, playerIds: readonly number[]): Glance & { readonly query: UseQueryResult } {
  const ids = [...new Set(playerIds)].sort((a, b) => a - b);
  const query = useQuery({
    queryKey: [...keys.league(leagueId), 'glance', ids.join(',')],
    queryFn: async ({ signal }) => {
      const parts = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, part) =>
        request('GET /:league_id/trades/glance', {
          league_id: leagueId,
          query: { players: ids.slice(part * AT_ONCE, (part + 1) * AT_ONCE).join(',') },
          signal,
        }),
      );
      const answers = await Promise.all(parts);
      return {
        season: answers[0]?.season ?? null,
        players: new Map(answers.flatMap(({ players }) => players.map((player) => [player.player_id, player]))),
      };
    },
    enabled: ids.length > 0,
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  return { season: data?.season ?? null, of: (id) => data?.players.get(id), query };
}
