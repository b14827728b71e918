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

/** English words that no French sentence has. */
const ENGLISH_WORD = /\b(?:the|your|with|from|this|that|and|of|has|have|will|is|was|were|been|you|they|their)\b/i;

/** Texts on a page that an English catalogue has and no French one. */
export async function englishEntriesOn(page: Page): Promise<string[]> {
  english ??= englishAlone();
  const known = english;
  // A link to a language has that language's own name.
  return (await textsOn(page)).filter((text) => known.has(text) && text !== 'English');
}

/** Texts on a page with an English word. */
export const englishSentencesOn = async (page: Page): Promise<string[]> =>
  (await textsOn(page)).filter((text) => ENGLISH_WORD.test(text));
