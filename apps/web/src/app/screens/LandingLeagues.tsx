import { PHASE_WORDS } from '../../features/leagues/hub/phase/phase-words.js';
import { LeagueRows } from '../../features/leagues/enter/LeagueRows.js';

export const LandingLeagues = () => <LeagueRows phaseOf={(phase) => PHASE_WORDS[phase].title} />;
