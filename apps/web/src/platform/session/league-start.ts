import { keep, readKept } from '../device/device-storage.js';
import { openOverlay } from '../pages/overlays.js';
import { onSessionEnded, useAuth } from './auth-store.js';

/** A mailed link may be followed later, and in another tab. */
const LASTS_MS = 86_400_000;

/** A copy in memory: a visit that ends with a new account clears what the browser keeps. */
let since = 0;
onSessionEnded(forgetLeagueStart);

/** True after "Get Started" without an account, until the create dialog is closed or a league exists. */
export function wantsLeague(): boolean {
  return Date.now() - Math.max(since, Number(readKept('league-start') ?? 0)) < LASTS_MS;
}

export function forgetLeagueStart() {
  since = 0;
  keep('league-start', null);
}

/** Opens the create dialog. Without an account it opens sign-up, and the create dialog follows the first sign-in. */
export function openNewLeague() {
  const { status, user } = useAuth.getState();
  if (status === 'signed-in' && user?.visitor !== true) return openOverlay('new-league');
  since = Date.now();
  keep('league-start', String(since));
  openOverlay('sign-up');
}

/** Opens the create dialog for a user who began with "Get Started". Returns whether it did. */
export function resumeLeagueStart(): boolean {
  if (!wantsLeague()) return false;
  openOverlay('new-league');
  return true;
}
