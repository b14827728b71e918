import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { dayPlus } from '../../calendar.js';
import { sumOfPoints } from '../../players/scoring/scoring.table.js';
import { eachKind, RECORD_KINDS, records, type PlayedSeason } from './history.rules.js';
import { bestWeek, recentPoints, leads, placed, raceOf, runningSums, type Race } from './race.rules.js';
import { standings } from '../../competition/standings.rules.js';

const START = '2025-10-07';
const day = (number: number) => dayPlus(START, number);
const race = (daily: Record<string, readonly number[]>): Race => ({
  days: Array.from({ length: Math.max(...Object.values(daily).map(({ length }) => length)) }, (_, index) => day(index)),
  teams: Object.entries(daily).map(([teamId, own]) => ({ teamId, daily: own })),
});

describe('a race', () => {
  test('has every day on which anybody earned points, and 0 for who earned none on it', () => {
    expect(
      raceOf([
        { teamId: 'a', days: [day(3), day(5)], points: [2, 1.5] },
        { teamId: 'b', days: [], points: [] },
        { teamId: 'c', days: [day(4)], points: [3] },
      ]),
    ).toEqual({
      days: [day(3), day(4), day(5)],
      teams: [
        { teamId: 'a', daily: [2, 0, 1.5] },
        { teamId: 'b', daily: [0, 0, 0] },
        { teamId: 'c', daily: [0, 3, 0] },
      ],
    });
  });

  test('says what was earned in the last days, and which places the last day brought', () => {
    const table = placed(race({ a: [9, 0, 0, 0, 0, 0, 0, 0, 1], b: [1, 1, 1, 1, 1, 1, 1, 1, 5], c: [0, 0] }));
    expect(table.map(({ teamId, rank, recent, lastDay, gained }) => [teamId, rank, recent, lastDay, gained])).toEqual([
      ['b', 1, 11, 5, 1],
      ['a', 2, 1, 1, -1],
      ['c', 3, 0, 0, 0],
    ]);
  });

  test('takes off the points that a team lost at the season’s end', () => {
    const table = placed(race({ a: [5, 5], b: [4, 4] }), new Map([['a', 3]]));
    expect(table.map(({ teamId, rank, points, gained }) => [teamId, rank, points, gained])).toEqual([
      ['b', 1, 8, 0],
      ['a', 2, 7, 0],
    ]);
  });

  test('has its best week where seven days earned most, the first of equals', () => {
    const days = Array.from({ length: 12 }, (_, index) => day(index));
    expect(bestWeek(days, [0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 1])).toEqual({ from: day(-4), to: day(2), points: 9 });
    expect(bestWeek(days, [3, 0, 0, 0, 0, 0, 2, 1, 0, 0, 0, 0])).toEqual({ from: day(0), to: day(6), points: 5 });
    expect(bestWeek(days, [0, 0])).toBeNull();
  });

  test('of one day, or of none, moves nobody', () => {
    expect(placed(race({ a: [1], b: [2] })).map(({ teamId, gained }) => [teamId, gained])).toEqual([
      ['b', 0],
      ['a', 0],
    ]);
    expect(placed({ days: [], teams: [{ teamId: 'a', daily: [] }] })).toMatchObject([
      { rank: 1, points: 0, recent: 0, lastDay: 0, gained: 0 },
    ]);
  });

  test('is led from the day a team is first alone until the day before it is not', () => {
    const gap: Race = {
      days: [day(0), day(4), day(5), day(9)],
      teams: [
        { teamId: 'a', daily: [3, 0, 0, 9] },
        { teamId: 'b', daily: [1, 2, 1, 0] },
      ],
    };
    expect(leads(gap)).toEqual([
      { teamId: 'a', from: day(0), to: day(3), days: 4 },
      { teamId: 'b', from: day(5), to: day(8), days: 4 },
      { teamId: 'a', from: day(9), to: day(9), days: 1 },
    ]);
    expect(leads({ days: [], teams: [] })).toEqual([]);
  });

  const raceArb = fc
    .array(fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 25 }), { minLength: 1, maxLength: 6 })
    .map((teams) => {
      const days = [...Array(Math.max(...teams.map(({ length }) => length))).keys()].map((index) => day(index * 2));
      return raceOf(
        teams.map((points, index) => ({
          teamId: `t${index}`,
          days: days.slice(0, points.length),
          points: points.map((one) => one / 100),
        })),
      );
    });

  test('comes to the table: sums run to the points, places to the ranks, and a week is never more than a season', () => {
    fc.assert(
      fc.property(raceArb, (any) => {
        const table = placed(any);
        const own = standings(any.teams.map(({ teamId, daily }) => ({ teamId, points: sumOfPoints(daily) })));
        expect(table.map(({ teamId, rank, points }) => [teamId, rank, points])).toEqual(
          own.map(({ teamId, rank, points }) => [teamId, rank, points]),
        );
        for (const { teamId, daily } of any.teams) {
          const points = table.find((row) => row.teamId === teamId)?.points ?? NaN;
          expect(runningSums(daily).at(-1) ?? 0).toBe(points);
          const week = bestWeek(any.days, daily);
          expect(recentPoints(any.days, daily)).toBeLessThanOrEqual(week?.points ?? 0);
          expect(week?.points ?? 0).toBeLessThanOrEqual(points);
        }
        const all = leads(any);
        for (const [index, lead] of all.entries()) expect(lead.from > (all[index - 1]?.to ?? '')).toBe(true);
        const [first] = table;
        if (any.days.length > 0 && first && !first.shared)
          expect(all.at(-1)).toMatchObject({ teamId: first.teamId, to: any.days.at(-1) });
      }),
    );
  });
});

