import { openOverlay } from '../../platform/pages/overlays.js';
import { openNewLeague } from '../../platform/session/league-start.js';
import { keepJoinLink } from '../../features/auth/join-link.js';
import { PHASE_WORDS } from '../../features/leagues/hub/phase/phase-words.js';
import { MyLeagues } from '../../features/leagues/enter/MyLeagues.js';
import { useEnter } from '../use-enter.js';

export function MyLeaguesScreen() {
  const enter = useEnter();
  return (
    <MyLeagues
      onCreate={() => openNewLeague()}
      onJoin={enter}
      onChoose={(leagueLink) => {
        keepJoinLink(leagueLink);
        openOverlay('join-league');
      }}
      phaseOf={(phase) => PHASE_WORDS[phase].title}
    />
  );
}
