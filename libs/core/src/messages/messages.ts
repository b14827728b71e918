import { readersLanguage, wordIn, type Language } from '../locale.js';
import { inLanguages, say, textsOfKeys, type InLanguages, type Said } from '../words.js';
import { MESSAGES as en } from './messages.en.js';
import { MESSAGES as fr } from './messages.fr.js';
import { unreadableWords } from './unreadable.words.js';

type Messages = typeof en;

export const MESSAGES_IN: InLanguages<Messages> = { en, fr };
const wordsIn = inLanguages(MESSAGES_IN);

/** The message of a schema: its key with its figures, as text. */
export const messageOf = textsOfKeys<Messages>();

/** False for a sentence, which has no key. */
export const isMessage = (text: string): boolean => text.startsWith('["');

/** The sentence of a schema's message. A message without a key is a sentence. */
export function messageWords(text: string, language: Language = readersLanguage()): string {
  if (!isMessage(text)) return text;
  const [key, figures] = JSON.parse(text) as [key: string, figures?: { fault?: string }];
  if (typeof figures?.fault === 'string') figures.fault = messageWords(figures.fault, language);
  // `messageOf` only admits the figures of its key.
  return wordIn(language, () => say(wordsIn(language), { key, figures } as Said<Messages>));
}

/** Like `messageWords`, for stored texts: earlier releases stored sentences, and later ones may have other keys. */
export function storedMessageWords(text: string): string {
  try {
    return messageWords(text);
  } catch {
    return unreadableWords();
  }
}
