import { useQuery } from '@tanstack/react-query';
import { draftApi, draftKeys } from './draft.data.js';
import { useDraft, useScope } from './room-context.js';
import { useTeam } from './room-hooks.js';

/**
 * A team's cap in the season of the draft and those to come, as it is and with a player; empty where nothing reaches
 * beyond this season, and until it is known.
 */
export function useSeasons(teamId: string | null, playerId: number | null) {
  const { leagueId, draftId } = useScope();
  const general = useDraft((state) => state.type === 'general');
  // The books change with every pick and trade of the team, and with nothing else.
  const used = useTeam(teamId)?.holdings.capUsed;
  const { data } = useQuery({
    queryKey: draftKeys.seasons(draftId, teamId ?? '', playerId, used ?? 0),
    queryFn: ({ signal }) => draftApi.seasons(leagueId, draftId, teamId ?? '', playerId, signal),
    enabled: general && teamId !== null && used !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before, query) =>
      query?.queryKey[3] === playerId && query.queryKey[2] === teamId ? before : undefined,
  });
  const seasons = data?.seasons ?? [];
  return seasons.length > 1 ? seasons : [];
}
