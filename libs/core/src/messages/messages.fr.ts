import type { Translation } from '../words.js';
import type * as en from './messages.en.js';
import { REQUEST_MESSAGES } from './words/request.words.fr.js';
import { ACCOUNT_MESSAGES } from './words/account.words.fr.js';
import { ARCHIVE_MESSAGES } from './words/archive.words.fr.js';
import { AUCTION_MESSAGES } from './words/auction.words.fr.js';
import { COMPETITION_MESSAGES } from './words/competition.words.fr.js';
import { CONTRACT_MESSAGES } from './words/contract.words.fr.js';
import { DRAFT_MESSAGES } from './words/draft.words.fr.js';
import { FREE_AGENT_MESSAGES } from './words/free-agents.words.fr.js';
import { IMPORTS_MESSAGES, NHL_MESSAGES } from './words/imports.words.fr.js';
import { LEAGUE_MESSAGES } from './words/league.words.fr.js';
import { PLAYERS_MESSAGES } from './words/players.words.fr.js';
import { SHARED_MESSAGES } from './words/shared.words.fr.js';
import { TALK_MESSAGES } from './words/talk.words.fr.js';
import { TEAMS_MESSAGES } from './words/teams.words.fr.js';
import { TRADES_MESSAGES } from './words/trades.words.fr.js';

export const MESSAGES: Translation<typeof en.MESSAGES> = {
  ...REQUEST_MESSAGES,
  ...ACCOUNT_MESSAGES,
  ...ARCHIVE_MESSAGES,
  ...AUCTION_MESSAGES,
  ...COMPETITION_MESSAGES,
  ...CONTRACT_MESSAGES,
  ...DRAFT_MESSAGES,
  ...FREE_AGENT_MESSAGES,
  ...IMPORTS_MESSAGES,
  ...LEAGUE_MESSAGES,
  ...NHL_MESSAGES,
  ...PLAYERS_MESSAGES,
  ...SHARED_MESSAGES,
  ...TALK_MESSAGES,
  ...TEAMS_MESSAGES,
  ...TRADES_MESSAGES,
};
