import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { englishWordsIn, isEnglishEntry, lacksValue } from '../../apps/api/src/testing/language/english.js';
import { textsOn } from './pseudo-language.js';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Texts without a translation, such as addresses, time zones and initials. */
const AS_WRITTEN = /\S+@\S+|^[A-Z][a-z]+\/|\b[0-9a-f]{10}\b|^[A-Z]{2}$|invites you to/;

let typed: string | undefined;

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
  return englishWordsIn(text).some(({ word, before, after }) => {
    // A name may begin with "Will".
    if (word === 'Will') return false;
    if (before + after === '') return !words.includes(`'${word}'`);
    return ![before + word, word + after].some((pair) => pair !== word && words.includes(pair));
  });
}

/** Texts on a page that an English catalogue has and no French one. */
export const englishEntriesOn = async (page: Page): Promise<string[]> =>
  // A language's link has its own name.
  (await textsOn(page)).filter((text) => isEnglishEntry(text) && text !== 'English');

/** English texts of the product, or texts without a value. */
export function wrongTexts(texts: readonly string[]): string[] {
  const names = typedWords();
  return texts.filter(
    (text) =>
      lacksValue(text) ||
      (isEnglishEntry(text)
        ? text !== 'English' && !names.includes(`'${text}'`)
        : !AS_WRITTEN.test(text) && isEnglish(text)),
  );
}
