import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));

/** Words that no French text has, one group per line. « No du joueur » and « no 5 » are French. */
const ENGLISH_WORD = new RegExp(
  `(?<![\\p{L}\\p{N}@./_’'-])(?:${[
    'the|of|was|is|are|were|been|be|has|have|had|will|must|cannot|does|did',
    'with|from|and|by|to|for|not|only|than|then|at|in|into|until|before|after|yet|if|when|which|who|how',
    'their|your|you|they|it|its|this|that|these|any|all|each|every|other|there|here|no(?!\\s(?:du|de|d’|\\d))',
    'players?|picks?|drafted|trades?|leagues?|games?|goals|assists|season|roster|goalies?|waivers?|matchups?|standings',
    'settings|unknown|loading|cancel|yes|week|days?|hours?|ago|today|tomorrow|yesterday',
    'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday',
    // April and June are names, too.
    'January|February|July|August|September|October|November|December',
  ].join('|')})(?![\\p{L}\\p{N}@_]|\\.\\w)|\\d [AP]M\\b`,
  'giu',
);

const NO_VALUE = /\b(?:undefined|NaN|null)\b|\[object /;

export const lacksValue = (text: string): boolean => NO_VALUE.test(text);

interface EnglishWord {
  readonly word: string;
  readonly before: string;
  readonly after: string;
}

export const englishWordsIn = (text: string): EnglishWord[] =>
  [...text.matchAll(ENGLISH_WORD)].map(({ 0: word, index }) => ({
    word,
    before: /\S*\s$/.exec(text.slice(0, index))?.[0] ?? '',
    after: /^\s\S*/.exec(text.slice(index + word.length))?.[0] ?? '',
  }));

/** The plain texts of the catalogues of a language. */
function textsOf(language: 'en' | 'fr'): Set<string> {
  const files = ['apps/web/src', 'libs/core/src']
    .flatMap((folder) =>
      readdirSync(root + folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => new RegExp(`\\.${language}\\.tsx?$`).test(file));
  const texts = files.flatMap((file) =>
    [...readFileSync(root + file, 'utf8').matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`$\\]*)`/g)].map(
      ([, quoted, template]) => quoted ?? template ?? '',
    ),
  );
  return new Set(texts.map((text) => text.trim()).filter((text) => /^[A-Z][a-z]|[a-z] [a-z]/.test(text)));
}

function englishAlone(): ReadonlySet<string> {
  const french = textsOf('fr');
  return new Set([...textsOf('en')].filter((text) => !french.has(text)));
}

let entries: ReadonlySet<string> | undefined;

/** True for a text that an English catalogue has and no French one. */
export function isEnglishEntry(text: string): boolean {
  entries ??= englishAlone();
  return entries.has(text);
}

/** Texts that are English or lack a value, except what people typed. */
export const englishIn = (texts: readonly string[], ...typed: readonly string[]): string[] =>
  texts.filter((text) => {
    const words = typed.reduce((left, one) => left.replaceAll(one, ' '), plain(text));
    return lacksValue(words) || isEnglishEntry(text) || englishWordsIn(words).length > 0;
  });

/** Without addresses. */
const plain = (text: string): string => text.replace(/https?:\S+|\S+@\S+/g, ' ');

export function textsIn(answer: unknown): string[] {
  if (typeof answer === 'string') return [answer];
  if (answer === null || typeof answer !== 'object') return [];
  return Object.values(answer).flatMap(textsIn);
}
