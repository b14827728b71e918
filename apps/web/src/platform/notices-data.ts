import { useQuery } from '@tanstack/react-query';
import { request } from './api-client.js';
import { useAuth } from './auth-store.js';
import { keys } from './league-data.js';

export function useUnreadNotices(): number {
  const signedIn = useAuth((state) => state.status === 'signed-in');
  const { data } = useQuery({
    queryKey: [...keys.notices, 'unread'],
    queryFn: async ({ signal }) => (await request('GET /notices', { query: { limit: 1 }, signal })).unread,
    enabled: signedIn,
  });
  return data ?? 0;
}