describe('records', () => {
  const season = (name: string, over: boolean, daily: Record<string, readonly number[]>): PlayedSeason => ({
    season: name,
    over,
    decidedBy: 'points',
    ...race(daily),
    points: new Map(Object.entries(daily).map(([teamId, own]) => [teamId, sumOfPoints(own)])),
  });

  test('are the best of all seasons; of equals the one that was there first', () => {
    const best = records(
      [season('2025-26', false, { a: [4, 4], b: [9, 0] }), season('2024-25', true, { a: [3, 5], b: [1, 1] })],
      [
        { season: '2025-26', teamId: 'b', playerId: 2, points: 9, games: 1 },
        { season: '2024-25', teamId: 'a', playerId: 1, points: 9, games: 2 },
      ],
    );
    expect(best.season.map(({ teamId, season: of, figure }) => [teamId, of, figure])).toEqual([
      ['b', '2025-26', 9],
      ['a', '2024-25', 8],
      ['a', '2025-26', 8],
    ]);
    expect(best.margin).toMatchObject([{ teamId: 'a', season: '2024-25', figure: 6 }]);
    expect(best.day[0]).toMatchObject({ teamId: 'b', figure: 9, from: START, to: START });
    expect(best.player.map(({ player }) => player?.playerId)).toEqual([1, 2]);
    expect(best.lead[0]).toMatchObject({ teamId: 'a', season: '2024-25', figure: 2 });
  });

  test('have a list for each kind', () => {
    expect(eachKind((kind) => kind)).toEqual(Object.fromEntries(RECORD_KINDS.map((kind) => [kind, kind])));
  });

  test('say whose they are, of which season and days', () => {
    const best = records(
      [season('2025-26', true, { a: [1, 2], b: [0, 0] })],
      [{ season: '2025-26', teamId: 'a', playerId: 7, points: 2, games: 3 }],
    );
    const whole = { teamId: 'a', otherId: null, season: '2025-26', from: null, to: null, player: null };
    expect(best.season).toEqual([{ ...whole, figure: 3 }]);
    expect(best.margin).toEqual([{ ...whole, figure: 3 }]);
    expect(best.week).toEqual([{ ...whole, figure: 3, from: day(-5), to: day(1) }]);
    expect(best.day).toEqual([
      { ...whole, figure: 2, from: day(1), to: day(1) },
      { ...whole, figure: 1, from: START, to: START },
    ]);
    expect(best.player).toEqual([{ ...whole, figure: 2, player: { playerId: 7, games: 3 } }]);
    expect(best.lead).toEqual([{ ...whole, figure: 2, from: START, to: day(1) }]);
  });

  test('of equals are in the order of the seasons, whatever order they came in', () => {
    const years = ['2024-25', '2022-23', '2023-24'];
    const best = records(
      years.map((year) => season(year, true, { a: [5] })),
      years.map((year, index) => ({ season: year, teamId: 'a', playerId: index, points: 5, games: 1 })),
    );
    for (const kind of ['season', 'week', 'day', 'player'] as const)
      expect(best[kind].map(({ season: of }) => of)).toEqual([...years].sort());
    const shares = [3, 2].map((playerId) => ({ season: '2024-25', teamId: 'a', playerId, points: 5, games: 1 }));
    expect(records([], shares).player.map(({ player }) => player?.playerId)).toEqual([3, 2]);
  });

  test('of a margin need a second team and a single winner', () => {
    const margin = (daily: Record<string, readonly number[]>) => records([season('2025-26', true, daily)], []).margin;
    expect(margin({ a: [3] })).toEqual([]);
    expect(margin({ a: [3], b: [3] })).toEqual([]);
    const none = { ...season('2025-26', true, {}), days: [], teams: [] };
    expect(records([none], []).margin).toEqual([]);
  });

  test('are none where nobody earned anything', () => {
    expect(records([season('2025-26', true, { a: [], b: [] })], [])).toEqual(eachKind(() => []));
  });
});
