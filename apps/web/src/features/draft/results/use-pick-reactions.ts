import { useQuery } from '@tanstack/react-query';
import type { Slot } from '@crease/core/draft/draft.model.js';
import type { PickReaction } from '@crease/core/draft/reaction.rules.js';
import { draftApi, draftKeys } from '../sync/draft.data.js';
import { byPick, reactedTo } from '../sync/reactions.model.js';

/** Reactions given to picks during the draft. The results render without waiting for them. */
export function usePickReactions(leagueId: string, draftId: string): (slot: Slot) => readonly PickReaction[] {
  const { data } = useQuery({
    queryKey: draftKeys.reactions(leagueId, draftId),
    queryFn: async ({ signal }) => byPick((await draftApi.reactions(leagueId, draftId, signal)).reactions),
  });
  return ({ overall, player }) => (player === null ? undefined : data?.get(reactedTo(overall, player.id))) ?? [];
}
