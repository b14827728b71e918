import { useAuth } from '../../platform/auth-store.js';
import { useMyLeagues } from '../../platform/league-data.js';
import { openOverlay } from '../../platform/overlays.js';
import { LandingPage } from '../../features/landing/LandingPage.js';
import { LeagueLinks } from '../layouts/HeaderLists.js';

/** Get Started signs up a visitor, and creates a league for who is signed in. */
export function LandingScreen() {
  const signedIn = useAuth((state) => state.status === 'signed-in');
  const leagues = useMyLeagues().data ?? [];
  return <LandingPage onStart={() => openOverlay(signedIn ? 'new-league' : 'sign-up')} leagues={signedIn && leagues.length > 0 ? <LeagueLinks leagues={leagues} /> : null} />;
}
