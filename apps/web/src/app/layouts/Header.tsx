import { Suspense, useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useAuth } from '../../platform/session/auth-store.js';
import { useInvitation } from '../../features/auth/invitation.js';
import { isClosed, useLeague, type LoadedLeague } from '../../features/open-league/league-data.js';
import { isDraftRoom, leagueIn, paths } from '../../platform/pages/paths.js';
import { Button } from '../../ui/Button.js';
import { cx } from '../../ui/cx.js';
import { Popover } from '../../ui/layers/Popover.js';
import { Spinner } from '../../ui/Spinner.js';
import { lazyPart } from '../../ui/lazy-part.js';
import { Mark } from '../Brand.js';
import { HeaderMenus } from '../pages.js';
import { useAbovePage } from '../use-above-page.js';
import { useEnter } from '../use-enter.js';
import * as t from './layouts.words.en.js';

const SignInForm = lazyPart(() => import('../../features/auth/SignInForm.js'), 'SignInForm');
const SignUpForm = lazyPart(() => import('../../features/auth/SignUpForm.js'), 'SignUpForm');

export type Open = 'sign-in' | 'sign-up' | 'notices' | 'inbox' | 'leagues' | 'user' | null;

export function Header() {
  const { pathname } = useLocation();
  const leagueId = leagueIn(pathname);
  const status = useAuth((state) => state.status);
  const signedIn = status === 'signed-in';
  const room = isDraftRoom(pathname);
  const { data, error } = useLeague(leagueId);
  const league = isClosed(error) ? undefined : data;
  const previous =
    signedIn && !room && league?.league.using_previous_contracts === true ? league.league.current_season : null;
  const inLeague = leagueId !== undefined;
  const rail = !room && status !== 'signed-out' && pathname !== paths.landing && pathname !== paths.login;
  // /boot.js sets the mark for the first frame.
  useLayoutEffect(() => void document.documentElement.toggleAttribute('data-rail', rail), [rail]);
  // Navigation, sign-in and sign-out close the menu.
  const [open, setOpen] = useAbovePage<Open>(null);
  useEffect(() => setOpen(null), [setOpen, status]);

  return (
    <>
      <header
        data-page-header=""
        className={cx(
          'sticky top-0 z-header border-b border-line bg-surface tiny:static rail:fixed rail:left-0 rail:w-(--rail) rail:border-r rail:border-b-0 rail:pl-[env(safe-area-inset-left)]',
          inLeague ? 'rail:h-(--rail-head)' : 'rail:h-dvh',
        )}
      >
        <div className="flex h-(--header) items-center gap-3 px-3 sm:px-4 rail:h-full rail:flex-col rail:p-0">
          <span className={inLeague ? 'contents rail:hidden' : 'contents'}>
            <BrandLink league={league} signedIn={signedIn} />
          </span>
          {league !== undefined && (
            <>
              <span aria-hidden="true" className="hidden h-5 w-px shrink-0 bg-line sm:block rail:hidden" />
              <span
                className="min-w-0 text-xs leading-4 font-medium text-ink max-[21rem]:hidden max-sm:line-clamp-2 sm:truncate sm:text-sm rail:hidden"
                title={league.league.league_name}
              >
                {league.league.league_name}
              </span>
            </>
          )}
          <div className="ml-auto flex shrink-0 items-center sm:gap-2 rail:ml-0 rail:w-full rail:flex-col rail:gap-0 rail:pt-1 rail:*:h-11 rail:*:w-full rail:*:justify-center">
            {signedIn && (
              <Suspense fallback={<span className="size-8" />}>
                <HeaderMenus
                  league={league}
                  current={leagueId}
                  room={room}
                  rail={rail && inLeague}
                  previous={previous}
                  open={open}
                  setOpen={setOpen}
                />
              </Suspense>
            )}
            {status === 'signed-out' && <Doors pathname={pathname} open={open} setOpen={setOpen} />}
          </div>
        </div>
      </header>
      {previous !== null && (
        <p className="border-b border-line bg-warn-soft px-3 py-1 text-xs font-medium text-warn sm:hidden rail:block">
          {t.contractSeasonBanner({ season: previous })}
        </p>
      )}
    </>
  );
}

function BrandLink({ league, signedIn }: { league: LoadedLeague | undefined; signedIn: boolean }) {
  return (
    <Link
      to={
        signedIn && league !== undefined
          ? paths.home(league.league.league_id)
          : signedIn
            ? paths.myLeagues
            : paths.landing
      }
      className="flex shrink-0 items-center gap-2 rounded-md text-md font-bold tracking-tight rail:h-11"
      aria-label={t.crease}
    >
      <Mark />
      <span className={cx('rail:hidden', league === undefined ? 'max-[22.5rem]:hidden' : 'hidden sm:inline')}>
        {t.crease}
      </span>
    </Link>
  );
}

function Doors({ pathname, open, setOpen }: { pathname: string; open: Open; setOpen: (open: Open) => void }) {
  const signIn = useRef<HTMLButtonElement>(null);
  const signUp = useRef<HTMLButtonElement>(null);
  const enter = useEnter();
  const invited = useInvitation((state) => state.token !== null);
  const done = () => {
    setOpen(null);
    void enter();
  };
  return (
    <>
      {pathname !== paths.login && (
        <Door
          name={t.signIn}
          variant="quiet"
          opener={signIn}
          open={open === 'sign-in'}
          setOpen={(on) => setOpen(on ? 'sign-in' : null)}
        >
          <SignInForm onDone={done} onSignUp={() => setOpen('sign-up')} />
        </Door>
      )}
      <Door
        name={t.signUp}
        variant="primary"
        opener={signUp}
        open={open === 'sign-up'}
        setOpen={(on) => setOpen(on ? 'sign-up' : null)}
      >
        <SignUpForm invited={invited} onDone={done} onSignIn={() => setOpen('sign-in')} />
      </Door>
    </>
  );
}

function Door({
  name,
  variant,
  opener,
  open,
  setOpen,
  children,
}: {
  name: string;
  variant: 'quiet' | 'primary';
  opener: RefObject<HTMLButtonElement | null>;
  open: boolean;
  setOpen: (open: boolean) => void;
  children: ReactNode;
}) {
  return (
    <>
      <Button ref={opener} variant={variant} aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(!open)}>
        {name}
      </Button>
      <Popover open={open} anchor={opener} align="end" label={name} onClose={() => setOpen(false)} className="w-90 p-5">
        <h2 className="mb-3 text-lg font-bold tracking-tight">{name}</h2>
        <Suspense fallback={<Spinner label={t.loading} className="flex justify-center py-10" />}>{children}</Suspense>
      </Popover>
    </>
  );
}
