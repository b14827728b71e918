import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { textsOn } from './pseudo-language.js';

const root = fileURLToPath(new URL('../../', import.meta.url));

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

let english: ReadonlySet<string> | undefined;

function englishAlone(): ReadonlySet<string> {
  const french = textsOf('fr');
  return new Set([...textsOf('en')].filter((text) => !french.has(text)));
}

/** English words that no French sentence has. A name may begin with "Will". */
const ENGLISH_WORD =
  /(?<![\p{L}\p{N}@.’'-])(?:the|your|with|from|this|that|and|of|has|have|will|is|was|were|been|you|they|their|players?|picks?|trades?|leagues?|season|roster|goalies?|waivers?|week|unknown)(?![\p{L}\p{N}@])/giu;

/** Values that a program put into a text by mistake. */
const NO_VALUE = /\b(?:undefined|NaN|null)\b|\[object /;

/** Texts that nobody translates: addresses, time zones, leagues of tests, and subjects of mails as they were sent. */
const AS_WRITTEN = /\S+@\S+|^[A-Z][a-z]+\/|League [0-9a-f]{10}|invites you to/;

let typed: string | undefined;

/** What people of the demo and of the tests type: names, posts and reasons. */
function typedWords(): string {
  typed ??= readTypedWords();
  return typed;
}

function readTypedWords(): string {
  const sourcesIn = (folder: string, ending: RegExp) =>
    readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => ending.test(file) && !file.endsWith('english-texts.ts'))
      .map((file) => readFileSync(`${root}${folder}/${file}`, 'utf8').replaceAll(/^ *(?:\/\/|\/?\*).*$/gm, ''));
  const named = sourcesIn('e2e', /\.spec\.ts$/).flatMap((test) => test.match(/\.person\([^()]*\)/g) ?? []);
  return [...sourcesIn('apps/api/src/seeds', /\.ts$/), ...sourcesIn('e2e/support', /\.ts$/), ...named]
    .flatMap((source) => source.match(/'(?:[^'\\\n]|\\.)*'|"[^"\n]*"|`[^`]*`/g) ?? [])
    .join('\n')
    .replaceAll("\\'", "'");
}

/** An English word with its neighbours, of which people typed none. */
function isEnglish(text: string): boolean {
  const words = typedWords();
  return [...text.matchAll(ENGLISH_WORD)].some(({ 0: word, index }) => {
    if (/^Will$/.test(word)) return false;
    const before = /\S*\s$/.exec(text.slice(0, index))?.[0] ?? '';
    const after = /^\s\S*/.exec(text.slice(index + word.length))?.[0] ?? '';
    if (before + after === '') return !words.includes(`'${word}'`);
    return ![before + word, word + after].some((pair) => pair !== word && words.includes(pair));
  });
}

/** Texts on a page that an English catalogue has and no French one. */
export async function englishEntriesOn(page: Page): Promise<string[]> {
  english ??= englishAlone();
  const known = english;
  // A link to a language has that language's own name.
  return (await textsOn(page)).filter((text) => known.has(text) && text !== 'English');
}

/** Texts on a page that are English and that nobody typed, or that lack a value. */
export async function wrongTextsOn(page: Page): Promise<string[]> {
  const entries = new Set(await englishEntriesOn(page));
  const texts = await textsOn(page);
  const names = typedWords();
  return texts.filter(
    (text) =>
      NO_VALUE.test(text) ||
      (entries.has(text) ? !names.includes(`'${text}'`) : !AS_WRITTEN.test(text) && isEnglish(text)),
  );
}
