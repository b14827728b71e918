import { openOverlay } from '../../platform/pages/overlays.js';
import { PHASE_WORDS } from '../../features/leagues/hub/phase/phase-words.js';
import { MyLeagues } from '../../features/leagues/enter/MyLeagues.js';
import { useEnter } from '../use-enter.js';

export function MyLeaguesScreen() {
  const enter = useEnter();
  return (
    <MyLeagues
      onCreate={() => openOverlay('new-league')}
      onJoin={enter}
      phaseOf={(phase) => PHASE_WORDS[phase].title}
    />
  );
}
