import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BidBody, BidView } from '@crease/core/free-agents/market/market.schema.js';
import { request } from '../../../platform/requests/api-client.js';
import { showToast, toastWhile } from '../../../ui/layers/toast.js';
import { formatExact } from '../../../ui/figures/time.js';
import { keys } from '../../open-league/league-data.js';
import * as t from './market.words.en.js';

export function useSaveBid(leagueId: string, player: string, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BidBody) => request('POST /:league_id/free-agents/bids', { league_id: leagueId, body }),
    onSuccess: ({ run_at: runAt, leads }) => {
      const when = formatExact(Date.parse(runAt));
      showToast(
        leads === false
          ? { kind: 'info', text: t.notLeading({ player }) }
          : { kind: 'success', text: leads === true ? t.leading({ player, when }) : t.bidPlaced({ player, when }) },
      );
      onDone();
      void client.invalidateQueries({ queryKey: keys.freeAgents(leagueId) });
    },
  });
}

export function useStopLot(leagueId: string, playerId: number, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) =>
      request('POST /:league_id/free-agents/lots/stop', { league_id: leagueId, body: { player_id: playerId, reason } }),
    onSuccess: () => {
      showToast({ kind: 'success', text: t.lotStopped });
      onDone();
      void client.invalidateQueries({ queryKey: keys.freeAgents(leagueId) });
    },
  });
}

export function useWithdrawBid(leagueId: string) {
  const client = useQueryClient();
  const [leaving, setLeaving] = useState<string | null>(null);
  const withdraw = (bid: BidView) => {
    setLeaving(bid.id);
    void toastWhile(request('DELETE /:league_id/free-agents/bids/:bid_id', { league_id: leagueId, bid_id: bid.id }), {
      loading: t.withdrawing,
      success: t.bidWithdrawn({ player: bid.player_name }),
    })
      .then(
        () => client.invalidateQueries({ queryKey: keys.freeAgents(leagueId) }),
        () => undefined,
      )
      .finally(() => setLeaving(null));
  };
  return { leaving, withdraw };
}
