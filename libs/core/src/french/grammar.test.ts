import { expect, test } from '@jest/globals';
import { localeOf, readLanguageFrom, wordIn, type Language } from '../locale.js';
import { formatDecimals, formatShare } from '../text.rules.js';
import { byReader, textsByReader } from '../words.js';
import { au, countOf, de, feminineOrdinal, le, listOf, que } from './grammar.js';

/** Spaces that do not break a line look the same in a test. */
const plainSpaces = (text: string): string => text.replace(/\s/g, ' ');

test('words before a name lose their vowel, or join its article', () => {
  expect(['Bob', 'Alice', 'Édouard', 'Yves', 'Yan', 'Hughes', 'Le Canadien', 'Les Loups', 'Lestrade'].map(de)).toEqual([
    'de Bob',
    'd’Alice',
    'd’Édouard',
    'd’Yves',
    'de Yan',
    'de Hughes',
    'du Canadien',
    'des Loups',
    'de Lestrade',
  ]);
  expect(['Bob', 'Alice', 'Le Canadien', 'Les Loups'].map(au)).toEqual([
    'à Bob',
    'à Alice',
    'au Canadien',
    'aux Loups',
  ]);
  expect([que('Bob'), que('Olivier'), le('le', 'joueur'), le('le', 'échange'), le('la', 'équipe')]).toEqual([
    'que Bob',
    'qu’Olivier',
    'le joueur',
    'l’échange',
    'l’équipe',
  ]);
});

test('counts have their plural, also in millions', () => {
  expect([0, 1, 1.5, 2, 12_345, 1_000_000].map((count) => plainSpaces(countOf(count, 'joueur')))).toEqual([
    '0 joueur',
    '1 joueur',
    '1,5 joueur',
    '2 joueurs',
    '12 345 joueurs',
    '1 000 000 de joueurs',
  ]);
  expect([1, 2].map(feminineOrdinal)).toEqual(['1re', '2e']);
  expect([1, 2, 21].map((place) => localeOf('fr').ordinal(place))).toEqual(['1er', '2e', '21e']);
  expect(listOf(['a', 'b', 'c'])).toBe('a, b et c');
});

test('money, days and moments are written as in Quebec', () => {
  const french = localeOf('fr');
  expect(plainSpaces(french.money(88_000_000))).toBe('88 000 000 $');
  expect(plainSpaces(french.shortMoney(1.3, 'M'))).toBe('1,3 M$');
  expect([french.day('2026-03-07'), french.day('03-01')]).toEqual(['7 mars 2026', '1er mars']);
  expect(plainSpaces(french.moment(Date.UTC(2026, 2, 8, 0, 5), 'America/Toronto'))).toBe(
    'sam. 7 mars 2026, 19 h 05 HNE',
  );
});

test('decimals and shares have the comma of French', () => {
  const shown = () => [formatDecimals(0.9, 2), formatShare(0.8334), formatShare(1), formatShare(-0.25)];
  expect(shown()).toEqual(['0.90', '.833', '1.000', '-.250']);
  expect(wordIn('fr', shown)).toEqual(['0,90', ',833', '1,000', '-,250']);
});

test('the present reader’s language decides about entries and tables', () => {
  let language: Language = 'en';
  readLanguageFrom(() => language);
  const won = byReader({
    en: ({ team }: { team: string }) => `${team} won.`,
    fr: ({ team }) => `${team} a gagné.`,
  });
  const places = textsByReader({ en: { ir: 'injured reserve' }, fr: { ir: 'liste des blessés' } });
  expect([won({ team: 'Lynx' }), places.ir]).toEqual(['Lynx won.', 'injured reserve']);
  language = 'fr';
  expect([won({ team: 'Lynx' }), places.ir]).toEqual(['Lynx a gagné.', 'liste des blessés']);
  expect(Object.entries(places)).toEqual([['ir', 'liste des blessés']]);
  readLanguageFrom(() => 'en');
});
