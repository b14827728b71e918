import { Suspense, useEffect, useMemo } from 'react';
import { Link, Navigate, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { remember } from '../../platform/session/boot.js';
import { isClosed, prefetchHome, useLeague, useMyLeagues } from '../../features/open-league/league-data.js';
import { useLiveLeague } from '../live.js';
import { isBracketScreen, isDraftRoom, leagueIn, paths } from '../../platform/pages/paths.js';
import { usePageTitle } from '../../platform/pages/page-title.js';
import { buttonClass } from '../../ui/Button.js';
import { EmptyState } from '../../ui/page/EmptyState.js';
import { ErrorState } from '../../ui/page/Panel.js';
import { lazyPart } from '../../ui/lazy-part.js';
import { setZone } from '../../ui/figures/time.js';
import { LeagueFrame } from '../pages.js';
import { useEnter } from '../use-enter.js';
import { LeagueSkeleton, PageSkeleton } from './PageSkeleton.js';
import * as t from './layouts.words.en.js';

const PendingLeague = lazyPart(() => import('../../features/leagues/enter/PendingLeague.js'), 'PendingLeague');

/** Loads a league before its pages render. */
export function LeagueLayout() {
  const leagueId = leagueIn(useLocation().pathname);
  return leagueId === undefined ? (
    <Navigate to={paths.landing} replace />
  ) : (
    <League key={leagueId} leagueId={leagueId} />
  );
}

function League({ leagueId }: { leagueId: string }) {
  const { pathname } = useLocation();
  const room = isDraftRoom(pathname);
  const query = useLeague(leagueId);
  const loaded = query.data;
  useLiveLeague(leagueId, room);
  useZone(loaded?.league.time_zone);
  const home = pathname === paths.home(leagueId);
  useEffect(() => {
    // Fetched in parallel with the league.
    if (home) prefetchHome(leagueId);
  }, [home, leagueId]);
  useEffect(() => {
    if (loaded === undefined) return;
    remember({ league: leagueId, leagueName: loaded.league.league_name });
  }, [loaded, leagueId]);

  // The user's list of leagues shows whether a closed league has invited them.
  const mine = useMyLeagues();
  const enter = useEnter();
  const navigate = useNavigate();
  const invitations = mine.data?.filter((one) => one.league_id === leagueId && one.pending) ?? [];
  const closed = query.error !== null && isClosed(query.error);
  if (closed && mine.isPending) return <LeagueSkeleton />;
  const invited = invitations.length > 0 && (closed || (loaded !== undefined && loaded.me.team_id === null)) && (
    <Suspense>
      <PendingLeague
        entries={invitations}
        onAccept={enter}
        onDeclined={() => void (closed && invitations.length === 1 && navigate(paths.myLeagues))}
      />
    </Suspense>
  );
  if (closed && invited) return invited;
  if (query.error !== null && (loaded === undefined || closed))
    return <Unavailable error={query.error} retry={() => void query.refetch()} retrying={query.isFetching} />;
  if (loaded === undefined) return room ? null : <LeagueSkeleton />;
  if (room || isBracketScreen(pathname)) return <Page />;
  return (
    <Suspense fallback={<LeagueSkeleton />}>
      <LeagueFrame loaded={loaded}>
        {invited}
        <Page />
      </LeagueFrame>
    </Suspense>
  );
}

/** Sets the zone before the pages below render; clears it afterwards. */
function useZone(timeZone: string | undefined) {
  useMemo(() => setZone(timeZone), [timeZone]);
  useEffect(() => {
    // Set again: the cleanup of the previous league has just cleared it.
    setZone(timeZone);
    return () => setZone(undefined);
  }, [timeZone]);
}

function Page() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Outlet />
    </Suspense>
  );
}

function Unavailable({ error, retry, retrying }: { error: Error; retry: () => void; retrying: boolean }) {
  usePageTitle(t.notAvailable);
  if (!isClosed(error))
    return <ErrorState message={error.message} retry={retry} retrying={retrying} className="py-16" />;
  return (
    <EmptyState
      className="py-16"
      words={t.leagueNotOpenToYou}
      detail={t.leagueNotOpenHint}
      action={
        <Link to={paths.myLeagues} className={buttonClass('primary')}>
          {t.goToMyLeagues}
        </Link>
      }
    />
  );
}
