import { queryOptions } from '@tanstack/react-query';
import type { DraftListEntry } from '@crease/core/draft/draft.schema.js';
import { api } from './api-client.js';
import { keys } from './league-data.js';

/** The league's drafts, mocks among them, as the lobby and the home ask for them. */
export const draftListQuery = (leagueId: string) =>
  queryOptions({
    queryKey: [...keys.drafts(leagueId), 'list'] as const,
    queryFn: async ({ signal }) =>
      (await api.get<{ drafts: DraftListEntry[] }>(`${leagueId}/drafts`, { signal })).drafts,
  });
