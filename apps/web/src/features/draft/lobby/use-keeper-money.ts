import type { DraftState } from '@crease/core/draft/draft.model.js';
import { useQuery } from '@tanstack/react-query';
import { draftApi, draftKeys } from '../sync/draft.data.js';

/** The price of a team's keepers in the auction, and the rest of its budget. */
export interface KeeperMoney {
  readonly keepers: number;
  readonly cost: number;
  readonly rest: number;
}

/** The keepers of all teams in an auction's lobby, by team; null where keepers have no prices. */
export function useKeeperMoney(leagueId: string, { id, rules }: DraftState): ReadonlyMap<string, KeeperMoney> | null {
  const budget = rules.auction?.budget;
  const { data } = useQuery({
    queryKey: draftKeys.kept(leagueId, id, 0, 0),
    queryFn: async ({ signal }) => (await draftApi.kept(leagueId, id, signal)).players,
    enabled: budget !== undefined,
    staleTime: 60_000,
  });
  if (budget === undefined || !data?.some(({ price }) => price !== undefined)) return null;
  const money = new Map<string, KeeperMoney>();
  for (const { teamId, price } of data) {
    if (price === undefined) continue;
    const { keepers = 0, cost = 0 } = money.get(teamId) ?? {};
    money.set(teamId, { keepers: keepers + 1, cost: cost + price, rest: Math.max(0, budget - cost - price) });
  }
  return money;
}
