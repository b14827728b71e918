import type { Language } from '../locale.js';
import { inLanguages, say, textsOfKeys, type InLanguages, type Said } from '../words.js';
import { REQUEST_MESSAGES } from '../request.words.js';
import { ACCOUNT_MESSAGES } from './account.words.js';
import { CONTRACT_MESSAGES } from './contract.words.js';
import { SHARED_MESSAGES } from './shared.words.js';

/* Messages of schemas. The server words them in the language of the reader (decision 0154). */

const MESSAGES = { ...REQUEST_MESSAGES, ...ACCOUNT_MESSAGES, ...CONTRACT_MESSAGES, ...SHARED_MESSAGES };
type Messages = typeof MESSAGES;

export const MESSAGES_IN: InLanguages<Messages> = { en: MESSAGES };
const wordsIn = inLanguages(MESSAGES_IN);

/** The message of a schema: its key with its figures, as text. */
export const messageOf = textsOfKeys<Messages>();

/** The sentence of a schema's message. A message without a key is a sentence. */
export function messageWords(text: string, language: Language = 'en'): string {
  if (!text.startsWith('["')) return text;
  const [key, figures] = JSON.parse(text) as [key: string, figures?: unknown];
  // `messageOf` only admits the figures of its key.
  return say(wordsIn(language), { key, figures } as Said<Messages>);
}
