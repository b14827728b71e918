import {
  hashKey,
  keepPreviousData,
  skipToken,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { TradeAnswer } from '@crease/core/trades/trade.schema.js';
import { request } from '../../platform/requests/api-client.js';
import { keys } from '../open-league/league-data.js';
import { useOnce } from '../../platform/requests/once.js';
import { tradeQuery } from './trade-assets.data.js';
import { isEmpty, type Offer } from './offer.model.js';

/** Delay of the preview after the last change, in milliseconds. */
const PAUSE_MS = 150;

export const useTrade = (leagueId: string, tradeId: string | null) =>
  useQuery({ ...tradeQuery(leagueId, tradeId ?? ''), enabled: tradeId !== null });

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

/** Preview of an offer's effects, debounced; the previous answer stays while the next one loads. */
export function usePreview(leagueId: string, offer: Offer | null) {
  const rested = useRested(offer);
  const query = useQuery({
    queryKey: [...keys.trades(leagueId), 'preview', rested],
    queryFn:
      rested === null || isEmpty(rested)
        ? skipToken
        : ({ signal }) => request('POST /:league_id/trades/preview', { league_id: leagueId, body: rested, signal }),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 30_000,
  });
  // An answer for an earlier state of the offer does not count. A reloaded trade makes an equal offer.
  return {
    ...query,
    current: hashKey([rested]) === hashKey([offer]) && !query.isPlaceholderData && query.data !== undefined,
  };
}

function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

/**
 * Sends a trade command and invalidates all affected queries. `about` identifies the command together with its body:
 * the same body for another trade is a different command.
 */
export function useTradeCommand<Body, Answer>(
  leagueId: string,
  about: string,
  send: (body: Body, key: string) => Promise<Answer>,
  onDone: (answer: Answer) => void,
) {
  const client = useQueryClient();
  const once = useOnce();
  return useMutation({
    mutationFn: (body: Body) => once([leagueId, about, body], (key) => send(body, key)),
    onSuccess: onDone,
    onSettled: () => void client.invalidateQueries({ queryKey: keys.league(leagueId) }),
  });
}

interface SentOffer extends Offer {
  readonly message: string;
  readonly days: number;
  readonly override: boolean;
  readonly confirm_short?: boolean;
}

export function useSendOffer(
  leagueId: string,
  { counter, behalf }: { counter: string | null; behalf: boolean },
  onDone: (answer: TradeAnswer) => void,
) {
  return useTradeCommand(
    leagueId,
    behalf ? 'enter' : `offer ${counter ?? ''}`,
    (given: SentOffer, key) => {
      const { sides, days, override, message, ...confirmed } = given;
      const to = { league_id: leagueId, key };
      if (behalf)
        return request('POST /:league_id/trades/on-behalf', {
          ...to,
          body: { sides, reason: message, override, ...confirmed },
        });
      const body = { sides, message: message || null, days, ...confirmed };
      return counter === null
        ? request('POST /:league_id/trades', { ...to, body })
        : request('POST /:league_id/trades/:trade_id/counter', { ...to, trade_id: counter, body });
    },
    onDone,
  );
}
