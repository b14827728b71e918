import type { Screen } from './screen.js';
import { ACCOUNT_SCREENS } from './screens.account.js';
import { COMMISSIONER_SCREENS } from './screens.commissioner.js';
import { DRAFT_SCREENS } from './screens.draft.js';
import { LEAGUE_SCREENS } from './screens.league.js';
import { MATCHUP_SCREENS } from './screens.matchups.js';

export const SCREENS: readonly Screen[] = [
  ...ACCOUNT_SCREENS,
  ...LEAGUE_SCREENS,
  ...COMMISSIONER_SCREENS,
  ...MATCHUP_SCREENS,
  ...DRAFT_SCREENS,
];
