import { queryOptions } from '@tanstack/react-query';
import { request } from '../../platform/requests/api-client.js';
import { keys } from './league-data.js';

/** The league's drafts including mocks. */
export const draftListQuery = (leagueId: string) =>
  queryOptions({
    queryKey: [...keys.drafts(leagueId), 'list'] as const,
    queryFn: async ({ signal }) => (await request('GET /:league_id/drafts', { league_id: leagueId, signal })).drafts,
  });
