import { textsByReader } from '../../words.js';
import * as en from './former.words.en.js';
import * as fr from './former.words.fr.js';

const FORMER = textsByReader({ en: en.FORMER, fr: fr.FORMER });

/** Stored words, in every language of the product: a build of one language has no catalogue of another. */
const STORED = { name: 'Former manager', mention: 'a former manager' };

/** An invisible character. Texts that people enter lose it. */
const MARK = '\u2060';

/** Stored instead of the name of a deleted account. The words between the marks are for readers without the product. */
export const FORMER_NAME = `${MARK}${STORED.name}${MARK}`;

/** Stored instead of the name in a mention. */
export const FORMER_MENTION = `${MARK}${STORED.mention}${MARK}`;

const NAMES = `(?:${STORED.name}|${STORED.mention})`;

/** The marks of stored names, for texts of archives: only there they are no forgery. */
export const FORMER_MARKS = new RegExp(`${MARK}(?=${NAMES}${MARK})|(?<=${MARK}${NAMES})${MARK}`, 'gu');

/** Words the stored names of deleted accounts for the present reader, in a name, a sentence or JSON. */
export const wordFormerNames = (text: string): string =>
  text.includes(MARK) ? text.replaceAll(FORMER_NAME, FORMER.name).replaceAll(FORMER_MENTION, FORMER.mention) : text;

/**
 * Figures in which the stored names of deleted accounts are worded. The grammar of the sentence depends on a name's
 * letters.
 */
export function withFormerNames<Figures>(figures: Figures): Figures {
  const stored = JSON.stringify(figures);
  const worded = wordFormerNames(stored);
  return worded === stored ? figures : (JSON.parse(worded) as Figures);
}
