import { useQuery } from '@tanstack/react-query';
import { request } from '../../platform/requests/api-client.js';
import { keys } from '../open-league/league-data.js';

/** Budgets, results and the bids of the reader's own team; other teams' bids are sealed. */
export const useMarket = (leagueId: string, enabled = true) =>
  useQuery({
    queryKey: [...keys.freeAgents(leagueId), 'bids'],
    queryFn: ({ signal }) => request('GET /:league_id/free-agents/bids', { league_id: leagueId, signal }),
    enabled,
  });

/** The number and the sum of the open bids of the reader's own team; null without any. */
export function useOpenBids(leagueId: string, isOwn: boolean): { count: number; sum: number } | null {
  const { data } = useMarket(leagueId, isOwn);
  const open = data?.bids.filter(({ outcome }) => outcome === 'open') ?? [];
  return isOwn && open.length > 0
    ? { count: open.length, sum: open.reduce((sum, { amount }) => sum + (amount ?? 0), 0) }
    : null;
}
