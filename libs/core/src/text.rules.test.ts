import { expect, it } from '@jest/globals';
import { capital, formatMany, lines, listed, many, message, oneLine } from './text.rules.js';

it.each([
  ['a line break', 'The\nPond', 'The Pond'],
  ['a carriage return and a tab', 'The\r\n\tPond', 'The Pond'],
  ['an escape of a terminal', 'The \u001b[31mPond\u001b[0m', 'The [31mPond [0m'],
  ['a bell and a backspace', 'The\u0007 Pond\u0008', 'The Pond'],
  ['a right-to-left override', 'The \u202EdnoP', 'The dnoP'],
  ['isolates and marks of direction', '\u2066The\u2069 \u200EPond\u200F\u061C', 'The Pond'],
  ['spaces of no width', 'The\u200B Po\u200Cn\u200Dd\uFEFF\u2060', 'The Pond'],
  ['a soft hyphen', 'Po\u00ADnd', 'Pond'],
  ['a line separator', 'The\u2028Pond\u2029', 'The Pond'],
  ['wide and unbreakable spaces', '\u00A0The\u3000\u2003Pond', 'The Pond'],
  ['fillers that show nothing', '\u3164\u115FPond\u2800', 'Pond'],
  ['characters of nobody', 'Pond\uE000', 'Pond'],
  ['tags', 'Pond\u{E0041}', 'Pond'],
  ['noncharacters', 'Po\uFFFEnd\u{1FFFF}', 'Pond'],
  ['half of a pair', 'Po\uD83Dnd\uDE00', 'Pond'],
  ['the grapheme joiner', 'Po\u034Fnd', 'Pond'],
  ['inherent vowels of Khmer', 'Po\u17B4n\u17B5d', 'Pond'],
  ['selectors of Mongolian', 'P\u180Bo\u180Cn\u180Dd\u180E\u180F', 'Pond'],
  ['fillers of Hangul', 'P\u1160ond\uFFA0', 'Pond'],
])('a name does without %s', (_, written, kept) => {
  expect(oneLine(written)).toBe(kept);
});

it.each(['Zoë Müller-Øst', "O'Brien", 'Иван', '山田 太郎', 'عبد الله', '👨‍👩‍👧 family', '🏒🥅', 'می‌خواهم', 'क्‍ष', '❤️‍🔥'])(
  '%s stays as it is',
  (name) => {
    expect(oneLine(name)).toBe(name);
    expect(lines(name)).toBe(name);
  },
);

it.each([
  ['Arabic', 'م'],
  ['Devanagari', 'क'],
  ['Bengali', 'ক'],
  ['Tamil', 'க'],
  ['Telugu', 'క'],
  ['Kannada', 'ಕ'],
  ['Malayalam', 'ക'],
  ['Sinhala', 'ක'],
  ['Gujarati', 'ક'],
  ['Gurmukhi', 'ਕ'],
])('a letter of %s is joined to the next, and to no Latin one', (_, letter) => {
  for (const joiner of ['\u200C', '\u200D']) {
    expect(oneLine(`${letter}${joiner}${letter}`)).toBe(`${letter}${joiner}${letter}`);
    expect(oneLine(`${letter}${joiner}a${joiner}${letter}`)).toBe(`${letter}a${letter}`);
  }
});

it('parts of one emoji stay together, whatever the colour of its skin', () => {
  expect(oneLine('👩🏽\u200D🚀')).toBe('👩🏽\u200D🚀');
});

it('two ways to write one letter are one', () => {
  expect(oneLine('Zoe\u0308')).toBe('Zo\u00EB');
});

it('what shows nothing is empty', () => {
  expect(oneLine('\u200B\u202E\u3164 \n')).toBe('');
  expect(message('\u200B\n\u202E ')).toBe('');
});

it('a text of several lines keeps its line breaks and tabs, and nothing else that cannot be seen', () => {
  expect(lines('one\r\ntwo\rthree\u2028four\n\n\tfive')).toBe('one\ntwo\nthree\nfour\n\n\tfive');
  expect(lines('pay \u202E001$\u202C now\u001b[2J\u0000')).toBe('pay 001$ now[2J');
  expect(message('  hello\n')).toBe('hello');
});

it('cleaning twice is cleaning once', () => {
  for (const text of ['a\u200B\u200B b', 'a \u202E b', '\u0065\u200B\u0308', 'a\u200D👩\u200D\u200D👧']) {
    expect(oneLine(oneLine(text))).toBe(oneLine(text));
    expect(lines(lines(text))).toBe(lines(text));
  }
});

it('counts are said in the singular and the plural, lists with their last word, sentences with a capital', () => {
  expect([many(1, 'player'), many(2, 'player'), many(0, 'pick')]).toEqual(['1 player', '2 players', '0 picks']);
  expect([many(1, 'defenseman', 'defensemen'), many(2, 'defenseman', 'defensemen')]).toEqual([
    '1 defenseman',
    '2 defensemen',
  ]);
  expect([formatMany(1, 'row'), formatMany(12_345, 'row')]).toEqual(['1 row', '12,345 rows']);
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(listed)).toEqual(['', 'a', 'a and b', 'a, b and c']);
  expect(capital('the draft')).toBe('The draft');
});
