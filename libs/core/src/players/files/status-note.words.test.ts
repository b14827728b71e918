import { expect, test } from '@jest/globals';
import { wordIn } from '../../locale.js';
import { CLUB_RESERVE, statusNoteWords } from './status-note.words.js';

test('a note that a players file gives is in the language of its reader', () => {
  expect(wordIn('en', () => statusNoteWords(CLUB_RESERVE))).toBe('On their club’s injured reserve');
  expect(wordIn('fr', () => statusNoteWords(CLUB_RESERVE))).toBe('Sur la liste des blessés de son club');
});

test('a note that a person wrote stays', () => {
  expect(wordIn('fr', () => statusNoteWords('Knee, out until April'))).toBe('Knee, out until April');
});

test('a note that the earlier release stored in English is in the language of its reader', () => {
  expect(wordIn('fr', () => statusNoteWords("On their club's injured reserve"))).toBe(
    'Sur la liste des blessés de son club',
  );
});
