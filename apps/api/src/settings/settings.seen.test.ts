import { expect, test } from '@jest/globals';
import { RefusalError } from '../platform/refusal.error.js';
import type { SettingChangeRow } from './settings.queries.js';
import { refuseDue } from './settings.seen.js';

const change: SettingChangeRow = {
  id: 'c',
  league_id: 'l',
  key: 'lineup_f',
  before: 8,
  after: 9,
  effect: 'next-period',
  state: 'coming',
  season: null,
  due_at: new Date('2026-11-30T12:00:00Z'),
  held_from: null,
  reason: null,
  made_at: new Date('2026-11-25T12:00:00Z'),
  made_by_name: 'Robin Roy',
};

function refusedAt(now: string, timeZone: string, row = change): string | null {
  try {
    refuseDue([row], [row.key], { now: Date.parse(now), timeZone });
    return null;
  } catch (error) {
    if (error instanceof RefusalError) return error.refusal.message;
    throw error;
  }
}

test('a change of places stays once the line-ups of its first day are decided', () => {
  const [before, decided, due] = ['2026-11-29T22:59:59Z', '2026-11-29T23:00:00Z', '2026-11-30T12:00:00Z'];
  expect([before, decided, due].map((now) => refusedAt(now, 'Pacific/Auckland'))).toEqual([
    null,
    expect.stringMatching(/today’s line-ups are decided/),
    expect.stringMatching(/is due/),
  ]);
  expect([decided, due].map((now) => refusedAt(now, 'America/Toronto'))).toEqual([
    null,
    expect.stringMatching(/is due/),
  ]);
  // Weights of a day are not stored before its games.
  expect(refusedAt(decided, 'Pacific/Auckland', { ...change, key: 'scoring' })).toBeNull();
});
