import { useQuery } from '@tanstack/react-query';
import { request } from '../../platform/requests/api-client.js';
import { keys } from '../open-league/league-data.js';

export function useTalkUnread(leagueId: string): number {
  const { data } = useQuery({
    queryKey: [...keys.talk(leagueId), 'board', 'unread'],
    queryFn: async ({ signal }) =>
      (await request('GET /:league_id/talk/unread', { league_id: leagueId, signal })).unread,
  });
  return data ?? 0;
}
