import { openOverlay } from '../../platform/overlays.js';
import { MyLeagues } from '../../features/leagues/MyLeagues.js';
import { useEnter } from '../use-enter.js';

/** Every league of the signed-in user, and the ways into another. */
export function MyLeaguesScreen() {
  const enter = useEnter();
  return <MyLeagues onCreate={() => openOverlay('new-league')} onJoin={enter} />;
}
