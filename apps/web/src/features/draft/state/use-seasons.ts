import { salaryNow } from '@crease/core/draft/auction/auction.prices.js';
import type { PickSeason } from '@crease/core/draft/order/pick-seasons.rules.js';
import { draftsToBank } from '@crease/core/leagues/drafts/draft.table.js';
import { openSalaries } from '@crease/core/draft/team/slot-salaries.rules.js';
import { useQuery } from '@tanstack/react-query';
import { draftApi, draftKeys } from '../sync/draft.data.js';
import { useDraft, useScope } from './room-context.js';
import { useTeam } from './room-hooks.js';

/**
 * A team's cap by season, without and with a player; empty until loaded, and when nothing extends beyond this season.
 */
export function useSeasons(teamId: string | null, playerId: number | null) {
  const { leagueId, draftId } = useScope();
  const general = useDraft((state) => !draftsToBank(state.type));
  // Only the team's picks and trades change the figures, and the round of its next pick.
  const used = useTeam(teamId)?.holdings.capUsed;
  const salary = useDraft((state) => openSalaries(state, teamId ?? '')?.[0] ?? null);
  const price = useDraft((state) => (playerId === null ? null : salaryNow(state, teamId, playerId)));
  const { data } = useQuery({
    queryKey: draftKeys.seasons(draftId, teamId ?? '', playerId, used ?? 0, salary),
    queryFn: ({ signal }) => draftApi.seasons(leagueId, draftId, teamId ?? '', playerId, signal),
    enabled: general && teamId !== null && used !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before, query) =>
      query?.queryKey[3] === playerId && query.queryKey[2] === teamId ? before : undefined,
  });
  const seasons = data?.seasons ?? [];
  return seasons.length > 1 ? seasonsAt(seasons, price) : [];
}

/** The seasons at a later price. The price of the answer is the charge of its seasons under contract. */
function seasonsAt(seasons: readonly PickSeason[], price: number | null): readonly PickSeason[] {
  const before = seasons[0]?.pick?.charge;
  if (price === null || before === undefined || before === price) return seasons;
  return seasons.map((season) => {
    const { pick } = season;
    if (pick?.signed !== true || pick.charge !== before) return season;
    const more = price - before;
    return { ...season, pick: { ...pick, charge: price, used: pick.used + more, space: pick.space - more } };
  });
}
