import { expect, test } from '@jest/globals';
import { NOTIFICATION_KINDS, NOTIFICATION_WORDS, preferencesOf, REMIND_HOURS } from './notification.rules.js';

test('every mail goes out until its kind is switched off, and the others still do then', () => {
  expect(Object.values(preferencesOf([]))).toEqual(NOTIFICATION_KINDS.map(() => true));
  const some = preferencesOf(['invitation', 'a kind of yesterday']);
  expect(Object.keys(some)).toEqual([...NOTIFICATION_KINDS]);
  expect(NOTIFICATION_KINDS.filter((kind) => !some[kind])).toEqual(['invitation']);
});

test('every kind has its words, and reminders go out in the last day', () => {
  for (const kind of NOTIFICATION_KINDS) expect(NOTIFICATION_WORDS[kind]).toMatch(/\w+ \w+/);
  expect(REMIND_HOURS).toEqual({ faPick: 24, protection: 24, trades: 24 });
});
