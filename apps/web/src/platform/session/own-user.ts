import { request } from '../requests/api-client.js';
import { setUser, useAuth } from './auth-store.js';
import { offerLanguage } from './language.js';

/**
 * Another tab or device changed the user's name, picture or language: loads them. If that fails, the next
 * renewal of the session brings them.
 */
export async function renewUser(): Promise<void> {
  const before = useAuth.getState().user;
  if (before === null) return;
  try {
    const answer = await request('GET /login', { query: { email: before.email } });
    const [user] = 'userInfo' in answer ? answer.userInfo : [];
    if (user === undefined || useAuth.getState().user?.uid !== user.uid) return;
    setUser(user);
    offerLanguage(user);
  } catch {
    // Offline, or signed out meanwhile.
  }
}
