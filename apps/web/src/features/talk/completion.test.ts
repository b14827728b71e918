import { expect, test } from '@jest/globals';
import { askedAt, completed, namesFor } from './completion.js';

test('a name is asked for after an @ that begins a word', () => {
  expect(askedAt('Hi @An', 6)).toEqual({ at: 3, begins: 'An' });
  expect(askedAt('@', 1)).toEqual({ at: 0, begins: '' });
  expect(askedAt('me@crease', 9)).toBeNull();
  expect(askedAt('@ An', 4)).toBeNull();
  expect(askedAt('@An\nother', 9)).toBeNull();
  expect(askedAt('none', 4)).toBeNull();
});

test('names that begin so come first, and one that stands there whole is not offered', () => {
  const names = ['Bears', 'Ann Lee', 'Leeds', 'An'];
  expect(namesFor('le', names, 5)).toEqual(['Leeds', 'Ann Lee']);
  expect(namesFor('', names, 2)).toEqual(['Bears', 'Ann Lee']);
  expect(namesFor('bears', names, 5)).toEqual([]);
  expect(namesFor('cote', ['Zoé', 'Anne Côté'], 5)).toEqual(['Anne Côté']);
});

test('a name takes the place of its beginning', () => {
  expect(completed('Hi @An, ok', { at: 3, begins: 'An' }, 'Ann Lee')).toEqual({ text: 'Hi @Ann Lee , ok', caret: 12 });
  expect(completed('@le there', { at: 0, begins: 'le' }, 'Leeds')).toEqual({ text: '@Leeds there', caret: 7 });
});
