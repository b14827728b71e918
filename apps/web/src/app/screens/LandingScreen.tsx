import { Suspense } from 'react';
import { useAuth } from '../../platform/session/auth-store.js';
import { useMyLeagues } from '../../features/open-league/league-data.js';
import { openOverlay } from '../../platform/pages/overlays.js';
import { LandingPage } from '../../features/landing/LandingPage.js';
import { lazyPart } from '../../ui/lazy-part.js';

const LeagueLinks = lazyPart(() =>
  import('../layouts/HeaderLists.js').then((module) => ({ default: module.LeagueLinks })),
);

/** Get Started opens sign-up for a visitor and league creation for a signed-in user. */
export function LandingScreen() {
  const signedIn = useAuth((state) => state.status === 'signed-in');
  const leagues = useMyLeagues().data ?? [];
  return (
    <LandingPage
      onStart={() => openOverlay(signedIn ? 'new-league' : 'sign-up')}
      leagues={
        signedIn && leagues.length > 0 ? (
          <Suspense fallback={<div className="h-40" />}>
            <LeagueLinks leagues={leagues} />
          </Suspense>
        ) : null
      }
    />
  );
}
