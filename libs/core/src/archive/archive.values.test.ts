import { expect, test } from '@jest/globals';
import { FORMER_MENTION, FORMER_NAME } from '../auth/words/former.words.js';
import { messageWords } from '../messages/messages.js';
import { z } from 'zod';
import { body, json, LARGEST_JSON, line, moment, timeZone } from './archive.values.js';

const anyObject = json(z.record(z.string(), z.unknown()));

test.each([
  ['Team 1', 'Team 1'],
  ['\u202eTigers<b>\nof  the North\u200b', 'Tigers<b> of the North'],
  ['x'.repeat(100_000), 'x'.repeat(40)],
  ['\u200b\u0000', 'Team'],
  ['😀'.repeat(30), '😀'.repeat(20)],
  [`${'x'.repeat(39)}😀`, 'x'.repeat(39)],
])('a name is one clean line of at most 40 characters', (before, after) => {
  expect(line(40, 'Team').parse(before)).toBe(after);
});

test('a text keeps its lines', () => {
  expect(body(20).parse('One\r\ntwo\u202e\u0000')).toBe('One\ntwo');
  expect(body(5).parse('y'.repeat(3_000_000))).toBe('yyyyy');
});

test('names of deleted accounts keep their marks, and nothing else does', () => {
  expect(line(40).parse(FORMER_NAME)).toBe(FORMER_NAME);
  expect(body(60).parse(`Hi\u2060 @${FORMER_MENTION}\r\n`)).toBe(`Hi @${FORMER_MENTION}\n`);
  expect(line(40).parse(`${FORMER_NAME}\u2060`)).toBe(FORMER_NAME);
  expect(line(40).parse('\u2060Anna\u2060 \u2060Former manager')).toBe('Anna Former manager');
  const named = { says: { figures: { author: FORMER_NAME, text: `@${FORMER_MENTION}, hi` } } };
  expect(anyObject.parse(named)).toBe(named);
});

test('texts inside JSON are cleaned, and clean JSON stays the same object', () => {
  const clean = { says: { figures: { text: 'Two\nlines', name: 'Anna' } }, list: [1, null, 'a'] };
  expect(anyObject.parse(clean)).toBe(clean);
  expect(anyObject.parse({ name: 'An\nna', text: 'Two\nlines\u202e', of: ['\u200bx'] })).toEqual({
    name: 'An na',
    text: 'Two\nlines',
    of: ['x'],
  });
});

test.each<[string, unknown]>([
  ['a list in place of an object', []],
  ['a number that is too large', { n: 1e300 }],
  ['a name that is too long', { ['k'.repeat(LARGEST_JSON.key + 1)]: 1 }],
  ['a time zone that does not exist', { clock: { quietHours: { timeZone: 'Mars/Phobos' } } }],
  ['too many values', { list: Array.from({ length: LARGEST_JSON.values + 1 }, () => 0) }],
])('JSON with %s is refused', (_, value) => {
  expect(anyObject.safeParse(value).success).toBe(false);
});

test('the refusal of JSON names the place', () => {
  const rule = json(z.strictObject({ salary_cap: z.number('must be a number.') }));
  expect(messageWords(rule.safeParse({ salary_cap: 'much' }).error?.issues[0]?.message ?? '')).toBe(
    'salary_cap: must be a number.',
  );
});

test.each([
  ['FOO+5', false],
  ['+05:00', false],
  ['Mars/Phobos', false],
  ['America/Toronto', true],
  ['Etc/GMT+5', true],
])('%s is a time zone: %p', (zone, known) => {
  expect(timeZone.safeParse(zone).success).toBe(known);
});

test.each([
  ['2026-11-25T23:15:15.123456+00:00', true],
  ['2026-11-25', false],
  ['9999-01-01T00:00:00Z', false],
  ['1970-01-01T00:00:00Z', false],
  [5, false],
])('%p is a moment of the product: %p', (at, known) => {
  expect(moment.safeParse(at).success).toBe(known);
});
