import { Suspense, useEffect, useRef, type MouseEvent, useSyncExternalStore } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { mailLink } from '@crease/core/auth/links.rules.js';
import { idle } from '../../platform/device/idle.js';
import { useAuth, useVisitor } from '../../platform/session/auth-store.js';
import { resumeLeagueStart } from '../../platform/session/league-start.js';
import { takeInvitation, useInvitation } from '../../features/auth/invitation.js';
import { takeJoinLink, useJoinLink } from '../../features/auth/join-link.js';
import { openMailLink, openOverlay, togglePalette, useOverlay } from '../../platform/pages/overlays.js';
import { isDraftRoom, paths } from '../../platform/pages/paths.js';
import { HotKeys } from '../../ui/keys/HotKeys.js';
import { RouteAnnouncer } from '../../ui/page/RouteAnnouncer.js';
import { ToastRegion } from '../../ui/layers/ToastRegion.js';
import { lazyPart } from '../../ui/lazy-part.js';
import { useEnter } from '../use-enter.js';
import { useScroll } from '../use-scroll.js';
import { Header } from './Header.js';
import * as t from './layouts.words.en.js';

/** Idle detection can load after the page has rendered. */
const IdleGuard = lazyPart(() => idle().then(() => import('../../features/account/IdleGuard.js')), 'IdleGuard');
const LiveUser = lazyPart(() => idle().then(() => import('./LiveUser.js')), 'LiveUser');
const MaintenanceBar = lazyPart(() => idle().then(() => import('./MaintenanceBar.js')), 'MaintenanceBar');
const VisitorBar = lazyPart(() => import('./VisitorBar.js'), 'VisitorBar');
const Overlays = lazyPart(() => import('./Overlays.js'), 'Overlays');

/** The frame of every page: skip link, header, main content and overlays. */
export function AppLayout() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const overlay = useOverlay((state) => state.open);
  useSignOutGuard(pathname);
  useInvitationLink();
  useMailLink();
  useLeagueStart();
  const signedIn = useAuth((state) => state.status === 'signed-in');
  const kept = useAuth((state) => state.kept);
  const visitor = useVisitor();

  // For keyboard users too, a new page begins at its top.
  useScroll(() => main.current?.focus({ preventScroll: true }));

  return (
    <>
      <a
        href="#main"
        onClick={skip}
        className="fixed top-2 left-2 z-toast -translate-y-20 rounded-md bg-accent px-4 py-2 font-semibold text-accent-ink focus:translate-y-0"
      >
        {t.skipToContent}
      </a>
      <Header />
      {visitor && (
        <Suspense>
          <VisitorBar />
        </Suspense>
      )}
      <Suspense>
        <MaintenanceBar />
      </Suspense>
      <main ref={main} id="main" tabIndex={-1}>
        <Outlet />
      </main>
      {overlay !== null && (
        <Suspense>
          <Overlays open={overlay} />
        </Suspense>
      )}
      {signedIn && !kept && (
        <Suspense>
          <IdleGuard />
        </Suspense>
      )}
      {signedIn && (
        <Suspense>
          <LiveUser />
        </Suspense>
      )}
      {!isDraftRoom(pathname) && <Offline />}
      <ToastRegion />
      <HotKeys onFind={signedIn ? togglePalette : undefined} />
      <RouteAnnouncer path={pathname} />
    </>
  );
}

/** Skips the header, and the league's navigation where there is one. */
function skip(event: MouseEvent) {
  const content = document.getElementById('content');
  if (content === null) return;
  event.preventDefault();
  content.focus();
}

/** Redirects to / after a sign-out on any page except / and /login. */
function useSignOutGuard(pathname: string) {
  const navigate = useNavigate();
  const status = useAuth((state) => state.status);
  const was = useRef(status);
  useEffect(() => {
    if (
      was.current === 'signed-in' &&
      status === 'signed-out' &&
      pathname !== paths.landing &&
      pathname !== paths.login
    )
      void navigate(paths.landing, { replace: true });
    was.current = status;
  }, [status, pathname, navigate]);
}

/**
 * Handles an invitation or a league's link: removes the token from the address. Members accept at once, or choose their
 * team; visitors sign up first.
 */
function useInvitationLink() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const enter = useEnter();
  const status = useAuth((state) => state.status);
  const invitation = useInvitation((state) => state.token);
  const joinLink = useJoinLink((state) => state.token);
  const token = invitation ?? joinLink;
  const bootedIn = useAuth((state) => state.bootedIn);
  const visitor = useVisitor();
  const asked = useRef<string | null>(null);
  useEffect(() => {
    const rest = takeInvitation(search) ?? takeJoinLink(search);
    if (rest !== null) void navigate({ search: rest }, { replace: true });
  }, [search, navigate]);
  useEffect(() => {
    if (token === null || status === 'booting' || asked.current === token) return;
    if (status === 'signed-in' && !bootedIn && !visitor) return;
    asked.current = token;
    // The link was pasted into this page.
    if (useOverlay.getState().open === 'join-league') return;
    // A sign-in from here accepts the invitation, or opens the choice of a team, in `enter`.
    if (status === 'signed-out' || visitor) openOverlay('sign-up');
    else void enter();
  }, [token, status, bootedIn, visitor, enter]);
}

/** Reopens the create dialog after a reload or a change to the account's language. */
function useLeagueStart() {
  const bootedIn = useAuth((state) => state.bootedIn);
  useEffect(() => {
    const invited = useInvitation.getState().token !== null || useJoinLink.getState().token !== null;
    if (bootedIn && !invited && useOverlay.getState().open === null) resumeLeagueStart();
  }, [bootedIn]);
}

/** Handles a mailed link: removes its token from the address and opens its dialog. */
function useMailLink() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const kind = /^#(reset|verify)=/.exec(hash)?.[1];
    if (kind === undefined) return;
    openMailLink(mailLink(hash) ?? { kind: kind === 'reset' ? 'reset' : 'verify', token: '' });
    void navigate(paths.landing, { replace: true });
  }, [hash, navigate]);
}

function subscribe(changed: () => void) {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Banner while the browser is offline; the page's content stays readable. */
function Offline() {
  const offline = useSyncExternalStore(subscribe, () => !navigator.onLine);
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 toast-place z-header flex px-4 sm:justify-center">
      {offline && (
        <p className="flex animate-rise items-center gap-2 rounded-full border border-line bg-raised px-3.5 py-1.5 text-xs font-medium text-ink shadow-2">
          <span aria-hidden="true" className="size-2 rounded-full bg-bad-fill" />
          {t.offlineHint}
        </p>
      )}
    </div>
  );
}
