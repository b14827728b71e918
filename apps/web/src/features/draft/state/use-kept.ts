import { takesFromTeams } from '@crease/core/leagues/drafts/draft.table.js';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { KeptPlayer } from '@crease/core/draft/draft.schema.js';
import { draftApi, draftKeys } from '../sync/draft.data.js';
import { useDraft, useScope, useView } from './room-context.js';

const NOBODY: readonly KeptPlayer[] = [];

/** Rostered players without this draft's picks; empty until loaded. */
export function useKept(): readonly KeptPlayer[] {
  const { leagueId, draftId } = useScope();
  const changes = useView((view) => view.keptChanges);
  // The pick or its undo changes a second team's roster.
  const taken = useDraft(({ type, slots }) =>
    takesFromTeams(type) ? slots.filter(({ status }) => status === 'taken').length : 0,
  );
  const { data } = useQuery({
    queryKey: draftKeys.kept(leagueId, draftId, changes, taken),
    queryFn: async ({ signal }) => (await draftApi.kept(leagueId, draftId, signal)).players,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
  return data ?? NOBODY;
}
