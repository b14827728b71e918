import { REQUEST_MESSAGES } from './words/request.words.en.js';
import { ACCOUNT_MESSAGES } from './words/account.words.en.js';
import { ARCHIVE_MESSAGES } from './words/archive.words.en.js';
import { AUCTION_MESSAGES } from './words/auction.words.en.js';
import { COMPETITION_MESSAGES } from './words/competition.words.en.js';
import { CONTRACT_MESSAGES } from './words/contract.words.en.js';
import { DRAFT_MESSAGES } from './words/draft.words.en.js';
import { FREE_AGENT_MESSAGES } from './words/free-agents.words.en.js';
import { IMPORTS_MESSAGES, NHL_MESSAGES } from './words/imports.words.en.js';
import { LEAGUE_MESSAGES } from './words/league.words.en.js';
import { PLAYERS_MESSAGES } from './words/players.words.en.js';
import { SHARED_MESSAGES } from './words/shared.words.en.js';
import { TALK_MESSAGES } from './words/talk.words.en.js';
import { TEAMS_MESSAGES } from './words/teams.words.en.js';
import { TRADES_MESSAGES } from './words/trades.words.en.js';

/* Messages of schemas. The server words them in the language of the reader (decision 0154). */

export const MESSAGES = {
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
