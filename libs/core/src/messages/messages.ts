import { readersLanguage, wordIn, type Language } from '../locale.js';
import { inLanguages, say, textsOfKeys, type InLanguages, type Said } from '../words.js';
import { REQUEST_MESSAGES } from '../request.words.js';
import { ACCOUNT_MESSAGES } from './account.words.js';
import { ARCHIVE_MESSAGES } from './archive.words.js';
import { AUCTION_MESSAGES } from './auction.words.js';
import { COMPETITION_MESSAGES } from './competition.words.js';
import { CONTRACT_MESSAGES } from './contract.words.js';
import { DRAFT_MESSAGES } from './draft.words.js';
import { FREE_AGENT_MESSAGES } from './free-agents.words.js';
import { IMPORTS_MESSAGES } from './imports.words.js';
import { LEAGUE_MESSAGES } from './league.words.js';
import { PLAYERS_MESSAGES } from './players.words.js';
import { SHARED_MESSAGES } from './shared.words.js';
import { TALK_MESSAGES } from './talk.words.js';
import { TEAMS_MESSAGES } from './teams.words.js';
import { TRADES_MESSAGES } from './trades.words.js';

/* Messages of schemas. The server words them in the language of the reader (decision 0154). */

const MESSAGES = {
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
  ...PLAYERS_MESSAGES,
  ...SHARED_MESSAGES,
  ...TALK_MESSAGES,
  ...TEAMS_MESSAGES,
  ...TRADES_MESSAGES,
};
type Messages = typeof MESSAGES;

export const MESSAGES_IN: InLanguages<Messages> = { en: MESSAGES };
const wordsIn = inLanguages(MESSAGES_IN);

/** The message of a schema: its key with its figures, as text. */
export const messageOf = textsOfKeys<Messages>();

/** The sentence of a schema's message. A message without a key is a sentence. */
export function messageWords(text: string, language: Language = readersLanguage()): string {
  if (!text.startsWith('["')) return text;
  const [key, figures] = JSON.parse(text) as [key: string, figures?: { fault?: string }];
  if (typeof figures?.fault === 'string') figures.fault = messageWords(figures.fault, language);
  // `messageOf` only admits the figures of its key.
  return wordIn(language, () => say(wordsIn(language), { key, figures } as Said<Messages>));
}
