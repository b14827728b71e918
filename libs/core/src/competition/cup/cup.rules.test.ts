import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { pairRound, type Seed } from '../playoffs/playoff.rules.js';
import { checkCupPeriods, chosenPeriods, cupDay, cupLosers, drawCup, firstPeriods, weeksAfter } from './cup.rules.js';

const teamsOf = (count: number) => Array.from({ length: count }, (_, index) => `t${index + 1}`);
const table = fc.integer({ min: 2, max: 32 }).map(teamsOf);
const seedOf = (number: number) => (((number + 1) * 2_654_435_761) % 2 ** 32).toString(16).padStart(8, '0').repeat(4);
const seed = fc.nat().map(seedOf);

describe('the day of the draw', () => {
  test.each([
    [{}, null],
    [{ cup: 'none' }, null],
    [{ cup: '11-01' }, '2025-11-01'],
    [{ cup: '02-01', format: 'h2h_points' }, '2026-02-01'],
    [{ cup: '02-01', format: 'roto' }, null],
  ] as const)('by %j is %s', (settings, day) => {
    expect(cupDay(settings, '2025-26')).toBe(day);
  });
});

describe('the draw', () => {
  test('has every team once, byes for the best of the table, and follows from its seed', () => {
    fc.assert(
      fc.property(table, seed, (ids, by) => {
        const drawn = drawCup(ids, by);
        expect(drawn.map(({ teamId }) => teamId).sort()).toEqual([...ids].sort());
        expect(drawn.map(({ seed: place }) => place)).toEqual(ids.map((_, index) => index + 1));
        expect(drawCup(ids, by)).toEqual(drawn);
        const size = 2 ** Math.ceil(Math.log2(ids.length));
        const idle = pairRound(drawn, 1, false).flatMap(({ home, away }) => (away === null ? [home] : []));
        expect(idle.sort()).toEqual(ids.slice(0, size - ids.length).sort());
      }),
    );
  });

  test('gives each opponent about the same chance', () => {
    const met = new Map<string, number>();
    for (let number = 0; number < 4_000; number += 1)
      for (const { home, away } of pairRound(drawCup(teamsOf(4), seedOf(number)), 1, false))
        if ([home, away].includes('t1')) {
          const other = home === 't1' ? (away ?? '') : home;
          met.set(other, (met.get(other) ?? 0) + 1);
        }
    for (const count of met.values()) expect(Math.abs(count - 4_000 / 3)).toBeLessThan(160);
    expect(met.size).toBe(3);
  });

  test('leads to one winner, who lost no round, whatever the points are', () => {
    fc.assert(
      fc.property(table, seed, fc.array(fc.nat(3), { minLength: 40, maxLength: 40 }), (ids, by, points) => {
        let seeds: Seed[] = drawCup(ids, by);
        const rounds = Math.ceil(Math.log2(ids.length));
        for (let round = 1; round <= rounds; round += 1) {
          const pairs = pairRound(seeds, round, false).map((pair, index) => ({
            ...pair,
            homePoints: points[(7 * round + 2 * index) % 40] ?? 0,
            awayPoints: points[(7 * round + 2 * index + 1) % 40] ?? 0,
          }));
          const lost = cupLosers(pairs, ids);
          expect(lost).toHaveLength(pairs.filter(({ away }) => away !== null).length);
          for (const { home, away, homePoints, awayPoints } of pairs)
            // Counted by hand: fewer points, and in a tie the worse place of the table.
            if (away !== null)
              expect(lost).toContain(
                homePoints === awayPoints
                  ? ids.indexOf(home) > ids.indexOf(away)
                    ? home
                    : away
                  : homePoints < awayPoints
                    ? home
                    : away,
              );
          seeds = seeds.map((one) => (lost.includes(one.teamId) ? { ...one, outIn: round } : one));
        }
        expect(seeds.filter(({ outIn }) => outIn === null)).toHaveLength(1);
      }),
    );
  });
});

describe('the weeks of a cup', () => {
  const season = { startsOn: '2025-10-07', endsOn: '2026-01-25' };
  const week = (startsOn: string, endsOn: string) => ({ startsOn, endsOn });
  const weeks = [
    week('2026-01-05', '2026-01-11'),
    week('2026-01-12', '2026-01-18'),
    week('2026-01-19', '2026-01-25'),
  ] as const;

  test('go from Monday to Sunday after the draw, and must fit into the season', () => {
    expect(weeksAfter('2026-01-01', season)).toEqual(weeks);
    expect(firstPeriods(weeks, 3)).toEqual(weeks);
    expect(firstPeriods(weeks, 4)).toBeNull();
    expect(firstPeriods([], 0)).toBeNull();
    // Drawn on a Sunday, the first round begins on the next day.
    expect(weeksAfter('2026-01-04', season)[0]?.startsOn).toBe('2026-01-05');
    expect(weeksAfter('2026-01-05', season)).toHaveLength(2);
    expect(weeksAfter('2026-01-20', season)).toEqual([]);
    // The season begins after the draw.
    expect(weeksAfter('2025-09-01', season)[0]?.startsOn).toBe('2025-10-13');
  });

  test('can be chosen, one for each round, in any order', () => {
    const choose = (...days: string[]) => checkCupPeriods(days, weeks, 2);
    expect(choose('2026-01-19', '2026-01-05')).toEqual({ ok: true, value: [weeks[0], weeks[2]] });
    const wrong = [
      choose('2026-01-05'),
      choose('2026-01-05', '2026-01-05'),
      choose(...weeks.map((one) => one.startsOn)),
    ];
    expect(wrong.map((one) => !one.ok && [one.refusal.name, one.refusal.figure, one.refusal.limit])).toEqual([
      ['cupPeriodsWrong', 1, 2],
      ['cupPeriodsWrong', 1, 2],
      ['cupPeriodsWrong', 3, 2],
    ]);
    const unknown = choose('2026-01-06', '2026-01-05');
    expect(!unknown.ok && unknown.refusal).toMatchObject({
      name: 'cupPeriodUnknown',
      message: 'No period after the draw of the cup begins on Jan 6, 2026.',
    });
  });

  test('follow a calendar whose days moved, and are given up where a period is gone', () => {
    const moved = [week('2026-01-04', '2026-01-10'), week('2026-01-11', '2026-01-17')];
    expect(chosenPeriods(['2026-01-05', '2026-01-12'], moved, 2)).toEqual(moved);
    expect(chosenPeriods(['2026-01-05', '2026-01-19'], moved, 2)).toBeNull();
    expect(chosenPeriods(['2026-01-05', '2026-01-06'], moved, 2)).toBeNull();
    // Teams joined since, so there are more rounds.
    expect(chosenPeriods(['2026-01-05', '2026-01-12'], moved, 3)).toBeNull();
    expect(chosenPeriods([], moved, 2)).toBeNull();
  });
});
