import { activityAnswers } from './activity/activity.answers.js';
import { adminAnswers } from './admin/admin.answers.js';
import { authAnswers } from './auth/auth.answers.js';
import { draftAnswers } from './draft/draft.answers.js';
import { freeAgentAnswers } from './free-agents/free-agents.answers.js';
import { leagueAnswers } from './leagues/leagues.answers.js';
import { overviewAnswers } from './overview/overview.answers.js';
import { type ControllerAnswers } from './platform/http/answers.js';
import { playerAnswers } from './players/players.answers.js';
import { seasonAnswers } from './seasons/seasons.answers.js';
import { settingsAnswers } from './settings/settings.answers.js';
import { teamAnswers } from './teams/teams.answers.js';
import { tradeAnswers } from './trades/trades.answers.js';

/** What every route answers. Loaded only when the description of the API is asked for. */
export const ANSWERS: readonly ControllerAnswers[] = [
  ...authAnswers,
  ...adminAnswers,
  ...leagueAnswers,
  ...settingsAnswers,
  ...overviewAnswers,
  ...activityAnswers,
  ...playerAnswers,
  ...freeAgentAnswers,
  ...seasonAnswers,
  ...teamAnswers,
  ...draftAnswers,
  ...tradeAnswers,
];
