import { create } from 'zustand';
import type { SessionAnswer, UserInfo } from '@crease/core/auth/auth.schema.js';
import { ApiRefusal, request, setTokenKeeper } from '../requests/api-client.js';
import { remember, takeBootSession } from './boot.js';
import { forgetPerson, keep, keepLanguage, keyOf, readKept } from '../device/device-storage.js';
import { withLock } from '../device/with-lock.js';
import { openOverlay } from '../pages/overlays.js';

export type AuthStatus = 'booting' | 'signed-out' | 'signed-in';

interface AuthState {
  status: AuthStatus;
  user: UserInfo | null;
  /** The session is kept on this device and has no idle timeout. */
  kept: boolean;
  /** The session existed when the page opened, or began in another tab. */
  bootedIn: boolean;
  /** Incremented when another user replaces the signed-in one; everything on screen must be discarded. */
  account: number;
}

export const useAuth = create<AuthState>(() => ({
  status: 'booting',
  user: null,
  kept: false,
  bootedIn: false,
  account: 0,
}));

/** Milliseconds before expiry at which a token is renewed, so that requests rarely carry an expired one. */
const MARGIN_MS = 20_000;

let token: string | null = null;
let tokenEnds = 0;
let renewing: Promise<boolean> | null = null;
/** Counts sign-ins and sign-outs; an answer from an earlier one is discarded. */
let era = 0;

/** Messages between tabs; `timed-out`: signed out because the idle question was not answered. */
type Word = 'signed-in' | Ending;
type Ending = 'signed-out' | 'timed-out';
const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('crease-auth') : null;

/** Marks that this browser has a session; the session itself is in an HttpOnly cookie. */
const hint = {
  get: () => readKept('session'),
  set: (uid: string | null) => keep('session', uid),
};

/** A visit belongs to this tab: it leaves no mark for the next visit, and other tabs do not learn of it. */
function visit(session: SessionAnswer) {
  tokenEnds = Date.parse(session.expiresAt);
  keep('visiting', 'yes');
  useAuth.setState({ status: 'signed-in', user: session.user, kept: true });
}

function begin(session: SessionAnswer) {
  const { user, account } = useAuth.getState();
  if (user !== null && (user.uid !== session.user.uid || user.visitor !== session.user.visitor)) {
    // Another user was signed in, or a visitor: end everything of their session first.
    forgetPerson(['session']);
    end();
    useAuth.setState({ account: account + 1 });
  }
  token = session.accessToken;
  if (session.user.visitor === true) return visit(session);
  keep('visiting', null);
  tokenEnds = Date.parse(session.expiresAt);
  hint.set(session.user.uid);
  remember({ firstName: session.user.first_name });
  useAuth.setState({ status: 'signed-in', user: session.user, kept: session.kept });
}

function end(status: AuthStatus = 'signed-out') {
  era++;
  token = null;
  tokenEnds = 0;
  useAuth.setState({ status, user: null, kept: false, bootedIn: false });
}

const isVisiting = (): boolean => readKept('visiting') !== null;

/** Begins the demo manager's session, which only reads. */
export async function lookAround(): Promise<void> {
  const session = await request('POST /auth/look-around', { plain: true });
  era++;
  begin(session);
}

const whenEnded = new Set<() => void>();

/** Calls the listener when a session ends, to forget what a module keeps of its person in memory. */
export function onSessionEnded(listener: () => void): void {
  whenEnded.add(listener);
}

/** Ends the session in all tabs. */
export function endSession(word: Ending = 'signed-out') {
  const visiting = isVisiting();
  forgetPerson();
  for (const forget of whenEnded) forget();
  // Without a choice for this browser, the account brought the language.
  if (!visiting && readKept('own-language') === null) keepLanguage(null);
  if (!visiting) channel?.postMessage(word);
  end();
  if (word === 'timed-out') openOverlay('idle-ended');
}

/** One renewal at a time, because a refresh token works once: a shared promise within the tab, a lock across tabs. */
export function renew(): Promise<boolean> {
  renewing ??= withLock('crease-refresh', renewNow).finally(() => {
    renewing = null;
  });
  return renewing;
}

