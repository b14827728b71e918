import { expect, test } from '@jest/globals';
import { retryAfterMs } from './retry-after.js';

const NOW = Date.parse('2026-11-25T12:00:00Z');

test.each([
  ['7', 7_000],
  [' 7 ', 7_000],
  ['86400', 3_600_000],
  ['Wed, 25 Nov 2026 12:00:30 GMT', 30_000],
  ['Wed, 25 Nov 2026 11:00:00 GMT', null],
  ['0', null],
  ['-5', null],
  ['soon', null],
  ['9'.repeat(400), null],
  [null, null],
])('Retry-After %p asks for %p ms', (header, ms) => expect(retryAfterMs(header, NOW, 3_600_000)).toBe(ms));
