import { openOverlay } from '../../platform/pages/overlays.js';
import { MyLeagues } from '../../features/leagues/enter/MyLeagues.js';
import { useEnter } from '../use-enter.js';

export function MyLeaguesScreen() {
  const enter = useEnter();
  return <MyLeagues onCreate={() => openOverlay('new-league')} onJoin={enter} />;
}
