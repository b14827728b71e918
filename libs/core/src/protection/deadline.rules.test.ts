import { describe, expect, test } from '@jest/globals';
import { hindrancesToReopen, judgeDeadline, type SinceLocked } from './deadline.rules.js';

const NOON = Date.parse('2026-08-01T12:00:00Z');
const MINUTE = 60_000;
const judged = (minutes: number, confirmed = false) => {
  const result = judgeDeadline(NOON + minutes * MINUTE, NOON, { confirmed, field: 'deadline' });
  return result.ok ? 'ok' : result.refusal.name;
};

describe('a deadline', () => {
  test('lies at least an hour ahead, unless it is confirmed', () => {
    expect(judged(60)).toBe('ok');
    expect(judged(59)).toBe('deadlineSoon');
    expect(judged(59, true)).toBe('ok');
    expect(judgeDeadline(NOON + 6_000, NOON, { confirmed: false, field: 'deadline' })).toMatchObject({ refusal: { field: 'deadline', kind: 'invalid', limit: 60, message: expect.stringContaining('a minute away') } });
  });

  test('is never in the past, nor more than a year away, whoever confirms it', () => {
    expect(judged(0, true)).toBe('deadlinePast');
    expect(judged(367 * 24 * 60, true)).toBe('deadlineFar');
  });
});

describe('locked sheets', () => {
  const since = (change: Partial<SinceLocked> = {}) => hindrancesToReopen({ protecting: true, locked: true, draftsBegun: [], taken: [], ...change }).map(({ name }) => name);

  test('can be opened again until a draft has begun or a released player is taken', () => {
    expect(since()).toEqual([]);
    expect(since({ draftsBegun: ['Rookie draft'] })).toEqual(['draftBegun']);
    expect(since({ taken: ['Ada Prov', 'Bo Berg'] })).toEqual(['releasedTaken']);
  });

  test('cannot once the league has gone on, nor while they are open', () => {
    expect(since({ protecting: false })).toEqual(['notInProtection']);
    expect(since({ locked: false })).toEqual(['sheetsNotLocked']);
  });
});
