import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { locale, localeOf, readLanguageFrom, wordIn, type Language } from '../locale.js';
import { formatDecimals, formatShare } from '../text.rules.js';
import { byReader, textsByReader } from '../words.js';
import { teamAtStart, theTeam } from './hockey.js';
import { au, countOf, de, feminineOrdinal, le, listOf, pluralOf, que } from './grammar.js';

/** Spaces that do not break a line look the same. */
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

test('a team without a name is a team, also in lines of earlier releases', () => {
  expect(['Loups', '', 'A team'].map(theTeam)).toEqual(['l’équipe Loups', 'une équipe', 'une équipe']);
  expect(['Loups', '', 'A team'].map(teamAtStart)).toEqual(['L’équipe Loups', 'Une équipe', 'Une équipe']);
});

test('labels and percentages have a space that holds', () => {
  const shown = () => [locale.labelled('2026-27', 'Bob'), locale.percent(25)];
  expect(shown()).toEqual(['2026-27: Bob', '25 %']);
  expect(wordIn('fr', shown)).toEqual(['2026-27\u00A0: Bob', '25\u00A0%']);
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

/* The rules once more, in another way: by lists of letters and of written figures. */

const CONSONANTS = [...'bcçdfgjklmnpqrstvwxzBCÇDFGJKLMNPQRSTVWXZ0123456789'];
const VOWELS = [...'aàâäæeéèêëiîïoôöœuùûüAÀÂÄÆEÉÈÊËIÎÏOÔÖŒUÙÛÜ'];
const rest = fc.stringMatching(/^[a-zé]{1,6}( [A-Z]\. ?[A-Z][a-z]{1,5})?$/);
const nameFrom = (letters: readonly string[]) =>
  fc.tuple(fc.constantFrom(...letters), rest).map(([first, others]) => `${first}${others}`);
const composed = fc.constantFrom<'NFC' | 'NFD'>('NFC', 'NFD');

test('any name with a vowel takes the vowel of the word before it, in any way of writing accents', () => {
  fc.assert(
    fc.property(nameFrom(VOWELS), composed, (given, form) => {
      const name = given.normalize(form);
      expect([de(name), que(name), le('le', name), le('la', name), au(name)]).toEqual([
        `d’${name}`,
        `qu’${name}`,
        `l’${name}`,
        `l’${name}`,
        `à ${name}`,
      ]);
    }),
  );
});

test('any name with a consonant or a figure leaves it', () => {
  fc.assert(
    fc.property(nameFrom(CONSONANTS), (name) => {
      fc.pre(!/^les? /i.test(name));
      expect([de(name), que(name), le('la', name), au(name)]).toEqual([
        `de ${name}`,
        `que ${name}`,
        `la ${name}`,
        `à ${name}`,
      ]);
    }),
  );
});

test('an H is silent in the French words and first names that have a silent one', () => {
  const silent = [
    'heure',
    'habitude',
    'homme',
    'honneur',
    'horaire',
    'hiver',
    'histoire',
    'hôpital',
    'Hélène',
    'Hubert',
  ];
  const heard = ['hockey', 'haut', 'hors-jeu', 'huit', 'Hughes', 'Hamilton', 'Hertl', 'Habs', 'Henrique', 'Hivernon'];
  expect(silent.map(de)).toEqual(silent.map((word) => `d’${word}`));
  expect(heard.map(de)).toEqual(heard.map((word) => `de ${word}`));
  expect(['Yann', 'Yohan', 'yeux'].map(de)).toEqual(['de Yann', 'de Yohan', 'de yeux']);
  expect(['Ypres', 'Yves', 'Yvon'].map(de)).toEqual(['d’Ypres', 'd’Yves', 'd’Yvon']);
});

test('the article of any name joins the word before it', () => {
  fc.assert(
    fc.property(nameFrom([...VOWELS, ...CONSONANTS]), fc.constantFrom('Le', 'le', 'LE'), (name, article) => {
      expect([de(`${article} ${name}`), au(`${article} ${name}`)]).toEqual([`du ${name}`, `au ${name}`]);
      expect([de(`${article}s ${name}`), au(`${article}s ${name}`)]).toEqual([`des ${name}`, `aux ${name}`]);
      expect([de(`La ${name}`), au(`La ${name}`)]).toEqual([`de La ${name}`, `à La ${name}`]);
    }),
  );
});

/** Returns '12 345', by hand. */
const written = (count: number): string => {
  const digits = String(Math.abs(count));
  const thirds = [];
  for (let end = digits.length; end > 0; end -= 3) thirds.unshift(digits.slice(Math.max(0, end - 3), end));
  return `${count < 0 ? '-' : ''}${thirds.join(' ')}`;
};

test('any count has its noun in the right form', () => {
  const counts = fc.oneof(
    fc.integer({ min: -3, max: 3 }),
    fc.integer({ min: 0, max: 2_000_000 }),
    fc.integer({ min: 1, max: 900 }).map((millions) => millions * 1_000_000),
  );
  fc.assert(
    fc.property(counts, fc.constantFrom('joueur', 'échange', 'heure'), (count, noun) => {
      const isMillions = count !== 0 && count % 1_000_000 === 0;
      const of = noun === 'joueur' ? 'de ' : 'd’';
      const form = Math.abs(count) < 2 ? noun : `${noun}s`;
      expect(plainSpaces(countOf(count, noun))).toBe(`${written(count)} ${isMillions ? of : ''}${form}`);
      expect(pluralOf(count, 'un', 'plusieurs')).toBe(Math.abs(count) < 2 ? 'un' : 'plusieurs');
    }),
  );
  expect([0.5, 1.5, 1.99, 2.5].map((count) => plainSpaces(countOf(count, 'but')))).toEqual([
    '0,5 but',
    '1,5 but',
    '1,99 but',
    '2,5 buts',
  ]);
});

test('any place, sum, hour and list is written as in Quebec', () => {
  const french = localeOf('fr');
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000 }), (place) => {
      expect([french.ordinal(place), feminineOrdinal(place)]).toEqual(
        place === 1 ? ['1er', '1re'] : [`${place}e`, `${place}e`],
      );
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200_000_000 }), (dollars) => {
      expect(plainSpaces(french.money(dollars))).toBe(`${written(dollars)} $`);
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }), (hour, minute) => {
      const at = Date.UTC(2026, 2, 7, hour, minute);
      expect(plainSpaces(french.clock(at, 'UTC'))).toBe(`${hour} h ${String(minute).padStart(2, '0')}`);
    }),
  );
  fc.assert(
    fc.property(fc.array(nameFrom(CONSONANTS), { maxLength: 5 }), (names) => {
      const [last, ...before] = names.toReversed();
      const start = before.toReversed().join(', ');
      expect(listOf(names)).toBe(last === undefined ? '' : start === '' ? last : `${start} et ${last}`);
    }),
  );
  // A whole month does not end in a point, so a sentence can end with it.
  expect(['01-15', '07-01', '12-31'].map((day) => french.day(day))).toEqual([
    '15 janvier',
    '1er juillet',
    '31 décembre',
  ]);
  expect(['Zoé', 'eau', 'Étienne', 'Éric', 'Eve', 'cote', 'côté', 'coté'].sort(french.compare)).toEqual([
    'cote',
    'coté',
    'côté',
    'eau',
    'Éric',
    'Étienne',
    'Eve',
    'Zoé',
  ]);
});
