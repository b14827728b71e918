import { expect, test } from '@jest/globals';
import { wordIn } from '../locale.js';
import { messageOf, storedMessageWords } from './messages.js';

test('a stored message is worded for its reader; sentences and unknown keys of other releases do no harm', () => {
  const stored = messageOf('pushRefusedNotice', { status: 410 });
  expect(storedMessageWords(stored)).toBe('The push service of this browser did not take a notice (410).');
  expect(wordIn('fr', () => storedMessageWords(stored))).toBe(
    'Le service push de ce navigateur a refusé un avis (410).',
  );
  expect(storedMessageWords('It did not answer.')).toBe('It did not answer.');
  expect(storedMessageWords('["ofALaterRelease"]')).toBe('A later release wrote this.');
});
