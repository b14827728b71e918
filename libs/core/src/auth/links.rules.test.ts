import { expect, test } from '@jest/globals';
import { mailLink, RESET_MINUTES, resetPath, VERIFY_HOURS, verifyPath } from './links.rules.js';

const token = 'Ab_-5'.padEnd(43, 'x');

test('a link of a mail is read back to what it is for', () => {
  expect(mailLink(resetPath(token).slice(1))).toEqual({ kind: 'reset', token });
  expect(mailLink(verifyPath(token).slice(1))).toEqual({ kind: 'verify', token });
});

test.each([
  '',
  '#',
  `#reset=${token}x`,
  `#reset=${token.slice(1)}`,
  `x#reset=${token}`,
  `#resets=${token}`,
  `reset=${token}`,
  `#reset=${token.slice(1)}!`,
])('"%s" is no link of a mail', (hash) => expect(mailLink(hash)).toBeNull());

test('a reset is good for half an hour, a confirmation for two days', () =>
  expect([RESET_MINUTES, VERIFY_HOURS]).toEqual([30, 48]));
