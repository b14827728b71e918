import { Suspense } from 'react';
import { lookAround, useAuth } from '../../platform/session/auth-store.js';
import { useSystemConfig } from '../../features/open-league/league-data.js';
import { openNewLeague } from '../../platform/session/league-start.js';
import { LandingPage } from '../../features/landing/LandingPage.js';
import { showToast } from '../../ui/layers/toast.js';
import { lazyPart } from '../../ui/lazy-part.js';
import { SkeletonRows } from '../../ui/page/Skeleton.js';
import { useEnter } from '../use-enter.js';

const LeagueRows = lazyPart(() => import('./LandingLeagues.js'), 'LandingLeagues');

/** Get Started opens league creation; a visitor signs up first. */
export function LandingScreen() {
  const signedIn = useAuth((state) => state.status === 'signed-in');
  const host = useSystemConfig().data?.look_around ?? null;
  const enter = useEnter();
  const visit = () =>
    lookAround().then(
      () => enter(),
      (error: Error) => void showToast({ kind: 'error', text: error.message }),
    );
  return (
    <LandingPage
      onStart={openNewLeague}
      visit={signedIn || host === null ? null : { host, open: () => void visit() }}
      leagues={
        signedIn ? (
          <Suspense fallback={<SkeletonRows rows={3} />}>
            <LeagueRows />
          </Suspense>
        ) : null
      }
    />
  );
}
