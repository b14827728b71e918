import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { salaryLeft } from '@crease/core/free-agents/market/bid-space.rules.js';
import { marketRules } from '@crease/core/free-agents/market/market.rules.js';
import type { BidBody, BidView, MarketAnswer } from '@crease/core/free-agents/market/market.schema.js';
import { request } from '../../../platform/requests/api-client.js';
import { showToast, toastWhile } from '../../../ui/layers/toast.js';
import { formatExact } from '../../../ui/figures/time.js';
import { keys, useLoadedLeague } from '../../open-league/league-data.js';
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

/**
 * The team's cap where bids are salaries: now, and after a bid with this drop. `left` is the highest salary that fits.
 */
export function useBidSpace(
  leagueId: string,
  teamId: string,
  { playerId, drop, market }: { playerId: number; drop: number | null; market: MarketAnswer },
) {
  const { league, teams } = useLoadedLeague(leagueId);
  const rules = marketRules(league);
  const isSalary = rules?.funds === 'salary';
  const leads = market.bids.filter((bid) => bid.leads && bid.player_id !== playerId);
  const drops = [...new Set([drop, ...leads.map((bid) => bid.drop_player_id)])].filter((id) => id !== null);
  const moves = drops.map((id) => ({ type: 'drop' as const, player_id: id }));
  const { data } = useQuery({
    queryKey: [...keys.team(leagueId, teamId), 'preview', moves],
    queryFn: ({ signal }) =>
      request('POST /:league_id/teams/:team_id/moves/preview', {
        league_id: leagueId,
        team_id: teamId,
        body: { moves },
        signal,
      }),
    enabled: isSalary && moves.length > 0,
    gcTime: 0,
    retry: false,
  });
  const team = teams.find(({ team_id }) => team_id === teamId);
  const now = { totalCap: team?.total_cap ?? 0, salaryRetained: team?.salary_retained ?? 0 };
  const cap = now.totalCap + now.salaryRetained + (team?.cap_space ?? 0);
  const reserved = leads.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  const dropped = moves.length === 0 ? null : data?.after;
  const then = dropped == null ? now : { totalCap: dropped.total_cap, salaryRetained: dropped.salary_retained };
  return {
    cap,
    now,
    left: salaryLeft({
      cap,
      used: now.totalCap + now.salaryRetained,
      usedAfter: then.totalCap + then.salaryRetained,
      reserved,
      step: rules?.step ?? 1,
    }),
    after: (amount: number) => ({ ...then, totalCap: then.totalCap + reserved + amount }),
  };
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
