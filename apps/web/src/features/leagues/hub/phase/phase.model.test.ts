import { describe, expect, test } from '@jest/globals';
import { weekWords } from './phase.model.js';

const league = { time_zone: 'America/Toronto', maxPickupsPerWeek: 2 };
const before = Date.parse('2025-09-01T12:00:00Z');

describe('what the dates of a season give is said before it begins', () => {
  test('free-agent picks for each of its weeks', () => {
    expect(weekWords(league, { start: '2025-10-06', end: '2025-10-26' }, before)).toBe(
      'Every team gets 2 free-agent picks a week for 3 weeks.',
    );
  });

  test('only for the weeks that are left, where it has begun already', () => {
    expect(weekWords(league, { start: '2025-10-06', end: '2025-10-26' }, Date.parse('2025-10-14T12:00:00Z'))).toBe(
      'Every team gets 2 free-agent picks a week for the 2 weeks that are left, of 3.',
    );
  });

  test('nothing where there are no dates, or no picks', () => {
    expect(weekWords(league, { start: '', end: '2025-10-26' }, before)).toBeNull();
    expect(weekWords(league, { start: '2025-10-26', end: '2025-10-06' }, before)).toBeNull();
    expect(
      weekWords({ ...league, maxPickupsPerWeek: 0 }, { start: '2025-10-06', end: '2025-10-26' }, before),
    ).toBeNull();
  });
});
