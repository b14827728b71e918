import { isValidElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from '@jest/globals';
import ts from 'typescript';
import { cataloguesIn, englishFileOf, openCatalogues } from '../lib/catalogue-figures.mjs';
import { inRoot } from '../lib/root.mjs';
import { isSameInFrench } from './same-in-french.mjs';

/** Names that change the word before them, and names that do not. */
const NAMES = 'Alice;Bob;Hughes;Hubert;Le Canadien;Les Loups;Édouard;Yves;Yan;L’Océan;3 Étoiles;J. Roy'.split(';');
const ROUNDS = Number(process.env.FRENCH_ROUNDS ?? 2);

const VOWEL = 'aeiouâàäéèêëîïôöùûüœæ';
const MUTE = `(?:[${VOWEL}]|y(?![${VOWEL}])|hubert|heure|habit|homme|histoire|horaire)`;
const START = "(?<![\\p{L}\\d’'-])";
const SPACE = '[ \\u00A0]';
const rule = (source) => new RegExp(source, 'iu');

const { englishWordsIn } = await import(inRoot('apps/api/src/testing/language/english.ts'));

const ENGLISH = 'English';
const EMPTY = 'spaces that follow each other';
/** Random figures leave parts of these empty that no draft or trade does. */
const CAN_BE_EMPTY =
  /pickOfPlayer|pickWithoutPlayer|saleRecord|REMEDIES\.together|RULEBOOK\.(?:injured|lineups)|tradeSummary|endingWords|trade[.-]/;

/**
 * Faults of a French sentence. `de le`, `à le` are right before a verb: "de le faire", so names alone are looked for.
 */
const FAULTS = {
  'a vowel that falls': rule(
    `${START}(?:de|que|jusque|lorsque|puisque|ne|se|je|me|te)${SPACE}+(?!oui\\b|onz|un\\b|une\\b.*valeur)${MUTE}`,
  ),
  'an article before a vowel': rule(`${START}(?:le|la)${SPACE}+(?!oui\\b|onz|un\\b|OK\\b)${MUTE}`),
  'two words that are one': /(?<!\p{L})(?:[Dd]e|à|À) (?:Le Canadien|Les Loups)/u,
  'si il': rule(`${START}si ils?\\b`),
  'a million of':
    /(?<!\d)[12]\u00A0000\u00A0000[ \u00A0](?:joueur|équipe|point|choix|ligne|match|jour|heure|nom|ronde)/u,
  [EMPTY]: /[ \u00A0]{2}/u,
  'no space that holds': /\p{L} :|\p{L}:(?=\s)|«(?!\u00A0)|(?<!\u00A0)»/u,
  'an apostrophe of typewriters': /\p{L}'\p{L}/u,
  'English ordinals and figures': /\b1e\b|1ère|\d(?:ème|nd|rd|th|st)\b|(?<!\d[ \u00A0])\$\d/u,
  [ENGLISH]: { test: (text) => englishWordsIn(text).length > 0 },
};

/** Texts that name code, or whose figures are no names. */
const CODE = /«\u00A0[^»]*\u00A0»|seasonTotals\S*|npm run .*|[A-Z]+=\w+|--\w+/g;
/** Columns, codes and parameters that people type or search, and menus of another site. */
const TYPED_ENGLISH =
  /Terms$|TERM_WORDS\.\w+\.also|REPORT\.|EXTRAS\.odd\.draft|fantrax\.private|\.(?:beforeIsNumber|allMustBeTrueOrFalse)$/;

const EXCEPT = { [EMPTY]: CAN_BE_EMPTY, [ENGLISH]: TYPED_ENGLISH };

/** A generator that begins again with each entry, so that no entry changes the figures of another one. */
function drawsFrom(seed) {
  let state = 1;
  const next = () => (state = (state * 48_271) % 2_147_483_647);
  return {
    begin(entry) {
      state = seed;
      for (const letter of entry) state = (state * 31 + letter.charCodeAt(0)) % 2_147_483_646;
      state += 1;
      next();
    },
    draw: (most) => next() % most,
  };
}

/** The texts of what an entry returns: a sentence, a refusal, lines of a mail, or an element. */
function textsIn(value) {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value) && value.some(isValidElement)) return [plainText(value)];
  if (isValidElement(value)) return [plainText(value)];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(textsIn);
}
const plainText = (element) =>
  renderToStaticMarkup(element)
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'");

const { begin, draw } = drawsFrom(Number(process.env.TEST_SEED ?? 1917));
const files = cataloguesIn('fr');
const { entriesOf, readEntry } = openCatalogues(files, { draw, name: () => NAMES[draw(NAMES.length)] });

test('no French sentence has a fault of grammar, whatever its names and figures', async () => {
  const { wordIn } = await import(inRoot('libs/core/src/locale.ts'));
  await import(inRoot('libs/core/src/trades/trades.refusals.ts'));
  const found = new Map();
  let sentences = 0;
  for (const file of files) {
    const catalogue = await import(inRoot(file));
    for (const [key, type] of entriesOf(file)) {
      begin(`${file} ${key}`);
      for (let round = 0; round < ROUNDS; round++)
        wordIn('fr', () =>
          readEntry(
            type,
            catalogue[key],
            (value, place) => {
              for (const text of textsIn(value)) {
                sentences++;
                for (const [fault, pattern] of Object.entries(FAULTS))
                  if (pattern.test(text.replace(CODE, 'X')) && !EXCEPT[fault]?.test(place))
                    found.set(`${place}: ${fault}`, text);
              }
            },
            `${file} ${key}`,
          ),
        );
    }
  }
  expect(Object.fromEntries(found)).toEqual({});
  expect(sentences).toBeGreaterThan(10_000);
}, 60_000);

/** The texts in the code of an entry, without those that it compares. */
function literalsIn(code) {
  const found = [];
  const visit = (node) => {
    if (ts.isBinaryExpression(node) && /^[!=]==$/.test(node.operatorToken.getText())) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('entry.js', `(${code})`, ts.ScriptTarget.Latest, true));
  return found.join(' ');
}

/** The texts of a catalogue by their place. A sentence with figures is a text without them. */
function textsByPlace(value, place, found = new Map()) {
  if (typeof value === 'string') found.set(place, value);
  else if (typeof value === 'function') found.set(place, literalsIn(String(value)));
  else if (isValidElement(value)) found.set(place, plainText(value));
  else if (value !== null && typeof value === 'object')
    for (const [key, part] of Object.entries(value)) textsByPlace(part, `${place}.${key}`, found);
  return found;
}

test('no French entry has the words of the English one, except those that are the same in both languages', async () => {
  const same = [];
  let entries = 0;
  for (const file of files) {
    const [french, english] = await Promise.all([file, englishFileOf(file)].map((one) => import(inRoot(one))));
    const texts = textsByPlace({ ...english }, file);
    for (const [place, text] of textsByPlace({ ...french }, file)) {
      entries++;
      if (texts.get(place) === text && !isSameInFrench(text)) same.push(`${place}: ${text}`);
    }
  }
  expect(same).toEqual([]);
  expect(entries).toBeGreaterThan(8_000);
}, 60_000);

test.each([
  ['Points', true],
  ['Conditions', true],
  ['Crease', true],
  ['12:30 %', true],
  ['Save', false],
  ['Points of the week', false],
])('whether French has the words “%s”: %s', (text, expected) => {
  expect(isSameInFrench(text)).toBe(expected);
});
