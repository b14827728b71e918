import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { TradeAnswer, TradePreview } from '@crease/core/trades/trade.schema.js';
import { api, request } from '../../platform/api-client.js';
import { keys } from '../../platform/league-data.js';
import { useOnce } from '../../platform/once.js';
import { isEmpty, type Offer } from './offer.model.js';

/** So long nothing may change before the effect of an offer is asked for. */
const PAUSE_MS = 150;

export function useTrade(leagueId: string, tradeId: string | null) {
  return useQuery({
    queryKey: [...keys.trades(leagueId), 'one', tradeId],
    queryFn: ({ signal }) =>
      request('GET /:league_id/trade/:trade_id', { league_id: leagueId, trade_id: tradeId ?? '', signal }),
    enabled: tradeId !== null,
    staleTime: 0,
  });
}

export interface TradeFilters {
  box: 'all' | 'inbox' | 'sent' | 'review';
  state: string | null;
  team: string | null;
  season: string | null;
}

export function useTradeList(leagueId: string, filters: TradeFilters) {
  return useInfiniteQuery({
    queryKey: [...keys.trades(leagueId), 'list', filters],
    queryFn: ({ pageParam, signal }) =>
      request('GET /:league_id/trades', {
        league_id: leagueId,
        query: {
          box: filters.box,
          state: filters.state,
          team_id: filters.team,
          season: filters.season,
          before: pageParam,
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
}

export function useTradeBlock(leagueId: string) {
  return useQuery({
    queryKey: [...keys.trades(leagueId), 'block'],
    queryFn: async ({ signal }) =>
      (await request('GET /:league_id/trades/block', { league_id: leagueId, signal })).teams,
  });
}

/** What an offer would do, asked for whenever it has rested for a moment; the last answer stays while the next is on its way. */
export function usePreview(leagueId: string, offer: Offer | null) {
  const rested = useRested(offer);
  const query = useQuery({
    queryKey: [...keys.trades(leagueId), 'preview', rested],
    queryFn: ({ signal }) => api.post<TradePreview>(`${leagueId}/trades/preview`, rested, { signal }),
    enabled: rested !== null && !isEmpty(rested),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 30_000,
  });
  // Until the answer is about this very offer, nothing may be concluded from it.
  return { ...query, current: rested === offer && !query.isPlaceholderData && query.data !== undefined };
}

function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

/** Posts a command on trades and asks again for everything that it concerns. */
export function useTradeCommand<Body extends object>(
  leagueId: string,
  send: { path: string; method?: 'post' | 'put' },
  onDone: (answer: TradeAnswer) => void,
) {
  const client = useQueryClient();
  const once = useOnce();
  return useMutation({
    mutationFn: (body: Body) => {
      const path = `${leagueId}/trades${send.path}`;
      return once([path, body], (key) => api[send.method ?? 'post']<TradeAnswer>(path, body, { key }));
    },
    onSuccess: onDone,
    onSettled: () => void client.invalidateQueries({ queryKey: keys.league(leagueId) }),
  });
}
