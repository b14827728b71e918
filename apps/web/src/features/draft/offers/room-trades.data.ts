import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isShopped } from '@crease/core/draft/offers/shop.rules.js';
import { idIn } from '@crease/core/realtime/socket-events.js';
import type { TradeAnswer } from '@crease/core/trades/trade.schema.js';
import { request } from '../../../platform/requests/api-client.js';
import { keys, useLeague } from '../../open-league/league-data.js';
import { useOnce } from '../../../platform/requests/once.js';
import { openSocket } from '../../../platform/session/socket.js';
import type { termsOf } from './room-trades.model.js';
import { useDraft, useScope, useView } from '../state/room-context.js';

const LISTED = 30;
/** Number of executed trades searched for those that can be reversed. */
const LOOKED_BACK = 12;

function useTradesOpen(): boolean {
  const { leagueId } = useScope();
  const league = useLeague(leagueId).data?.league;
  const open = useDraft(({ kind, status }) => kind !== 'mock' && status !== 'ended');
  return open && league?.league_type === 'dynasty' && league.draftPickTradesAllowed;
}

/** The user's team if it can trade draft picks in this draft; null otherwise. */
export function useTradingTeam(): string | null {
  const teamId = useView((view) => view.my.teamIds[0] ?? null);
  return useTradesOpen() ? teamId : null;
}

/** True when the user's team trades, the user is a commissioner, or picks are shopped. */
export function useTradesHere(): boolean {
  const concerned = useView((view) => view.my.teamIds.length > 0 || view.my.commissioner);
  const anyShopped = useDraft((state) => state.slots.some(isShopped));
  return useTradesOpen() && (concerned || anyShopped);
}

/** Recently executed trades, newest first; they include those of this draft. */
export function useCarriedOut() {
  const { leagueId } = useScope();
  return useQuery({
    queryKey: [...keys.trades(leagueId), 'list', 'room', 'executed'],
    queryFn: async ({ signal }) =>
      (
        await request('GET /:league_id/trades', {
          league_id: leagueId,
          query: { state: ['executed'], limit: LOOKED_BACK },
          signal,
        })
      ).trades,
  });
}

/** Offers that wait for the user's answer, or that the user sent. */
export function useRoomOffers(box: 'inbox' | 'sent', enabled = true) {
  const { leagueId } = useScope();
  return useQuery({
    queryKey: [...keys.trades(leagueId), 'list', 'room', box],
    queryFn: async ({ signal }) =>
      (await request('GET /:league_id/trades', { league_id: leagueId, query: { box, limit: LISTED }, signal })).trades,
    enabled,
  });
}

export type Terms = ReturnType<typeof termsOf>;

export function useOfferPreview(terms: Terms | null) {
  const { leagueId } = useScope();
  return useQuery({
    queryKey: [...keys.trades(leagueId), 'preview', terms],
    queryFn:
      terms === null
        ? skipToken
        : ({ signal }) => request('POST /:league_id/trades/preview', { league_id: leagueId, body: terms, signal }),
    retry: false,
    gcTime: 30_000,
  });
}

/**
 * Sends a trade command once and invalidates the affected queries. `about` identifies the command together with its
 * body.
 */
export function useTradeCommand<Body>(
  about: string,
  send: (body: Body, key: string) => Promise<TradeAnswer>,
  onDone: (answer: TradeAnswer) => void,
) {
  const { leagueId } = useScope();
  const client = useQueryClient();
  const once = useOnce();
  return useMutation({
    mutationFn: (body: Body) => once([leagueId, about, body], (key) => send(body, key)),
    onSuccess: onDone,
    onSettled: () => void client.invalidateQueries({ queryKey: keys.trades(leagueId) }),
  });
}

/**
 * Refreshes the room's trade data on events; the page's own queries wait until the user leaves the room. `told`
 * receives trades of the user's team that another user has changed.
 */
export function useTradeHearing(leagueId: string, userId: string | null, told: (tradeId: string) => void): void {
  const client = useQueryClient();
  const latest = useRef(told);
  useEffect(() => {
    latest.current = told;
  });
  useEffect(() => {
    let left = false;
    let leave = () => undefined as void;
    const ask = () => void client.invalidateQueries({ queryKey: keys.trades(leagueId) });
    void openSocket().then((socket) => {
      if (left) return;
      const hear: Parameters<typeof socket.on<'event'>>[1] = ({ stream, event, actor }) => {
        if (event.type !== 'tradeChanged' || event.leagueId !== leagueId) return;
        ask();
        // `accepted` is followed by another state at the same moment.
        if (idIn('team', stream) !== null && event.state !== 'accepted' && (actor === null || actor !== userId))
          latest.current(event.tradeId);
      };
      socket.on('event', hear);
      socket.on('connect', ask);
      leave = () => {
        socket.off('event', hear);
        socket.off('connect', ask);
      };
    });
    return () => {
      left = true;
      leave();
    };
  }, [client, leagueId, userId]);
}
