import { expect, test } from '@jest/globals';
import { momentWords } from './calendar.js';

const at = Date.parse('2026-11-22T02:05:00Z');

test('a moment is written in the league’s zone, with the zone', () => {
  expect(momentWords(at, 'America/Toronto')).toBe('Sat, Nov 21, 2026, 9:05 PM EST');
  expect(momentWords(at, 'America/Los_Angeles')).toBe('Sat, Nov 21, 2026, 6:05 PM PST');
  expect(momentWords(at, 'Europe/Berlin')).toBe('Sun, Nov 22, 2026, 3:05 AM GMT+1');
  expect(momentWords(Date.parse('2026-07-01T16:00:00Z'), 'America/Toronto')).toBe('Wed, Jul 1, 2026, 12:00 PM EDT');
});
