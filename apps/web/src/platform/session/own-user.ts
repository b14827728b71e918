import { request } from '../requests/api-client.js';
import { setUser, useAuth } from './auth-store.js';

/**
 * Another device changed the user's name or picture: loads them. If that fails, the next session renewal brings them.
 */
export async function renewUser(): Promise<void> {
  const before = useAuth.getState().user;
  if (before === null) return;
  try {
    const answer = await request('GET /login', { query: { email: before.email } });
    const [user] = 'userInfo' in answer ? answer.userInfo : [];
    if (user !== undefined && useAuth.getState().user?.uid === user.uid) setUser(user);
  } catch {
    // Offline, or signed out meanwhile.
  }
}
