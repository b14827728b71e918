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
  const { data } = useQuery({
    queryKey: draftKeys.seasons(draftId, teamId ?? '', playerId, used ?? 0, salary),
    queryFn: ({ signal }) => draftApi.seasons(leagueId, draftId, teamId ?? '', playerId, signal),
    enabled: general && teamId !== null && used !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before, query) =>
      query?.queryKey[3] === playerId && query.queryKey[2] === teamId ? before : undefined,
  });
  const seasons = data?.seasons ?? [];
  return seasons.length > 1 ? seasons : [];
}
