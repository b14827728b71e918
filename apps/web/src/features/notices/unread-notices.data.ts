import { useQuery } from '@tanstack/react-query';
import { request } from '../../platform/requests/api-client.js';
import { useAuth } from '../../platform/session/auth-store.js';
import { keys } from '../open-league/league-data.js';

export function useUnreadNotices(): number {
  const signedIn = useAuth((state) => state.status === 'signed-in');
  const { data } = useQuery({
    queryKey: [...keys.notices, 'unread'],
    queryFn: async ({ signal }) => (await request('GET /notices', { query: { limit: 1 }, signal })).unread,
    enabled: signedIn,
  });
  return data ?? 0;
}
