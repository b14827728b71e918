import { locale } from './locale.js';
import { textsByReader } from './words.js';

/**
 * Cleans text that users enter as names or messages. Characters without a shape are removed (`UNSEEN`): they can make
 * one name look like another, or one log line like two.
 */

/** Zero-width joiners that are needed: inside emoji, and in scripts that require them. */
const NEEDED =
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})|(?<=[\p{scx=Arab}\p{scx=Deva}\p{scx=Beng}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Gujr}\p{scx=Guru}])[\u200C\u200D](?=[\p{scx=Arab}\p{scx=Deva}\p{scx=Beng}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Gujr}\p{scx=Guru}])/gu;
/**
 * Format characters such as direction marks (Cf), private use (Co), lone surrogates (Cs), noncharacters, and characters
 * without a shape: the grapheme joiner, fillers, Khmer inherent vowels, Mongolian selectors and the empty Braille cell.
 */
const UNSEEN =
  /[\p{Cf}\p{Co}\p{Noncharacter_Code_Point}\p{Cs}\u034F\u115F\u1160\u17B4\u17B5\u180B-\u180F\u2800\u3164\uFFA0]/gu;

function withoutUnseen(text: string, kept: readonly RegExp[]): string {
  const needed = new Set([NEEDED, ...kept].flatMap((one) => [...text.matchAll(one)].map(({ index }) => index)));
  return text.replace(UNSEEN, (character, index: number) => (needed.has(index) ? character : ''));
}

/**
 * Cleans a single line, such as a name, title or reason. Line breaks, other spaces and control characters become one
 * space. Invisible characters that match one of `kept` stay.
 */
export function oneLine(text: string, ...kept: readonly RegExp[]): string {
  return withoutUnseen(text.replace(/[\p{Cc}\p{Z}]+/gu, ' '), kept)
    .normalize('NFC')
    .replace(/ +/g, ' ')
    .trim();
}

/** Cleans text with several lines, such as a message. Line breaks are normalized; tabs are kept. */
export function lines(text: string, ...kept: readonly RegExp[]): string {
  return withoutUnseen(
    text.replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n').replace(/[^\P{Cc}\n\t]/gu, ''),
    kept,
  ).normalize('NFC');
}

export const message = (text: string): string => lines(text).trim();

const isOne = (count: number): boolean => locale.plural(count) === 'one';

/** '1 player', '2 players'. `more` is the plural when it does not end in 's'. */
export const many = (count: number, one: string, more = `${one}s`): string => `${count} ${isOne(count) ? one : more}`;

/** Begins a sentence: 'One player', '2 players'. */
export const oneOrMore = (count: number, one: string, more: string): string =>
  isOne(count) ? `One ${one}` : `${count} ${more}`;

/** '12,345' */
export const formatCount = (count: number): string => locale.number(count);

/** '0.86': a figure with this number of decimals. */
export const formatDecimals = (value: number, digits: number): string =>
  // `Intl` rounds the shortest decimal, and 0.9125 stands for a little less.
  locale.number(Number(value.toFixed(digits)), { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** '.915': a share with three decimals, without the zero before them. */
export const formatShare = (share: number): string => formatDecimals(share, 3).replace(/^(-?)0(?=\D)/, '$1');

/** '1 row', '12,345 rows'. `more` is the plural when it does not end in 's'. */
export const formatMany = (count: number, one: string, more = `${one}s`): string =>
  `${formatCount(count)} ${isOne(count) ? one : more}`;

const UNITS = textsByReader({
  en: { hour: 'hour', minute: 'minute', second: 'second', none: '0 seconds', space: ' ' },
  fr: { hour: 'heure', minute: 'minute', second: 'seconde', none: '0\u00A0seconde', space: '\u00A0' },
});

/** '45 seconds', '5 minutes', '1 hour 30 minutes' */
export function durationWords(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 3_600), UNITS.hour],
    [Math.floor(seconds / 60) % 60, UNITS.minute],
    [seconds % 60, UNITS.second],
  ] as const;
  const said = parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count}${UNITS.space}${isOne(count) ? unit : `${unit}s`}`);
  return said.length === 0 ? UNITS.none : said.join(' ');
}

/** 'a', 'a and b', 'a, b and c' */
export const listed = (words: readonly string[]): string => locale.listed(words);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 'repechage' for 'Repêchage'. */
export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
