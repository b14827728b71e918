import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { marketRules } from '@crease/core/free-agents/market/market.rules.js';
import { request } from '../../platform/requests/api-client.js';
import { useNow } from '../../ui/figures/use-now.js';
import { keys, useLoadedLeague } from '../open-league/league-data.js';

/** Budgets, results and the bids of the reader's own team; other teams' bids are sealed. */
export const useMarket = (leagueId: string, enabled = true) =>
  useQuery({
    queryKey: [...keys.freeAgents(leagueId), 'bids'],
    queryFn: ({ signal }) => request('GET /:league_id/free-agents/bids', { league_id: leagueId, signal }),
    enabled,
  });

const NONE: ReadonlySet<number> = new Set();

/** The unrestricted free agents whom the reader can bid on in free agency. Empty in other phases. */
export function useAuctioned(leagueId: string): ReadonlySet<number> {
  const { league, me } = useLoadedLeague(leagueId);
  const isOpen = league.phase === 'free-agency' && marketRules(league)?.lots != null && me.team_id !== null;
  const { data } = useMarket(leagueId, isOpen);
  const until = data?.free_agency?.nominations_until;
  const opens = useNow() < (until === undefined ? 0 : Date.parse(until));
  return useMemo(() => {
    if (!isOpen || data === undefined) return NONE;
    const lots = new Set(data.lots.map(({ player_id }) => player_id));
    const players = data.free_agency?.players.filter(
      (one) => one.team_id === null && (opens || lots.has(one.player_id)),
    );
    return new Set(players?.map(({ player_id }) => player_id));
  }, [isOpen, data, opens]);
}

export function useOpenBids(leagueId: string, isOwn: boolean): { count: number; sum: number } | null {
  const { data } = useMarket(leagueId, isOwn);
  const open = data?.bids.filter(({ outcome }) => outcome === 'open') ?? [];
  return isOwn && open.length > 0
    ? { count: open.length, sum: open.reduce((sum, { amount }) => sum + (amount ?? 0), 0) }
    : null;
}
