import { request } from '../requests/api-client.js';
import { setUser, useAuth } from './auth-store.js';
import { offerLanguage } from './language.js';

/** Loads changes from another tab or device. If it fails, the session's next renewal brings them. */
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
