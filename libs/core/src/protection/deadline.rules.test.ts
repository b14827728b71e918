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
    expect(judgeDeadline(NOON + 6_000, NOON, { confirmed: false, field: 'deadline' })).toMatchObject({
      refusal: { field: 'deadline', kind: 'invalid', limit: 60, message: expect.stringContaining('a minute away') },
    });
  });

  test('is never in the past, nor more than a year away, even when confirmed', () => {
    expect(judged(0, true)).toBe('deadlinePast');
    expect(judged(367 * 24 * 60, true)).toBe('deadlineFar');
  });
});

describe('locked sheets', () => {
  const since = (change: Partial<SinceLocked> = {}) =>
    hindrancesToReopen({ protecting: true, locked: true, draftsBegun: [], taken: [], ...change }).map(
      ({ name }) => name,
    );

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

test('a deadline is judged to the millisecond: an hour ahead, now, and 366 days', () => {
  const at = (ms: number, confirmed = false) => {
    const result = judgeDeadline(NOON + ms, NOON, { confirmed, field: 'deadline' });
    return result.ok ? result.value - NOON : result.refusal.name;
  };
  const hour = 60 * MINUTE;
  expect([at(hour - 1), at(hour), at(hour - 1, true)]).toEqual(['deadlineSoon', hour, hour - 1]);
  expect([at(-1, true), at(0, true), at(1, true)]).toEqual(['deadlinePast', 'deadlinePast', 1]);
  expect([at(366 * 24 * hour), at(366 * 24 * hour + 1)]).toEqual([366 * 24 * hour, 'deadlineFar']);
});

test('a deadline that is near is said in minutes, one at least', () => {
  const soon = (ms: number) => judgeDeadline(NOON + ms, NOON, { confirmed: false, field: 'deadline' });
  expect(soon(1)).toMatchObject({ refusal: { figure: 1, message: expect.stringContaining('is a minute away') } });
  expect(soon(2 * MINUTE)).toMatchObject({
    refusal: { figure: 2, limit: 60, message: expect.stringContaining('is 2 minutes away') },
  });
});

test('released players who are taken again are counted in words', () => {
  const said = (taken: readonly string[]) =>
    hindrancesToReopen({ protecting: true, locked: true, draftsBegun: [], taken })[0];
  expect(said(['Ada Prov'])).toMatchObject({
    figure: 1,
    limit: 0,
    message: 'Ada Prov, released at the deadline, is on a team again.',
  });
  expect(said(['Ada Prov', 'Bo Berg'])).toMatchObject({
    figure: 2,
    message: 'Ada Prov and 1 more, released at the deadline, are on a team again.',
  });
});

test('a deadline that cannot be names its field and what to choose instead', () => {
  expect(judgeDeadline(NOON, NOON, { confirmed: true, field: 'deadline' })).toMatchObject({
    refusal: { kind: 'invalid', field: 'deadline', fix: 'Choose a time in the future.' },
  });
  expect(judgeDeadline(NOON + 400 * 24 * 60 * MINUTE, NOON, { confirmed: true, field: 'deadline' })).toMatchObject({
    refusal: { kind: 'invalid', field: 'deadline', fix: 'Choose an earlier one.' },
  });
});
