import { expect, test } from '@jest/globals';
import { formatMoney, formatMoneyShort } from './money.js';
import { clockWords, dayWords, momentWords, monthDayWords } from './calendar.js';
import { chooseLanguage, locale, localeOf, type DateStyle } from './locale.js';
import { listed, many } from './text.rules.js';
import { inLanguages, type InLanguages } from './words.js';

const NUMBERS = Array.from({ length: 400 }, (_, at) => (at * at * at * 37) % 9_999_991);
const MOMENTS = Array.from({ length: 120 }, (_, at) =>
  Date.UTC(2020, at, 1 + (at % 28), (at * 7) % 24, (at * 13) % 60),
);
const ZONES = ['America/Toronto', 'America/St_Johns', 'Europe/Berlin', 'UTC'];

test('numbers and money are written as the platform writes them in English', () => {
  for (const number of NUMBERS) {
    expect(locale.number(number)).toBe(number.toLocaleString('en-US'));
    expect(locale.number(number / 7, { maximumFractionDigits: 3 })).toBe(
      (number / 7).toLocaleString('en-US', { maximumFractionDigits: 3 }),
    );
    expect(formatMoney(number)).toBe(`$${number.toLocaleString('en-US')}`);
    expect(formatMoney(-number - 1)).toBe(`-$${(number + 1).toLocaleString('en-US')}`);
  }
  expect([0, 999, 775_000, 1_200_000, -1_500_000, 999_950].map((amount) => formatMoneyShort(amount))).toEqual([
    '$0',
    '$999',
    '$775K',
    '$1.2M',
    '-$1.5M',
    '$1M',
  ]);
});

test('dates are written as the platform writes them in English', () => {
  for (const at of MOMENTS) {
    const day = new Date(at).toISOString().slice(0, 10);
    const inUtc = { timeZone: 'UTC', month: 'short', day: 'numeric' } as const;
    expect(dayWords(day)).toBe(new Date(at).toLocaleDateString('en-US', { ...inUtc, year: 'numeric' }));
    expect(monthDayWords(day.slice(5))).toBe(new Date(at).toLocaleDateString('en-US', inUtc));
    for (const timeZone of ZONES) {
      const clock = new Date(at)
        .toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' })
        .replace(/\s/, ' ');
      const date = new Date(at).toLocaleDateString('en', {
        timeZone,
        weekday: 'short',
        month: 'short',
        day: 'numeric',
        year: 'numeric',
      });
      expect(clockWords(at, timeZone)).toBe(clock);
      expect(momentWords(at, timeZone)).toMatch(new RegExp(`^${date}, ${clock} \\S+$`));
    }
  }
  const style = { timeZone: 'UTC', dateStyle: 'long' } as const;
  for (const at of MOMENTS) expect(locale.dates(style).format(at)).toBe(new Date(at).toLocaleDateString('en', style));
});

test('French days of any date format are written as people write them, also at the end of a sentence', () => {
  const french = localeOf('fr');
  const first = Date.UTC(2026, 10, 1, 17);
  const later = Date.UTC(2026, 10, 21, 17);
  const written = (style: DateStyle, at = first) => french.dates({ timeZone: 'UTC', ...style }).format(at);
  const short = { month: 'short', day: 'numeric' } as const;
  expect(written(short)).toBe('1er novembre');
  expect(written(short, later)).toBe('21 novembre');
  expect(written({ ...short, year: 'numeric' })).toBe('1er nov. 2026');
  expect(written({ ...short, weekday: 'short' })).toBe('dim. 1er novembre');
  expect(written({ ...short, weekday: 'short' }, later)).toBe('sam. 21 novembre');
  expect(written({ ...short, hour: 'numeric', minute: '2-digit' })).toMatch(/^1er nov\.,? .*17.h.00$/);
  expect(written({ dateStyle: 'long' })).toBe('1er novembre 2026');
  expect(written({ dateStyle: 'medium' })).toBe('1er nov. 2026');
  expect(written({ month: 'short' })).toBe('nov.');
  expect(written({ year: 'numeric', month: 'numeric', day: 'numeric' })).not.toContain('er');
  expect(french.dates({ timeZone: 'UTC', ...short }).formatRange(first, later)).toMatch(/^1er.*21 nov\.$/);
  expect([localeOf('en'), french].map(({ relativeDay }) => relativeDay('1'))).toEqual(['1', 'le 1']);
});

test('counts choose a plural form, places an ending, and lists a last word', () => {
  for (const number of NUMBERS.map((one) => one % 1_200)) {
    const tens = number % 100;
    const ending = tens > 10 && tens < 20 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
    expect(locale.ordinal(number)).toBe(`${number}${ending}`);
    expect(many(number, 'player')).toBe(`${number} player${number === 1 ? '' : 's'}`);
  }
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(listed)).toEqual(['', 'a', 'a and b', 'a, b and c']);
  expect(locale.list(['a', 'b', 'c'])).toBe('a, b, and c');
  expect(locale.parts(['a', 'b', 'c'])).toBe('a, b, c');
  expect([locale.relative(-1, 'day'), locale.relative(3, 'hour')]).toEqual(['yesterday', 'in 3 hours']);
});

test('names are in the order of the language', () => {
  expect(['Zoé', 'zoe', 'Émile', 'Emma', 'anna'].sort(locale.compare)).toEqual(['anna', 'Émile', 'Emma', 'zoe', 'Zoé']);
  expect(['Team 10', 'team 9', 'Team 1'].sort(locale.compareNatural)).toEqual(['Team 1', 'team 9', 'Team 10']);
});

test('a reader without a language that the product has reads English', () => {
  for (const accepted of [
    undefined,
    '',
    '*',
    'en',
    'en-CA,en;q=0.8',
    'fr-CA;q=0.5, en',
    'de;q=0.9,xx',
    'en;q=0',
    ';;,,q=',
  ])
    expect(chooseLanguage(accepted)).toBe('en');
});

test('a reader who prefers French reads French', () => {
  for (const accepted of ['fr', 'fr-CA, en;q=0.5', 'FR-fr', 'de, fr;q=0.2', 'en;q=0.4, fr;q=0.5'])
    expect(chooseLanguage(accepted)).toBe('fr');
});

const WON = { won: ({ team }: { team: string }) => `${team} won.`, over: () => 'It is over.' };
type Won = InLanguages<typeof WON>;
const gagne = ({ team }: { team: string }) => `${team} a gagné.`;

test('a reader gets the catalogue of their language, and English for one of a later release', () => {
  const wordsIn = inLanguages<typeof WON>({ en: WON, fr: { won: gagne, over: () => 'C’est fini.' } });
  expect(wordsIn('fr').won({ team: 'Lynx' })).toBe('Lynx a gagné.');
  expect(wordsIn('en').won({ team: 'Lynx' })).toBe('Lynx won.');
  expect(wordsIn('de' as 'fr').over()).toBe('It is over.');
});

test('a catalogue without a language, an entry or with other figures does not compile', () => {
  // @ts-expect-error a language is missing
  const without: Won = { en: WON };
  // @ts-expect-error an entry is missing
  const short: Won = { en: WON, fr: { won: gagne } };
  // @ts-expect-error an entry asks for a figure that the English one does not have
  const other: Won = { en: WON, fr: { won: ({ club }: { club: string }) => club, over: () => '' } };
  expect([without, short, other]).toHaveLength(3);
});
