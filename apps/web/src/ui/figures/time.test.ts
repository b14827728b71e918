import { expect, test } from '@jest/globals';
import { wordIn } from '@crease/core/locale.js';
import {
  formatDay,
  formatExact,
  formatMoment,
  formatWeekday,
  formatWhen,
  setZone,
  formatDue,
  formatTime,
} from './time.js';

const now = new Date(2025, 10, 20, 12).getTime();
const hours = (count: number) => count * 3_600_000;

test('times are relative under a week and dates after', () => {
  expect(formatWhen(now - 5_000, now)).toBe('just now');
  expect(formatWhen(now - hours(2), now)).toBe('2 hours ago');
  expect(formatWhen(now + hours(72), now)).toBe('in 3 days');
  expect(formatWhen(now - hours(24 * 6), now)).toBe('6 days ago');
  expect(formatWhen(now - hours(24 * 8), now)).toBe('Nov 12');
  expect(formatWhen(now - hours(24 * 400), now)).toBe('Oct 16, 2024');
});

test('what lies ahead is rounded: an offer that stands for three days ends in three days, also a moment later', () => {
  expect(formatWhen(now + hours(72) - 60_000, now)).toBe('in 3 days');
  expect(formatWhen(now + hours(60), now)).toBe('in 3 days');
  expect(formatWhen(now + hours(59), now)).toBe('in 2 days');
  expect(formatWhen(now + hours(24) - 1_000, now)).toBe('tomorrow');
  expect(formatWhen(now + hours(1) - 1_000, now)).toBe('in 1 hour');
  expect(formatWhen(now + 30_000, now)).toBe('in a moment');
  expect(formatWhen(now - hours(72) + 60_000, now)).toBe('2 days ago');
});

test('inside a league times are those of its zone and say so; outside, the reader’s', () => {
  const at = Date.parse('2025-11-21T02:05:00Z');
  try {
    setZone('America/Vancouver');
    expect(formatExact(at)).toBe('Thursday, November 20, 2025 at 6:05 PM PST');
    expect(formatMoment(at)).toBe('Thu, Nov 20, 6:05 PM PST');
    expect([formatDay(at), formatWeekday(at), formatTime(at)]).toEqual(['November 20, 2025', 'Thu, Nov 20', '6:05 PM']);
    setZone('Europe/Berlin');
    expect(formatExact(at)).toBe('Friday, November 21, 2025 at 3:05 AM GMT+1');
    expect(formatWhen(at, at + hours(24 * 10))).toBe('Nov 21');
  } finally {
    setZone(undefined);
  }
  expect(formatExact(at)).not.toMatch(/PST|GMT/);
});

test('a near due time is on a 12-hour clock of the league’s zone', () => {
  setZone('America/Toronto');
  const now = Date.parse('2025-09-20T16:00:00Z');
  const due = (at: string) => formatDue(Date.parse(at), now);
  expect([
    due('2025-09-20T18:17:00Z'),
    due('2025-09-21T03:59:00Z'),
    due('2025-09-21T12:17:00Z'),
    due('2025-09-24T12:17:00Z'),
    due('2025-10-24T12:17:00Z'),
  ]).toEqual(['2:17 PM', '11:59 PM', 'Sun 8:17 AM', 'Wed 8:17 AM', 'Oct 24, 8:17 AM']);
  setZone(undefined);
});

test('a French reader reads dates after a week with an article, and never two points', () => {
  const at = (day: string) => Date.parse(`${day}T17:00:00Z`);
  const now = at('2026-01-15');
  const read = () => {
    setZone('America/Toronto');
    return [
      formatWhen(at('2026-01-13'), now),
      formatWhen(at('2026-01-01'), now),
      formatWhen(at('2026-02-07'), now),
      formatWhen(at('2025-12-01'), now),
      formatDue(at('2026-02-01'), now),
      formatWeekday(at('2026-02-01')),
      formatDay(at('2026-02-01')),
      formatMoment(at('2026-02-01')),
    ];
  };
  try {
    expect(wordIn('fr', read).map((words) => words.replaceAll(/\s/g, ' '))).toEqual([
      'avant-hier',
      'le 1er janvier',
      'le 7 février',
      'le 1er déc. 2025',
      'le 1er février, 12 h 00',
      'dim. 1er février',
      '1er février 2026',
      expect.stringMatching(/^dim\. 1er févr\.,? (?:à )?12 h 00 HNE$/),
    ]);
  } finally {
    setZone(undefined);
  }
});
