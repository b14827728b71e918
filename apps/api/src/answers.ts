import { freeAgentAnswers } from './free-agents/free-agents.answers.js';
import { leagueAnswers } from './leagues/leagues.answers.js';
import { overviewAnswers } from './overview/overview.answers.js';
import { type ControllerAnswers } from './platform/http/answers.js';
import { settingsAnswers } from './settings/settings.answers.js';
import { teamAnswers } from './teams/teams.answers.js';

/** What every route answers. Loaded only when the description of the API is asked for. */
export const ANSWERS: readonly ControllerAnswers[] = [
  ...leagueAnswers,
  ...settingsAnswers,
  ...overviewAnswers,
  ...freeAgentAnswers,
  ...teamAnswers,
];
