import { expect, test } from '@jest/globals';
import { ageWords } from './tonight-data.js';
import { playingWords } from './TonightLine.js';

test('the age of what is shown is told in seconds, then in minutes', () => {
  expect([ageWords(-400), ageWords(20_000), ageWords(59_400), ageWords(185_000)]).toEqual([
    '0 s ago',
    '20 s ago',
    '59 s ago',
    '3 min ago',
  ]);
});

test('how many play is told from the team’s side', () => {
  expect(playingWords(7, 7, true)).toBe('7 of your players play tonight');
  expect(playingWords(7, 3, true)).toBe('7 of your players play tonight, 3 still to begin');
  expect(playingWords(1, 0, false)).toBe('1 player plays tonight, all have begun');
  expect(playingWords(0, 0, true)).toBe('None of your players plays tonight');
});
