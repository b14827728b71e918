import { localeOf } from '../locale.js';
import { withoutAccents } from '../text.rules.js';

/* Grammar that French sentences need before names and after counts. */

const french = () => localeOf('fr');

/** French words and first names whose H is silent. Other names with H keep the vowel: "de Hughes", "le hockey". */
const SILENT_H =
  /^h(?:abit|eure|istoire|iver\b|omme|onneur|oraire|ôte(?!l)|ôpital|élène|éloïse|enri\b|enriette|onoré|ortense|ubert\b)/i;

/** True when a word loses its last vowel before the name: "d’Alice", "qu’Olivier", "d’Yves", "d’Hubert". */
const elides = (name: string): boolean =>
  SILENT_H.test(name.normalize('NFC')) || /^(?:[aeiou]|œ|æ|y(?![aeiou]))/.test(withoutAccents(name));

/** 'de Bob', 'd’Alice', 'du Canadien' for 'Le Canadien', 'des Loups' for 'Les Loups'. */
export function de(name: string): string {
  const article = /^(les?)\s+(?=\S)/i.exec(name);
  if (article) return `${article[1]?.length === 2 ? 'du' : 'des'} ${name.slice(article[0].length)}`;
  return elides(name) ? `d’${name}` : `de ${name}`;
}

/** 'à Bob', 'au Canadien' for 'Le Canadien', 'aux Loups' for 'Les Loups'. */
export function au(name: string): string {
  const article = /^(les?)\s+(?=\S)/i.exec(name);
  if (article) return `${article[1]?.length === 2 ? 'au' : 'aux'} ${name.slice(article[0].length)}`;
  return `à ${name}`;
}

/** 'que Bob', 'qu’Alice' */
export const que = (name: string): string => (elides(name) ? `qu’${name}` : `que ${name}`);

/** 'le joueur', 'l’échange': `article` is 'le' or 'la'. */
export const le = (article: 'le' | 'la', noun: string): string => (elides(noun) ? `l’${noun}` : `${article} ${noun}`);

/** The form of a count: 0, 1 and 1.5 are singular. */
export const pluralOf = <Word>(count: number, one: Word, more: Word): Word =>
  french().plural(count) === 'one' ? one : more;

/** '0 joueur', '1 joueur', '2 joueurs', '12 345 joueurs', '1 000 000 de joueurs' */
export function countOf(count: number, one: string, more = `${one}s`): string {
  const plural = french().plural(count);
  const word = plural === 'one' ? one : more;
  return `${french().number(count)}\u00A0${plural === 'many' ? de(word) : word}`;
}

/** '1re', '2e': feminine, as of a round. Masculine ordinals are `localeOf('fr').ordinal`: '1er', '2e'. */
export const feminineOrdinal = (place: number): string => (place === 1 ? '1re' : `${place}e`);

/** 'a', 'a et b', 'a, b et c' */
export const listOf = (words: readonly string[]): string => french().listed(words);