async function renewNow(): Promise<boolean> {
  const mine = era;
  try {
    const session = await request(isVisiting() ? 'POST /auth/look-around' : 'POST /auth/refresh', { plain: true });
    if (mine !== era) return token !== null;
    begin(session);
    return true;
  } catch (error) {
    // After a network failure the session may still be valid.
    if (mine === era && error instanceof ApiRefusal && error.status < 500 && error.status !== 429) endSession();
    return false;
  }
}

/** A token that stays valid for a while, for the socket's handshake. */
export async function freshToken(): Promise<string | null> {
  if (token !== null && tokenEnds - Date.now() > MARGIN_MS) return token;
  await renew();
  return token;
}

setTokenKeeper({
  token: () => token,
  renew: async () => {
    const before = useAuth.getState().user?.uid;
    const renewed = await renew();
    // Do not repeat a request of one account as another.
    return renewed && (before === undefined || useAuth.getState().user?.uid === before);
  },
});

export async function signIn(email: string, password: string, keep = false): Promise<UserInfo> {
  return adopt(await request('POST /auth/sign-in', { body: { email, password, keep }, plain: true }));
}

/** Takes over a new session, however it was opened. */
export function adopt(session: SessionAnswer): UserInfo {
  era++;
  begin(session);
  channel?.postMessage('signed-in' satisfies Word);
  // Fire and forget: this only adds a line to the log.
  void record(session.user.uid, 'login');
  return session.user;
}

export async function signOut(word: Ending = 'signed-out'): Promise<void> {
  if (isVisiting()) return endSession();
  const user = useAuth.getState().user;
  if (user !== null)
    await Promise.race([record(user.uid, 'logout'), new Promise((resolve) => setTimeout(resolve, 1000))]);
  const leaving = request('POST /auth/sign-out', { renews: false }).catch(() => undefined);
  endSession(word);
  await leaving;
}

export const useVisitor = (): boolean => useAuth((state) => state.user?.visitor === true);

export function setUser(user: UserInfo) {
  useAuth.setState({ user });
}

function record(userId: string, action: 'login' | 'logout') {
  return request('POST /record-session', {
    body: { user_id: userId, date: new Date().toISOString(), action },
    renews: action === 'login',
  }).catch(() => undefined);
}

let listening: AbortController | undefined;

/** Restores an earlier session and listens to other tabs. */
export async function bootSession(): Promise<void> {
  listening?.abort();
  listening = new AbortController();
  const { signal } = listening;
  channel?.addEventListener('message', (event: MessageEvent<Word>) => heard(event.data), { signal });
  // For browsers without BroadcastChannel, and for tabs that were asleep when a message came.
  window.addEventListener(
    'storage',
    (event) => {
      if (event.key === keyOf('session') || event.key === null) heard(hint.get() === null ? 'signed-out' : 'signed-in');
    },
    { signal },
  );
  if (isVisiting()) {
    if (!(await renew()) && useAuth.getState().status === 'booting') end();
  } else if (hint.get() === null) {
    // Data of an earlier release or a closed tab. The data with which the visit began is kept until the sign-up.
    forgetPerson(['invitation', 'join-link', 'league-start']);
    end();
  } else if (await resume()) useAuth.setState({ bootedIn: true });
  else if (useAuth.getState().status === 'booting') end();
}

/** Leaves the session to another language's app. */
export function leaveSession() {
  listening?.abort();
  end('booting');
}

/** Takes over the session that /boot.js has renewed, or renews it now. */
async function resume(): Promise<boolean> {
  const answer = await takeBootSession();
  if (answer?.status !== 200) return renew();
  begin(answer.body as SessionAnswer);
  return true;
}

function heard(word: Word) {
  // A real session in another tab takes this one over; its end does not concern a visit.
  if (isVisiting()) {
    if (word !== 'signed-in') return;
    keep('visiting', null);
  }
  const { status, user } = useAuth.getState();
  if (word !== 'signed-in') {
    forgetPerson();
    if (status !== 'signed-out') end();
    // Another tab signed out for inactivity, so this one does too. The dialog explains it to returning users.
    if (word === 'timed-out') openOverlay('idle-ended');
  } else if (status === 'signed-out' || user?.uid !== hint.get())
    void renew().then((renewed) => renewed && useAuth.setState({ bootedIn: true }));
}
