import fs from 'node:fs';
import { expect, test } from '@jest/globals';
import { inRoot } from '../lib/root.mjs';
import { trackedFiles } from './tracked-files.mjs';

/*
 * Phrases that a reader has to translate into plain English first (docs/style.md). Comments, documents, English
 * catalogues and titles of tests have none of them. Stored texts of old migrations are not read.
 */

const PHRASES = [
  /\b(?:whoever|whomever|anew|reckon(?:s|ed|ing)?|lately|thereof|wherein|therein)\b/i,
  /\b(?:for want of|all the same|once for all)\b/i,
  /\bhea(?:rs?|rd) of\b|\b(?:is|are|was|were|be|been) (?:heard|spoken)\b/i,
  /\bstood (?:in|by|for|at|as|with|on)\b/i,
];

const firstPhrase = (text) => PHRASES.map((phrase) => phrase.exec(text)?.[0]).find((found) => found !== undefined);

const COMMENT = /\/\*([\s\S]*?)\*\/|(?:^|[\s;,{(])\/\/ ?([^\n]*(?:\n\s*\/\/[^\n]*)*)/g;
const TEXT = /(['"`])((?:(?!\1)[^\\\n]|\\.)+)\1/g;
/** The title of a test, a group or a step, also after the table of `each`. */
const TITLE = /(?:\b(?:test|it|describe|step)(?:\.\w+)*|\))\(\s*(['"`])((?:(?!\1)[^\\\n]|\\.)+)\1,/g;
const isCode = (file) => /\.(?:tsx?|mjs|mts|css)$/.test(file) && !file.includes('/migrations/');
const isTest = (file) => /\.(?:test|spec)\.(?:tsx?|mjs)$/.test(file);
const isCatalogue = (file) => /\.(?:words|refusals)(?:\.en)?\.tsx?$/.test(file);
/** The changelog keeps the words of released versions. The tables of style.md show what not to write. */
const isDocument = (file) => file.endsWith('.md') && file !== 'CHANGELOG.md';

function textsOf(file, code) {
  if (isDocument(file)) return [file === 'docs/style.md' ? code.replace(/^\|.*$/gm, '') : code];
  const comments = [...code.matchAll(COMMENT)].map(([, block, line]) =>
    (block ?? line).replace(/\n\s*(?:\*|\/\/) ?/g, ' '),
  );
  const texts = isCatalogue(file) ? [...code.matchAll(TEXT)].map(([, , text]) => text) : [];
  const titles = isTest(file) ? [...code.matchAll(TITLE)].map(([, , title]) => title) : [];
  return [...comments, ...texts, ...titles];
}

const phrasesIn = (file, code) =>
  textsOf(file, code)
    .map(firstPhrase)
    .filter((phrase) => phrase !== undefined);

const files = trackedFiles().filter((file) => isCode(file) || isDocument(file));
const inRepository = files.length > 0 ? test : test.skip;

inRepository('comments, documents, English catalogues and titles of tests use plain phrases', () => {
  expect(
    files.flatMap((file) =>
      phrasesIn(file, fs.readFileSync(inRoot(file), 'utf8')).map((phrase) => `${file}: ${phrase}`),
    ),
  ).toEqual([]);
});

const titled = (call, title) => `${call}('${title}', () => draw('anew'));`;

test('a phrase is found in a comment over two lines, a document, a catalogue and a title, but not in code', () => {
  expect(phrasesIn('a.ts', '/**\n * Writes it for want\n * of a better place.\n */')).toEqual(['for want of']);
  expect(phrasesIn('a.ts', "// The team is\n// heard.\nconst anew = 'anew';")).toEqual(['is heard']);
  expect(phrasesIn('a.ts', "const anew = 'invited anew'; // again")).toEqual([]);
  expect(phrasesIn('a.test.ts', titled('test', 'a bid is heard'))).toEqual(['is heard']);
  expect(phrasesIn('a.test.ts', titled('it.each([\n  [1],\n])', 'whoever bids leads'))).toEqual(['whoever']);
  expect(phrasesIn('docs/a.md', 'Whoever makes a pool ends it.')).toEqual(['Whoever']);
  expect(phrasesIn('a.words.en.ts', "export const again = 'Draw the schedule anew';")).toEqual(['anew']);
  expect(phrasesIn('a.words.fr.ts', "export const again = 'lately';")).toEqual([]);
});
