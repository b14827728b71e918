import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  champions,
  findSeasonPlace,
  isPointsKnown,
  regularPoints,
  seasonOver,
  standings,
  tableSeason,
  type SeasonRecords,
} from './standings.rules.js';

const table = (points: Record<string, number>) =>
  standings(Object.entries(points).map(([teamId, sum]) => ({ teamId, points: sum })));

describe('the table of a season', () => {
  test('has rank, gap to the leader and gap to the place above', () => {
    expect(table({ a: 10, b: 30.5, c: 24.25 })).toEqual([
      { teamId: 'b', points: 30.5, rank: 1, shared: false, behindLeader: 0, behindAbove: null },
      { teamId: 'c', points: 24.25, rank: 2, shared: false, behindLeader: 6.25, behindAbove: 6.25 },
      { teamId: 'a', points: 10, rank: 3, shared: false, behindLeader: 20.5, behindAbove: 14.25 },
    ]);
  });

  test('lets equal points share a rank and leaves out the next; sums of decimals that differ in nothing are equal', () => {
    expect(
      table({ a: 0.1 + 0.2, b: 5, c: 0.3, d: 0 }).map(({ teamId, rank, shared, behindAbove }) => [
        teamId,
        rank,
        shared,
        behindAbove,
      ]),
    ).toEqual([
      ['b', 1, false, null],
      ['a', 2, true, 4.7],
      ['c', 2, true, 4.7],
      ['d', 4, false, 0.3],
    ]);
    expect(
      table({ a: 7, b: 7, c: 6.99 }).map(({ rank, behindLeader, behindAbove }) => [rank, behindLeader, behindAbove]),
    ).toEqual([
      [1, 0, null],
      [1, 0, null],
      [3, 0.01, 0.01],
    ]);
  });

  test('ranks a team by how many have more, whatever the points', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 32 }), (points) => {
        for (const row of standings(points.map((sum, index) => ({ teamId: `t${index}`, points: sum / 100 })))) {
          expect(row.rank).toBe(1 + points.filter((sum) => sum > Math.round(row.points * 100)).length);
          expect(row.shared).toBe(points.filter((sum) => sum === Math.round(row.points * 100)).length > 1);
          expect(row.behindAbove === null).toBe(row.rank === 1);
        }
      }),
    );
  });
});

describe('the champion of a season', () => {
  test('has the most points; equals share the title, and nobody wins with nothing', () => {
    const names = (points: Record<string, number>) => champions(table(points)).map(({ teamId }) => teamId);
    expect(names({ a: 3, b: 9, c: 4 })).toEqual(['b']);
    expect(names({ a: 9, b: 9, c: 4 })).toEqual(['a', 'b']);
    expect(names({ a: 0, b: 0 })).toEqual([]);
    expect(names({})).toEqual([]);
  });

  test('is named when the league has left the season, and in the offseason after it', () => {
    expect(seasonOver('2025-26', { season: '2025-26', phase: 'in-season' })).toBe(false);
    expect(seasonOver('2025-26', { season: '2025-26', phase: 'startup-drafts' })).toBe(false);
    expect(seasonOver('2025-26', { season: '2025-26', phase: 'offseason' })).toBe(true);
    expect(seasonOver('2025-26', { season: '2026-27', phase: 'protection' })).toBe(true);
    expect(seasonOver('2026-27', { season: '2026-27', phase: 'protection' })).toBe(false);
    expect(seasonOver('2027-28', { season: '2026-27', phase: 'offseason' })).toBe(false);
  });

  test('stays on top until the next season begins', () => {
    for (const phase of ['setup', 'startup-drafts', 'in-season', 'offseason'] as const)
      expect(tableSeason({ season: '2026-27', phase })).toBe('2026-27');
    for (const phase of ['protection', 'annual-drafts'] as const)
      expect(tableSeason({ season: '2026-27', phase })).toBe('2025-26');
  });
});

test('points of a regular season are those earned here without what was lost at its end, or those of an imported table', () => {
  const figures = { earned: 9, imported: 1007, less: 3 };
  expect([regularPoints('here', figures), regularPoints('elsewhere', figures)]).toEqual([6, 1007]);
});

describe('where a season was played', () => {
  const place = (year: string, more: Partial<SeasonRecords> = {}) =>
    findSeasonPlace({ season: '2026-27', dates: [], scored: [], written: [], ...more }, year);
  const last = { season: '2025-26' };

  test('is here for the present season, and for each with dates, points or a final table', () => {
    expect(place('2026-27')).toBe('here');
    expect(place('2025-26', { dates: [last] })).toBe('here');
    expect(place('2025-26', { scored: [{ season: '2024-25' }, last] })).toBe('here');
    expect(place('2025-26', { written: [{ ...last, brought: false }] })).toBe('here');
    expect(place('2025-26')).toBe('nowhere');
    expect(place('2024-25', { dates: [last], written: [{ ...last, brought: true }] })).toBe('nowhere');
  });

  test('is elsewhere when its table was imported, even if points were earned here', () => {
    const written = [
      { ...last, brought: true },
      { season: '2024-25', brought: false },
    ];
    expect(place('2025-26', { written, dates: [last], scored: [last] })).toBe('elsewhere');
    expect(place('2024-25', { written })).toBe('here');
  });

  test('decides whether its points are known: of playoffs elsewhere they are not', () => {
    const known = (where: Parameters<typeof isPointsKnown>[0]) => [
      isPointsKnown(where, 'regular'),
      isPointsKnown(where, 'nhlPlayoffs'),
    ];
    expect(known('here')).toEqual([true, true]);
    expect(known('elsewhere')).toEqual([true, false]);
    expect(known('nowhere')).toEqual([false, false]);
    expect(known(undefined)).toEqual([false, false]);
  });
});
