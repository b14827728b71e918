import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { KeptPlayer } from '@crease/core/draft/draft.schema.js';
import { draftApi, draftKeys } from '../sync/draft.data.js';
import { useScope, useView } from './room-context.js';

const NOBODY: readonly KeptPlayer[] = [];

/** Players on the teams' rosters other than this draft's picks; empty until loaded. */
export function useKept(): readonly KeptPlayer[] {
  const { leagueId, draftId } = useScope();
  const changes = useView((view) => view.keptChanges);
  const { data } = useQuery({
    queryKey: draftKeys.kept(leagueId, draftId, changes),
    queryFn: async ({ signal }) => (await draftApi.kept(leagueId, draftId, signal)).players,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
  return data ?? NOBODY;
}
